import { accountCalls, cartCalls, favouriteCalls, maxPerPage } from '@stragan/contract'
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
    loading ??= loadSummary(log, visitor).then(({ summary }) => summary)
    return loading
  }
}

interface LoadedSummary {
  summary: VisitorSummary
  /** Product ids; null if they failed to load. */
  favourites: number[] | null
}

/** A visitor with a session, as far as the pages that are the same for everybody depend on one. */
export interface Visitor {
  summary: VisitorSummary
  personal: PersonalProducts
}

/** The products that a customer sees differently from a stranger, by id. */
export interface PersonalProducts {
  favourites: ReadonlySet<number>
  /** With a personal price. */
  prices: ReadonlySet<number>
}

/** `customer` and `cart` are bootstrap components: one that fails to load is listed in `failed`, and the page shows a warning. */
async function loadSummary(log: RequestLog, { ifSession, customer: whoIsLoggedIn, notice }: VisitorContext): Promise<LoadedSummary> {
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
  const summary: VisitorSummary = {
    customer: customer && { first_name: customer.first_name },
    cart: cart && badgeOf(cart),
    favourites: favourites?.products.length ?? null,
    notice,
    failed: failed.sort(),
  }
  return { summary, favourites: customer && !favourites ? null : (favourites?.products.map(({ id }) => id) ?? []) }
}

/** Loads the summary with the visitor's favourites and personal prices; null if a part of it failed to load. */
export async function loadVisitor(log: RequestLog, visitor: VisitorContext): Promise<Visitor | null> {
  const [{ summary, favourites }, prices] = await Promise.all([loadSummary(log, visitor), personalPrices(log, visitor)])
  if (summary.failed.length > 0 || !favourites || !prices) return null
  return { summary, personal: { favourites: new Set(favourites), prices: new Set(prices) } }
}

/** Ids of the products with a personal price; null if they are more than one page of them. */
const personalPrices = (log: RequestLog, { customer, ifSession }: VisitorContext): Promise<number[] | null> =>
  withFallback(
    { log },
    'personal prices',
    customer().then(async known => {
      const found = known && (await ifSession(accountCalls.customerPrices, { query: { per_page: maxPerPage } }))
      if (!found) return []
      return found.total > found.items.length ? null : found.items.map(({ product_id }) => product_id)
    }),
    null,
  )
