import { type Cart, cartCalls, errors, orderCalls, ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { idempotencyKeyFor } from '@stragan/web/form.server'
import { data, redirectDocument } from 'react-router'
import { type Fields, idOrZero } from '../../platform/form.ts'
import { isDocumentRequest, personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { withDestination } from './destination.server.ts'
import { type CheckoutResult, intents, shownTotal } from './form-fields.ts'
import { orderBody, problemsOf } from './order-body.server.ts'
import { neededNetwork } from './pickup-network.ts'
import { pointsFor, withPickupPoint } from './pickup-points.server.ts'
import { refusalOf, refused } from './refusal.server.ts'
import { foreignAddresses, saveAddresses } from './saved-addresses.server.ts'

/** Handles every button of the checkout. A refused form is returned with all values; an order redirects to its page. */
export const checkoutAction = personalAction(async (ctx, visitor, form, request) => {
  const typed = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const outcome = await attempt(visitor, typed)
  if ('uid' in outcome) {
    await saveAddresses(ctx, visitor, typed)
    // Loads a new document, so that nothing of the form or the emptied cart remains.
    throw redirectDocument(hrefTo(ctx.language, 'order', { uid: outcome.uid }), 303)
  }
  const isDocument = isDocumentRequest(request)
  const { refused, found } = outcome
  const cart = isDocument ? null : await shownCart(visitor, outcome.cart)
  const result: CheckoutResult = { cart, refused, found, typed }
  return data(result, { status: refused ? errors[refused.code].status : 200 })
})

/** The checkout begins with the cheapest delivery to the address; the cart has it once the form is sent. */
export const preselected = { query: { preselect_delivery: '1' } } as const

const shownCart = async ({ ifSession }: VisitorContext, cart: Cart | null): Promise<Cart | null> =>
  cart && cart.delivery_shop_configuration_id !== null ? cart : await ifSession(cartCalls.cart, preselected).catch(() => cart)

type Outcome = { uid: string } | Pick<CheckoutResult, 'cart' | 'refused' | 'found'>

async function attempt(visitor: VisitorContext, typed: Fields): Promise<Outcome> {
  try {
    const outcome = await handle(visitor, typed)
    return 'uid' in outcome ? outcome : { ...outcome, found: await pointsFor(visitor.api, outcome.cart, typed) }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { cart: null, refused: refusalOf(error), found: null }
  }
}

type Handled = { uid: string } | Pick<CheckoutResult, 'cart' | 'refused'>

async function handle(visitor: VisitorContext, typed: Fields): Promise<Handled> {
  const { api, ifSession, customer } = visitor
  const toggle = typed.intent && Object.hasOwn(toggles, typed.intent) ? toggles[typed.intent] : undefined
  if (toggle) return { cart: await withDestination(visitor, (await api(toggle, {})).cart, typed), refused: null }
  // The customer is needed as well, for the account and the prices of the order.
  const [known] = await Promise.all([ifSession(cartCalls.cart, {}), customer()])
  const cart = known && known.cart_items.length > 0 ? await withDestination(visitor, known, typed) : known
  if (choosing.has(typed.intent)) return { cart: cart && (await withMethods(api, cart, typed)), refused: null }
  return place(visitor, cart, typed)
}

/** The buttons that save the choices of the form without ordering. */
const choosing = new Set<string | undefined>([intents.choose, intents.find, intents.change])

const toggles: Readonly<Record<string, typeof cartCalls.enableDeliveryAddress | typeof cartCalls.disableDeliveryAddress>> = {
  [intents.enable]: cartCalls.enableDeliveryAddress,
  [intents.disable]: cartCalls.disableDeliveryAddress,
}

async function place(visitor: VisitorContext, known: Cart | null, typed: Fields): Promise<Handled> {
  const { api } = visitor
  // Saved even if the form is refused: without scripts it can then offer points, and keeps the chosen one.
  const needsPoint = known !== null && known.cart_items.length > 0 && neededNetwork(known, typed.delivery_id) !== null
  const cart = needsPoint ? await withPickupPoint(api, await withDelivery(api, known, typed), typed) : known
  // An empty cart may have just been ordered by this form: its idempotency key then returns that order.
  if (cart && cart.cart_items.length > 0) {
    const problems = { ...problemsOf(typed, cart), ...(await foreignAddresses(visitor, typed)) }
    if (Object.keys(problems).length > 0) return { cart, refused: { ...refused, code: 'invalid_body', problems } }
    const updatedCart = await withMethods(api, cart, typed)
    if (updatedCart.cart_items.length > 0 && shownTotal(updatedCart) !== typed.total)
      return { cart: updatedCart, refused: { ...refused, code: 'cart_changed' } }
  }
  return api(orderCalls.placeOrder, { body: orderBody(typed) }, idempotencyKeyFor(typed.key))
}

async function withDelivery(api: VisitorContext['api'], cart: Cart, { delivery_id }: Fields): Promise<Cart> {
  const delivery = idOrZero(delivery_id)
  if (!delivery_id || delivery === cart.delivery_shop_configuration_id) return cart
  return (await api(cartCalls.setDelivery, { body: { cart: { delivery_shop_configuration_id: delivery } } })).cart
}

/** Applies the form's delivery with its point and payment method to the cart. */
async function withMethods(api: VisitorContext['api'], given: Cart, typed: Fields): Promise<Cart> {
  const cart = await withPickupPoint(api, await withDelivery(api, given, typed), typed)
  const { payment_id } = typed
  const payment = idOrZero(payment_id)
  if (payment_id && payment !== cart.component_payment_method_id)
    return (await api(cartCalls.setPayment, { body: { cart: { component_payment_method_id: payment } } })).cart
  return cart
}
