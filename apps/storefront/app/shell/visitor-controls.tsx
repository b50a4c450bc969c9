import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { CartBadge } from '../features/cart/cart-badge.tsx'
import { FavouriteBadge } from '../features/favourites/favourite-badge.tsx'
import type { Display } from '../platform/display.ts'
import { AccountMenu } from './account-menu.tsx'
import { PhoneMenuLink } from './phone-menu-link.tsx'
import { searchFieldId } from './search-box.tsx'
import { shellMessages } from './shell.messages.ts'
import type { VisitorSummary } from './visitor-summary.tsx'

interface VisitorControlsProps {
  summary: VisitorSummary
  language: Language
  prices: Display['prices']
}

/**
 * The part of the header that depends on the visitor: account, favourites and cart. On phones favourites and cart stand in a bar at the
 * bottom of the screen, with links to the home page, the search field and the menu.
 */
export function VisitorControls({ summary, language, prices }: VisitorControlsProps) {
  const t = shellMessages[language]
  return (
    <>
      <AccountMenu customer={summary.customer} language={language} />
      <div className="bottom-bar">
        <a href={hrefTo(language, 'home')} className={phoneLink}>
          <Icon name="home" size="large" />
          <span className="bottom-bar-label">{t.home}</span>
        </a>
        <a href={`#${searchFieldId}`} className={phoneLink}>
          <Icon name="search" size="large" />
          <span className="bottom-bar-label">{t.search}</span>
        </a>
        <PhoneMenuLink language={language} className={phoneLink}>
          <span className="bottom-bar-label">{t.menu}</span>
        </PhoneMenuLink>
        <div className="grid sm:max-md:hidden">
          <FavouriteBadge served={summary.favourites} language={language} />
        </div>
        <div className="cart-place">
          <CartBadge served={summary.cart} language={language} prices={prices} />
        </div>
      </div>
    </>
  )
}

const phoneLink = 'bottom-bar-link sm:hidden'
