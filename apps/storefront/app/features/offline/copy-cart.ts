import type { CartBadge } from '../cart/cart-summary.ts'
import { deleteOfflineCart, loadOfflineCart, type OfflineCart, storeOfflineCart } from './offline-cart.ts'

/** Stores a cart for the offline page. For an empty one nothing is stored or registered. */
export async function copyCart(cart: Omit<OfflineCart, 'seenAt' | 'shop'>, { name, logo }: { name: string; logo: string }) {
  if (cart.lines.length === 0) return forgetCart()
  const lines = cart.lines.map(({ name, features, quantity, sales_unit, line_net, line_gross }) => ({
    name,
    features,
    quantity,
    sales_unit,
    line_net,
    line_gross,
  }))
  const svg = await fetch(logo).then(response => response.text())
  const theme = document.querySelector('[data-static=theme]')?.textContent ?? ''
  // Without a worker nothing would delete the copy at logout.
  await navigator.serviceWorker.register('/offline-worker.js')
  await storeOfflineCart({ ...cart, lines, seenAt: Date.now(), shop: { name, logo: svg, theme } })
}

/** Removes the copy of another cart than this one, the visitor's. */
export async function forgetOtherCart(cart: CartBadge | null) {
  if (!cart || cart.quantity === 0) return forgetCart()
  const copy = await loadOfflineCart(Date.now())
  if (copy && (copy.products_net !== cart.products_net || copy.products_gross !== cart.products_gross)) await deleteOfflineCart()
}

/** Removes the copy and the service worker. */
export async function forgetCart() {
  await deleteOfflineCart()
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
}
