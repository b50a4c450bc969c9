import type { ConfigurationEntry } from '@stragan/contract'
import { hrefTo, type Language, otherLanguage } from '@stragan/routing'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Logo } from './logo.tsx'
import { shellMessages } from './shell.messages.ts'

export interface Frame {
  shop: Pick<ConfigurationEntry<'shop'>, 'name' | 'tagline' | 'theme' | 'logo'>
  business: ConfigurationEntry<'local_business'> | null
}

/** Header, content and footer of an ordinary page. */
export function DefaultLayout({ language, shop, business, children }: Frame & { language: Language; children: ReactNode }) {
  const t = shellMessages[language]
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:bg-ground focus:p-3">
        {t.skip}
      </a>
      <header className="border-b border-rule">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3">
          <a href={hrefTo(language, 'home')} aria-label={t.toHome(shop.name)} className="flex items-center gap-3 font-semibold text-lg">
            <Logo logo={shop.logo} />
            {shop.name}
          </a>
          <LanguageSwitch language={language} label={t.otherLanguage} />
        </div>
      </header>
      <main id="content" className="mx-auto max-w-6xl px-4 py-8">
        {children}
      </main>
      <footer className="mt-12 border-t border-rule">
        <div className="mx-auto max-w-6xl px-4 py-8 text-quiet text-sm leading-6">
          <p className="font-semibold text-ink">{shop.name}</p>
          <p>{shop.tagline}</p>
          {business && (
            <address className="mt-4 not-italic">
              {business.street}, {business.postal_code} {business.city}
              <br />
              <a href={`tel:${business.phone.replaceAll(' ', '')}`} className="underline">
                {business.phone}
              </a>
              {' · '}
              <a href={`mailto:${business.email}`} className="underline">
                {business.email}
              </a>
              <br />
              {t.openingHours}: {business.opening_hours}
            </address>
          )}
        </div>
      </footer>
    </>
  )
}

/** Leads to the same page in the other language where it has one, else to its home. */
function LanguageSwitch({ language, label }: { language: Language; label: string }) {
  const other = otherLanguage[language]
  const match = useMatches().at(-1)
  const alternate = (match?.loaderData as { alternates?: Record<Language, string> } | undefined)?.alternates?.[other]
  return (
    <a href={alternate ?? hrefTo(other, 'home')} lang={other} hrefLang={other} className="px-2 py-2 underline">
      {label}
    </a>
  )
}
