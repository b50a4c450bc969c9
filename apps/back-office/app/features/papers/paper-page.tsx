import { type Language, languages } from '@stragan/contract'
import type { Paper } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { PrintButton } from '@stragan/ui/print-button'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { PaperSheet } from './paper-sheet.tsx'
import { paperMessages } from './papers.messages.ts'

interface PaperPageProps {
  paper: Paper
  shop: string
  back: { href: string; label: string }
  /** Address of the PDF in the language of the paper. */
  pdf: string
  /** Address of this page in a language. */
  hrefIn: (language: Language) => string
  /** What is done with the paper in hand. */
  next?: { href: string; label: string } | undefined
}

/** A paper as it is printed, and above it what is not. */
export function PaperPage({ paper, shop, back, pdf, hrefIn, next }: PaperPageProps) {
  const language = useLanguage()
  const t = paperMessages[language]
  return (
    <div className="grid max-w-4xl gap-6">
      <title>{`${paper.title} | Stragan`}</title>
      <div className="grid gap-4 print:hidden">
        <Breadcrumb href={back.href}>{back.label}</Breadcrumb>
        <div className="flex flex-wrap items-center gap-3">
          <PrintButton>{t.print}</PrintButton>
          <ButtonLink size="small" icon="download" href={pdf}>
            {t.pdf}
          </ButtonLink>
          {next && (
            <ButtonLink size="small" href={next.href}>
              {next.label}
            </ButtonLink>
          )}
          <nav aria-label={t.language} className="ml-auto flex gap-1">
            {languages.map(one => (
              <ButtonLink
                key={one}
                kind="quiet"
                size="small"
                href={hrefIn(one)}
                className="aria-[current]:bg-accent-quiet aria-[current]:text-accent"
                {...(one === paper.language && { 'aria-current': 'true' })}
              >
                {languageNames[language][one]}
              </ButtonLink>
            ))}
          </nav>
        </div>
      </div>
      <PaperSheet paper={paper} orders={`/${shop}/orders`} />
    </div>
  )
}
