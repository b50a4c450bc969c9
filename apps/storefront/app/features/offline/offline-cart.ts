import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import type { CartSummary } from '../cart/cart-summary.ts'

type Line = Pick<CartSummary['lines'][number], 'name' | 'features' | 'quantity' | 'sales_unit' | 'line_net' | 'line_gross'>

/** The cart as the visitor last saw it, and what its page needs of the shop: nothing can be loaded when it is shown. */
export interface OfflineCart {
  /** Milliseconds since 1970. */
  seenAt: number
  /** Of the products' names. */
  language: Language
  /** The prices displayed. */
  prices: Display['prices']
  lines: Line[]
  products_net: number
  products_gross: number
  currency: CartSummary['currency']
  shop: { name: string; logo: string; theme: string }
}

/** An older copy is deleted instead of shown. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

const cacheName = 'offline-cart'
/** Not requested from the server. */
const key = '/offline-cart.json'

export async function storeOfflineCart(cart: OfflineCart): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(key, Response.json(cart))
}

export async function loadOfflineCart(now: number): Promise<OfflineCart | null> {
  const stored = await caches.match(key, { cacheName })
  const cart = stored ? ((await stored.json()) as OfflineCart) : null
  if (!cart || now - cart.seenAt <= maxAgeMs) return cart
  await deleteOfflineCart()
  return null
}

export const deleteOfflineCart = () => caches.delete(cacheName)
