import type { Language } from '@stragan/contract'
import { ButtonLink } from '@stragan/ui/button'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { Section } from '../../platform/page.tsx'
import { paperMessages } from './papers.messages.ts'

const documents = [
  { key: 'confirmation', page: 'confirmation', file: 'confirmation.pdf' },
  { key: 'packingSlip', page: 'packing-slip', file: 'packing_slip.pdf' },
] as const

/** What can be printed of an order, to look at and as a PDF. `language` is the buyer's. */
export function DocumentsSection({ shop, uid, language: buyers }: { shop: string; uid: string; language: Language }) {
  const language = useLanguage()
  const t = paperMessages[language]
  return (
    <Section id="documents" title={t.title} lead={t.lead(languageNames[language][buyers])}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {documents.map(({ key, page, file }) => (
          <li key={key} className="flex flex-wrap gap-2">
            <ButtonLink size="small" icon="print" href={`/${shop}/orders/${uid}/${page}`}>
              {t.openToPrint(t[key])}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              size="small"
              icon="download"
              href={`/${shop}/download/orders/${uid}/${file}`}
              aria-label={t.pdfOf(t[key])}
            >
              {t.pdf}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
