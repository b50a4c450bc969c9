import { pages } from '@stragan/routing'
import type { CartBadge } from '../features/cart/cart-summary.ts'
import { displayCode } from '../platform/display.ts'
import type { PublicContext } from '../platform/public-context.ts'
import type { Notice } from '../platform/visitor-context.ts'
import { logoPath } from './logo.ts'

export interface LayoutData extends ReturnType<typeof createLayoutData> {
  /** Of a visitor with a session; null on public pages. */
  cart: CartBadge | null
  /** The logged-in customer. */
  customer: { first_name: string } | null
  /** Number of the customer's favourites. */
  favourites: number | null
  notice: Notice | null
}

/** Data of the hydrated layout, as small as possible: it is in the document twice, as markup and as data. */
export function createLayoutData({ bootstrap, display, language, page, consent, integrations }: PublicContext) {
  const { shop, currencies, mode, failed } = bootstrap
  return {
    language,
    layout: page ? pages[page.id].layout : 'default',
    shop: { name: shop.name, logo: logoPath(bootstrap) },
    currencies: currencies.map(({ code, name }) => ({ code, name })),
    display: { ...display, code: displayCode(display) },
    consent,
    integrations,
    isTest: mode === 'production_test',
    failed,
  }
}
