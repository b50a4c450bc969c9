import { pages } from '@stragan/routing'
import type { CartBadge } from '../features/cart/cart-summary.ts'
import { displayCode } from '../platform/display.ts'
import type { PublicContext } from '../platform/public-context.ts'
import type { Notice } from '../platform/visitor-context.ts'
import { logoPath } from './logo.ts'

export interface Frame extends ReturnType<typeof frameOf> {
  /** Of a visitor who has a session; everybody else's pages are the same. */
  cart: CartBadge | null
  /** Who is logged in. */
  customer: { first_name: string } | null
  /** How many products a customer keeps. */
  favourites: number | null
  notice: Notice | null
}

/** What the frame shows of a visit beside its still parts, and no more: it is in the document twice, as markup and as data. */
export function frameOf({ bootstrap, display, language, page, consent, integrations }: PublicContext) {
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
