/**
 * Removes the copy of a cart that the visitor no longer has: it was ordered, emptied elsewhere, or the session is over. `visitor` is the
 * summary in the document, as JSON. Does nothing for visitors without a service worker.
 */
export function checkOfflineCart(visitor: string | null | undefined) {
  if (!visitor || !navigator.serviceWorker?.controller) return
  const { cart, failed }: { cart: { quantity: number } | null; failed: string[] } = JSON.parse(visitor)
  const isEmpty = (cart?.quantity ?? 0) === 0 && !failed.includes('cart')
  if (isEmpty) void import('./copy-cart.ts').then(({ forgetCart }) => forgetCart())
}
