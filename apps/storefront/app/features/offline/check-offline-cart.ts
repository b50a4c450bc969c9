import type { CartBadge } from '../cart/cart-summary.ts'

/**
 * Removes the copy of a cart that the visitor no longer has: it was ordered or changed elsewhere, or is another customer's, whose session
 * is over. `visitor` is the summary in the document, as JSON. Does nothing for visitors without a service worker.
 */
export function checkOfflineCart(visitor: string | null | undefined) {
  if (!visitor || !navigator.serviceWorker?.controller) return
  const { cart, failed }: { cart: CartBadge | null; failed: string[] } = JSON.parse(visitor)
  if (failed.includes('cart')) return
  const forgotten = import('./copy-cart.ts').then(({ forgetOtherCart }) => forgetOtherCart(cart))
  // A page that is being left loads nothing more; the next one checks again.
  forgotten.catch(() => {})
}
