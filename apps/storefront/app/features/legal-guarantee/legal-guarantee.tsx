import { hrefTo, type Language } from '@stragan/routing'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import { legalGuaranteeMessages } from './legal-guarantee.messages.ts'

/** Whether consumers buy in the shop, who are reminded of it before they order (Directive 2011/83/EU, articles 6(1)(l) and 22a). */
export const remindsOfGuarantee = ({ sellsTo }: Pick<Bootstrap, 'sellsTo'>) => sellsTo === 'everyone'

interface LegalGuaranteeProps {
  language: Language
  /** Where a form would be left: opens the links in a new tab, and says so in these words. */
  newTab?: string
}

/** Reminder of the legal guarantee of conformity, with the section of the terms and the page of the European Union about it. */
export function LegalGuarantee({ language, newTab }: LegalGuaranteeProps) {
  const t = legalGuaranteeMessages[language]
  const links = [
    { text: t.terms, href: `${hrefTo(language, 'regulations')}#${t.section}` },
    { text: t.yourEurope, href: t.portal },
  ]
  return (
    <section aria-label={t.title} className="max-w-prose text-sm">
      <p>
        <strong className="font-semibold">{t.title}.</strong> {t.text}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {links.map(({ text, href }) => (
          <a key={href} href={href} target={newTab && '_blank'} rel="noopener" className="link target inline-flex items-center">
            {text}
            {newTab && <span className="sr-only"> {newTab}</span>}
          </a>
        ))}
      </p>
    </section>
  )
}
