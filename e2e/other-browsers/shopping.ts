import type { Language } from '@stragan/routing'
import { addToCartMessages } from '../../apps/storefront/app/features/cart/add-to-cart.messages.ts'
import { methodMessages } from '../../apps/storefront/app/features/cart/method.messages.ts'
import { cartLinkName } from '../cart-link-name.ts'
import { newBuyer } from '../orders.ts'
import { expect, hrefTo } from './fixtures.ts'
import type { ShopProxy } from './shop-proxy.ts'
import type { Target, User } from './user.ts'

/** A product without variants, of which no test counts the stock. */
export const product = hrefTo('en', 'product', { id: 'set-of-sockets-on-a-rail-1-2-drive-10-pieces' })

const beginning = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

export const addButton = (language: Language = 'en'): Target => ({
  css: 'main form[action="/cart-lines"] button[type=submit]',
  name: beginning(addToCartMessages[language].add),
})
export const miniCart: Target = { css: '#mini-cart[open]' }
export const linkTo = (href: string, within = 'main'): Target => ({ css: `${within} a[href="${href}"]` })
export const heading: Target = { css: 'h1' }
export const field = (name: string): Target => ({ css: `main [name="${name}"]:not([type=hidden])` })
export const alert: Target = { css: 'main [role=alert]' }
export const orderButton: Target = { css: '#summary button[name=intent][value=place]' }

/** The header's cart with this number of items. */
export const cartOf = (language: Language, quantity: number): Target => ({
  css: `header a[href="${hrefTo(language, 'cart')}"]`,
  name: beginning(cartLinkName(language, quantity)),
})

/** Puts one product into the cart and opens the checkout as a guest. */
export async function fillCart(user: User, language: Language = 'en') {
  await user.open(product)
  await user.click(addButton())
  await user.expectVisible(cartOf('en', 1))
  await user.open(hrefTo(language, 'checkout'))
}

/**
 * Accepts the terms, and types who orders and where it goes. In this order, because Firefox may scroll a little later than the page reports
 * it: a press far below the field that was typed into last would meet another control.
 */
export async function fillCheckout(user: User) {
  await user.click(field('regulations_accepted'))
  await user.expectChecked(field('regulations_accepted'), true)
  const { email, phone, street } = newBuyer()
  const typed = { email, phone, first_name: 'Anna', last_name: 'Nowak', street, postal_code: '61-123', city: 'Poznań' }
  for (const [name, text] of Object.entries(typed))
    await user.fill(field(name === 'email' || name === 'phone' ? name : `billing_address.${name}`), text)
}

/** Chooses a method by its id, else the first: a courier, or a bank transfer. */
export async function choose(user: User, about: 'delivery' | 'payment', id?: number) {
  const method = { css: `main [name=${about}_id]${id === undefined ? '' : `[value="${id}"]`}:not(:disabled)` }
  await user.click(method)
  await user.expectChecked(method, true)
}

/** Collection: free, unlike the courier that is preselected. */
export const collection = 3

/** Waits until the total has the choices. */
export async function expectTotal(user: User, language: Language) {
  await user.expectHidden({ css: '#summary [aria-busy=true]' })
  await expect.poll(() => user.text({ css: '#summary' })).not.toContain(methodMessages[language].notChosen)
}

export async function expectOrdered(user: User, language: Language) {
  await user.expectPath(new RegExp(`^${hrefTo(language, 'order', { uid: 'UID' }).replace('UID', '[0-9a-f]{32}')}$`))
  await user.expectText(heading, /\d{4}-\d{6}/)
}

/** Marks the document, to recognise it in the back/forward cache. */
export const mark = (user: User) => user.evaluate(() => void Object.assign(window, { isMarked: true }))
export const isMarked = (user: User) => user.evaluate(() => 'isMarked' in window)

/** Waits until nothing is loaded any more during ten frames: Firefox keeps no page that is still loading. */
export async function expectLoaded(user: User, shop: ShopProxy) {
  const frames = async () => {
    for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame)
  }
  const isQuiet = async () => {
    const before = shop.requests(/./)
    // Ten frames may take longer than a script may.
    const isShown = await user.evaluate(frames).then(
      () => true,
      () => false,
    )
    return isShown && shop.pending() === 0 && shop.requests(/./) === before
  }
  await expect.poll(isQuiet).toBe(true)
}
