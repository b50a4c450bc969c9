import type { Picture as PictureData } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { Picture } from '@stragan/ui/picture'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import { legalGuaranteeMessages } from './legal-guarantee.messages.ts'

/** What a page shows about the legal guarantee besides the reminder itself. */
export interface Guarantee {
  /** The European Commission's picture of the notice in the visitor's language, where the shop has it. */
  notice?: Notice
}

type Notice = Pick<PictureData, 'url' | 'width' | 'height'>

/** How consumers are reminded of it before they order (Directive 2011/83/EU, articles 6(1)(l) and 22a); null where companies alone buy. */
export function guaranteeIn({ sellsTo, content }: Pick<Bootstrap, 'sellsTo' | 'content'>): Guarantee | null {
  if (sellsTo !== 'everyone') return null
  const { guarantee_notice: shown } = content
  return shown ? { notice: { url: shown.url, width: shown.width, height: shown.height } } : {}
}

interface LegalGuaranteeProps extends Guarantee {
  language: Language
  /** Where a form would be left: opens the links in a new tab, and says so in these words. */
  newTab?: string
  /** Shows the notice on demand: until then its picture is not loaded. */
  isFolded?: boolean
}

/** Reminder of the legal guarantee of conformity, with the section of the terms, the page of the European Union about it and its notice. */
export function LegalGuarantee({ language, notice, newTab, isFolded = false }: LegalGuaranteeProps) {
  const t = legalGuaranteeMessages[language]
  const links = [
    { text: t.terms, href: `${hrefTo(language, 'regulations')}#${t.section}` },
    { text: t.yourEurope, href: t.portal },
  ]
  return (
    <section aria-label={t.title} className={`text-sm ${notice ? 'max-w-[40rem]' : 'max-w-prose'}`}>
      <p>
        <strong className="font-semibold">{t.title}.</strong> {t.text}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {links.map(link => (
          <GuaranteeLink key={link.href} {...link} newTab={newTab} />
        ))}
      </p>
      {notice && !isFolded && <NoticePicture notice={notice} language={language} newTab={newTab} />}
      {notice && isFolded && (
        <details className="group/notice">
          <summary className="link target inline-flex items-center gap-1">
            {t.showNotice}
            <Icon name="chevron-down" size="small" className="group-open/notice:rotate-180" />
          </summary>
          <NoticePicture notice={notice} language={language} newTab={newTab} />
        </details>
      )}
    </section>
  )
}

interface LinkProps {
  text: string
  href: string
  newTab: string | undefined
}

const GuaranteeLink = ({ text, href, newTab }: LinkProps) => (
  <a href={href} target={newTab && '_blank'} rel="noopener" className="link target inline-flex items-center">
    {text}
    {newTab && <span className="sr-only"> {newTab}</span>}
  </a>
)

/** The notice as the European Commission made it: whole, with its own colours on dark screens, too, and in a larger size behind a link. */
function NoticePicture({ notice, language, newTab }: { notice: Notice; language: Language; newTab: string | undefined }) {
  const t = legalGuaranteeMessages[language]
  return (
    <>
      <Picture
        picture={{ ...notice, is_drawing: false, alt: t.notice }}
        sizes="(min-width: 42rem) 40rem, 100vw"
        widths={noticeWidths}
        className="mt-2 h-auto w-full"
      />
      <p>
        <GuaranteeLink text={t.largeNotice} href={`${notice.url}-${largestWidth}.webp`} newTab={newTab} />
      </p>
    </>
  )
}

/** Its small print is text: a narrow version would be no smaller on a page. */
const noticeWidths = [720, 1200] as const
const largestWidth = 1200
