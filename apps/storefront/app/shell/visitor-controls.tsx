import type { Language } from '@stragan/routing'
import { CartBadge } from '../features/cart/cart-badge.tsx'
import { FavouriteBadge } from '../features/favourites/favourite-badge.tsx'
import type { Display } from '../platform/display.ts'
import { AccountMenu } from './account-menu.tsx'
import type { VisitorSummary } from './visitor-summary.tsx'

interface VisitorControlsProps {
  summary: VisitorSummary
  language: Language
  prices: Display['prices']
}

/** The part of the header that depends on the visitor: account, favourites and cart. */
export function VisitorControls({ summary, language, prices }: VisitorControlsProps) {
  return (
    <>
      <AccountMenu customer={summary.customer} language={language} />
      <div className="max-md:hidden">
        <FavouriteBadge served={summary.favourites} language={language} />
      </div>
      <div className="sm:w-33">
        <CartBadge served={summary.cart} language={language} prices={prices} />
      </div>
    </>
  )
}
