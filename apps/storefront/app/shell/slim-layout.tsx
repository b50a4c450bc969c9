import { hrefTo, isSlimPath, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ShopContact } from '../platform/bootstrap.ts'
import type { LayoutData } from './layout-data.ts'
import { Logo } from './logo.tsx'
import { LanguageSwitch } from './preference-switches.tsx'
import { shellMessages } from './shell.messages.ts'
import { TestShopBanner } from './test-shop-banner.tsx'

/** Header of the checkout: logo, phone with its hours, language. No search, no menu. */
export function SlimHeader({ layoutData, contact }: { layoutData: LayoutData; contact: ShopContact | null }) {
  const { language, shop } = layoutData
  const t = shellMessages[language]
  return (
    <header className="border-rule border-b bg-ground">
      <TestShopBanner layoutData={layoutData} />
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6">
        <a href={hrefTo(language, 'home')} aria-label={t.toHome(shop.name)} className="flex min-h-11 min-w-0 items-center gap-2 sm:gap-3">
          <Logo logo={shop.logo} size={40} className="shrink-0 max-sm:size-8" />
          <span className="wrap-anywhere font-display font-semibold text-lg leading-tight max-sm:sr-only">{shop.name}</span>
        </a>
        <div className="flex items-center gap-x-4">
          {contact?.phone && (
            <a href={contact.phoneLink} className="flex min-h-11 items-center gap-2 text-sm hover:underline">
              <Icon name="phone" className="text-quiet" />
              <span>
                <span className="block whitespace-nowrap font-semibold tabular-nums">{contact.phone}</span>{' '}
                {contact.openingHours && <span className="block text-quiet text-xs max-md:sr-only">{contact.openingHours}</span>}
              </span>
            </a>
          )}
          <LanguageSwitch language={language} />
        </div>
      </div>
    </header>
  )
}

/** Footer of the checkout: what a buyer may need to read before the order. */
export function SlimFooter({ language, contact }: { language: Language; contact: ShopContact | null }) {
  const t = shellMessages[language]
  return (
    <footer className="border-rule border-t bg-raised">
      <div className="mx-auto flex max-w-7xl flex-wrap items-baseline gap-x-6 px-4 py-4 text-sm sm:px-6">
        {(['regulations', 'privacyPolicy', 'contact'] as const).map(id => (
          <Item key={id} href={hrefTo(language, id)}>
            {t.screens[id]}
          </Item>
        ))}
        <Item href={hrefTo(language, 'withdrawFromContract')}>{t.withdraw}</Item>
        {contact && <Item href={`mailto:${contact.email}`}>{contact.email}</Item>}
      </div>
    </footer>
  )
}

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="inline-block py-1.5 text-quiet hover:text-ink hover:underline">
    {children}
  </a>
)

/** Loads the document anew where a navigation within it, such as back or a redirect, led to a page with the other header. */
export function useDocumentOfHeader({ slim }: LayoutData): void {
  const isRight = isSlimPath(useLocation().pathname) === (slim !== null)
  useEffect(() => {
    if (!isRight) window.location.reload()
  }, [isRight])
}
