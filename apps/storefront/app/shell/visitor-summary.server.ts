import { cartCalls, favouriteCalls } from '@stragan/contract'
import { createContext } from 'react-router'
import { badgeOf } from '../features/cart/cart-summary.ts'
import type { BootstrapComponent } from '../platform/bootstrap.ts'
import type { RequestLog } from '../platform/public-context.ts'
import type { VisitorContext } from '../platform/visitor-context.ts'
import { withFallback } from '../platform/with-fallback.server.ts'
import type { VisitorSummary } from './visitor-summary.tsx'

/** Loads the summary of the request's visitor, once per request; it never fails. */
export const visitorSummaryContext = createContext<() => Promise<VisitorSummary>>()

export function createSummaryLoader(log: RequestLog, visitor: VisitorContext): () => Promise<VisitorSummary> {
  let loading: Promise<VisitorSummary> | undefined
  return () => {
    loading ??= loadSummary(log, visitor)
    return loading
  }
}

/** `customer` and `cart` are bootstrap components: one that fails to load is listed in `failed`, and the page shows a warning. */
async function loadSummary(log: RequestLog, { ifSession, customer: whoIsLoggedIn, notice }: VisitorContext): Promise<VisitorSummary> {
  const failed: BootstrapComponent[] = []
  const component = async <T>(name: BootstrapComponent, loading: Promise<T | null>): Promise<T | null> => {
    const loaded = await withFallback(
      { log },
      name,
      loading.then(value => ({ value })),
      null,
    )
    if (!loaded) failed.push(name)
    return loaded?.value ?? null
  }
  const [cart, customer, favourites] = await Promise.all([
    component('cart', ifSession(cartCalls.cart, { query: {} })),
    component('customer', whoIsLoggedIn()),
    withFallback(
      { log },
      'favourites',
      whoIsLoggedIn().then(customer => customer && ifSession(favouriteCalls.favorites, {})),
      null,
    ),
  ])
  return {
    customer: customer && { first_name: customer.first_name },
    cart: cart && badgeOf(cart),
    favourites: favourites?.products.length ?? null,
    notice,
    failed: failed.sort(),
  }
}
