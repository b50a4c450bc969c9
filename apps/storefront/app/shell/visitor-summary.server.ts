import { type Currency, cartCalls, favouriteCalls, type ResponseOutput, visitorCalls } from '@stragan/contract'
import { createContext } from 'react-router'
import { badgeOf } from '../features/cart/cart-summary.ts'
import type { BootstrapComponent } from '../platform/bootstrap.ts'
import type { RequestLog } from '../platform/public-context.ts'
import type { VisitorContext } from '../platform/visitor-context.ts'
import { withFallback } from '../platform/with-fallback.server.ts'
import type { VisitorSummary } from './visitor-summary.tsx'

/** Loads the summary of the request's visitor, once until the visitor changes something; it never fails. */
export const visitorSummaryContext = createContext<() => Promise<VisitorSummary>>()

export function createSummaryLoader(log: RequestLog, visitor: VisitorContext, currency: Currency): () => Promise<VisitorSummary> {
  let latest: { response: Promise<SummaryResponse | null>; summary: Promise<VisitorSummary> } | undefined
  return () => {
    const response = requestSummary(visitor)
    if (latest?.response !== response) latest = { response, summary: loadSummary(log, visitor, currency) }
    return latest.summary
  }
}

type SummaryResponse = ResponseOutput<typeof visitorCalls.visitorSummary>

/** The same promise until the visitor changes something. */
const requestSummary = ({ ifSession }: VisitorContext): Promise<SummaryResponse | null> => ifSession(visitorCalls.visitorSummary, {})

/** Longer than for other parts: without it a customer would see prices that are not theirs. */
const summaryMs = 5000

async function loadSummary(log: RequestLog, visitor: VisitorContext, currency: Currency): Promise<VisitorSummary> {
  const loaded = await loadVisitor(log, visitor, currency)
  return loaded ? { ...loaded.summary, notice: visitor.notice } : loadComponents(log, visitor)
}

/** A visitor with a session, as far as the pages that are the same for everybody depend on one. */
export interface Visitor {
  summary: VisitorSummary
  personal: PersonalProducts
}

/** The products that a customer sees differently from a stranger, by id. */
export interface PersonalProducts {
  /** The customer's id; null without a login. */
  customer: number | null
  favourites: ReadonlySet<number>
  /** With a personal price. */
  prices: ReadonlySet<number>
}

/**
 * Loads the parts of a summary one by one, after it failed as a whole. `customer` and `cart` are bootstrap components: one that fails to
 * load is listed in `failed`, and the page shows a warning.
 */
async function loadComponents(log: RequestLog, { ifSession, customer: whoIsLoggedIn, notice }: VisitorContext): Promise<VisitorSummary> {
  const failed: BootstrapComponent[] = []
  const component = async <T>(name: BootstrapComponent, loading: Promise<T | null>, ms?: number): Promise<T | null> => {
    const loaded = await withFallback(
      { log },
      name,
      loading.then(value => ({ value })),
      null,
      ms,
    )
    if (!loaded) failed.push(name)
    return loaded?.value ?? null
  }
  const [cart, customer, favourites] = await Promise.all([
    component('cart', ifSession(cartCalls.cart, { query: {} })),
    component('customer', whoIsLoggedIn(), summaryMs),
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
    favouriteIds: null,
    notice,
    failed: failed.sort(),
  }
}

/** Loads in one call what pages that are the same for everybody need to know of a visitor; null without a session, and if it fails. */
export async function loadVisitor(log: RequestLog, visitor: VisitorContext, currency: Currency): Promise<Visitor | null> {
  const loaded = await withFallback({ log }, 'visitor summary', requestSummary(visitor), null, summaryMs)
  if (!loaded) return null
  const { customer, cart, favourites, personal_prices } = loaded
  const { revision, items: quantity, ...totals } = cart ?? { revision: 0, items: 0, products_net: 0, products_gross: 0, currency }
  return {
    summary: {
      customer: customer && { first_name: customer.first_name },
      cart: { revision, quantity, ...totals },
      favourites: customer && favourites.length,
      favouriteIds: null,
      notice: null,
      failed: [],
    },
    personal: { customer: customer?.id ?? null, favourites: new Set(favourites), prices: new Set(personal_prices) },
  }
}
