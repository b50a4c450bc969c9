import { randomBytes } from 'node:crypto'
import {
  type Address,
  chosenDelivery,
  fieldProblems,
  type Input,
  type OrderedPickupPoint,
  type orderCalls,
  type PromisedDelivery,
  pickupNetworkOf,
  type ResponseInput,
  ShopError,
} from '@stragan/contract'
import { dayIn } from '@stragan/deadlines'
import { fromDecimal } from '@stragan/pricing'
import type { VisitorCtx } from '../../context.ts'
import { savedAddress } from '../addresses/addresses.ts'
import {
  asPromised,
  type ComputedCart,
  closeCart,
  countDiscountUse,
  type LockedCart,
  lockCart,
  mayUseAgain,
  takeGift,
} from '../cart/cart.ts'
import { entryIn } from '../configuration/configuration.ts'
import { consentVersions } from '../content-pages/content-pages.ts'
import { queueMail } from '../mail/mail.ts'
import { lockStock, moveStock, type StockRow } from '../stock/stock.ts'
import { assertOpenOrderLimits, isDeferred, isFree, networkKeyOf, orderSettings, paymentExpiry } from './open-orders.ts'
import { systemAuthor } from './order-author.ts'
import { paymentOf } from './order-view.ts'
import * as queries from './orders.queries.ts'
import { acceptPayment } from './payments/accept-payment.ts'
import { countSales } from './sales.queries.ts'

type OrderInput = Input<typeof orderCalls.placeOrder>['body']['order']
type PlacedOrder = ResponseInput<typeof orderCalls.placeOrder>

/** Pages that the buyer accepts with every order, and with a gift. */
const consentKeys = ['regulations']
const giftConsentKeys = [...consentKeys, 'reward-regulations']

/** 128 random bits that name an order in its link (docs/rules.md#6). */
export const newUid = () => randomBytes(16).toString('hex')

/**
 * Orders the cart in one transaction: reduces stock, counts discount code and gift, stores the order as a snapshot with its number, queues
 * its mails and closes the cart; or nothing. Lock order: customer, cart, buyer and network, variants by id, gift, code, sales, counter.
 */
export async function placeOrder(
  ctx: VisitorCtx,
  input: OrderInput,
  currency: Input<typeof orderCalls.placeOrder>['query']['currency'],
  uid = newUid(),
): Promise<PlacedOrder> {
  if (!input.regulations_accepted)
    throw new ShopError('regulations_required', { fields: { 'order.regulations_accepted': fieldProblems.not_accepted } })
  const billing_address = await addressOf(ctx, input.billing_address, 'billing_address')
  const delivery_address = input.delivery_address ? await addressOf(ctx, input.delivery_address, 'delivery_address') : null
  const destination = { country: (delivery_address ?? billing_address).country, companyNumber: billing_address.nip ?? '' }
  const [isPresent, locked, { network_secret, ...rows }, versions] = await Promise.all([
    ctx.visitor.customer === null || queries.lockCustomer(ctx, ctx.visitor.customer.id),
    lockCart(ctx, destination, currency),
    queries.settingsRow(ctx),
    consentVersions(ctx, giftConsentKeys),
  ])
  // Erased in parallel, with the session.
  if (!isPresent) throw new ShopError('session_expired')
  if (!locked) throw new ShopError('cart_empty')
  const { cart, row } = locked
  assertOrderable(cart, input)
  const pickup_point = pickupPointOf(locked)
  const shop = entryIn(ctx, 'shop', rows.shop)
  const settings = orderSettings(ctx, rows.settings)
  const consents = versions.filter(({ key }) => isApplied(cart.gift_effect) || consentKeys.includes(key))
  const payment = paymentEntry(locked)
  const network_key = await networkKeyOf(ctx, network_secret)
  const variantIds = row.lines.map(line => line.variant_id)
  const [, stock] = await Promise.all([
    isDeferred(payment) ? undefined : assertOpenOrderLimits(ctx, input.email, network_key, settings),
    lockStock(ctx, variantIds),
  ])
  assertInStock(locked, stock)

  const isTest = settings.mode === 'production_test'
  const day = dayIn(shop.time_zone, ctx.now)
  const lines = cart.cart_items.map((item, i) => lineOf(item, row.lines[i] as (typeof row.lines)[number]))
  const [, , , number] = await Promise.all([
    takeStockGiftAndCode(ctx, locked, uid, input.email),
    isTest ? undefined : countSales(ctx, day, lines),
    closeCart(ctx, locked.id),
    queries.nextOrderNumber(ctx, day.slice(0, 4), isTest),
  ])
  const order = {
    uid,
    number,
    is_test: isTest,
    session_id: ctx.visitor.sessionId,
    customer_id: ctx.visitor.customer?.id ?? null,
    language: ctx.language,
    email: input.email,
    phone: input.phone,
    billing_address,
    delivery_address,
    pickup_point,
    // A buyer who cleared the number wants none.
    customer_order_number: input.customer_order_number === undefined ? cart.customer_order_number : input.customer_order_number || null,
    note: input.note || null,
    currency: row.currency,
    rate: row.currency === 'PLN' ? null : row.rate,
    total_net: fromDecimal(cart.totals.total_net),
    total_gross: fromDecimal(cart.totals.total_gross),
    totals: cart.totals,
    weight: cart.weight,
    delivery: { ...choiceOf(cart.deliveries, cart.delivery_shop_configuration_id), promise: promiseOf(cart) },
    payment,
    network_key,
    discount_id: isApplied(cart.discount_effect) ? (cart.discount?.id ?? null) : null,
    discount_code: isApplied(cart.discount_effect) ? cart.discount_code : null,
    gift_id: isApplied(cart.gift_effect) ? cart.gift_id : null,
    gift: isApplied(cart.gift_effect) ? choiceOf(cart.gifts, cart.gift_id) : null,
    consents: consents.map(consent => ({ ...consent, language: ctx.language, accepted_at: ctx.now.toISOString() })),
  }
  const business = rows.business && entryIn(ctx, 'local_business', rows.business)
  const [awaited] = await Promise.all([
    queries.insertOrder(ctx, order, paymentExpiry(order, settings, shop.time_zone), lines),
    queueMail(ctx, { kind: 'order_confirmation', recipient: input.email, language: ctx.language, data: { uid } }),
    business && queueMail(ctx, { kind: 'order_notice', recipient: business.email, language: ctx.shop.defaultLanguage, data: { uid } }),
  ])
  const is_paid = isFree(order)
  if (is_paid) await acceptWithoutPayment(ctx, uid)
  return {
    uid,
    number,
    status: is_paid ? 'paid' : 'new',
    total_gross: cart.totals.total_gross,
    currency: row.currency,
    payment: paymentOf({ ...order, ...awaited, number, is_paid, is_collected: false, created_at: ctx.now, time_zone: shop.time_zone }),
  }
}

/** Takes a free order as paid. */
async function acceptWithoutPayment(ctx: VisitorCtx, uid: string) {
  await acceptPayment(ctx, uid)
  await queries.updateStatus(ctx, uid, 'paid', { author: systemAuthor })
}

const isApplied = ({ state }: ComputedCart['discount_effect']) => state === 'applied'

/** Asserts that the cart can be ordered at the total that the buyer was shown. */
function assertOrderable(cart: ComputedCart, input: OrderInput) {
  const unsold = cart.cart_items.find(item => item.problem === 'not_for_sale')
  if (unsold) throw new ShopError('not_for_sale', { details: lineDetails(unsold) })
  const short = cart.cart_items.find(item => item.problem === 'not_enough_stock')
  if (short) throw notEnoughStock(short)
  if (!isApplied(cart.delivery_effect))
    throw new ShopError('delivery_not_offered', { details: { reason: cart.delivery_effect.reason ?? 'none' } })
  if (!isApplied(cart.payment_effect))
    throw new ShopError('payment_not_offered', { details: { reason: cart.payment_effect.reason ?? 'none' } })
  if (input.total_gross !== undefined && input.total_gross !== cart.totals.total_gross)
    throw new ShopError('cart_changed', { details: { total_gross: cart.totals.total_gross } })
}

/** The point that the chosen delivery needs, as the order stores it; null if it needs none. */
function pickupPointOf({ cart, row }: LockedCart): OrderedPickupPoint | null {
  const needed = pickupNetworkOf(cart)
  if (needed === null) return null
  if (!cart.pickup_point) throw new ShopError(row.pickup_network === needed ? 'pickup_point_not_found' : 'pickup_point_required')
  const { latitude: _, longitude: __, opening_hours: ___, takes_cash_on_delivery: ____, ...ordered } = cart.pickup_point
  return ordered
}

type Item = ComputedCart['cart_items'][number]

const lineDetails = ({ product_id, product_variant_id, name }: Item) => ({
  product_id,
  ...(product_variant_id !== null && { product_variant_id }),
  name,
})

const notEnoughStock = (item: Item, left = item.items_left) =>
  new ShopError('not_enough_stock', { details: { ...lineDetails(item), items_left: left } })

/** Asserts that the locked stock suffices. */
function assertInStock({ cart, row }: LockedCart, stock: readonly StockRow[]) {
  const left = new Map(stock.map(({ id, stock_on_hand }) => [id, stock_on_hand]))
  for (const [i, line] of row.lines.entries()) {
    const there = left.get(line.variant_id) ?? 0
    if (there < line.quantity) throw notEnoughStock(cart.cart_items[i] as Item, there)
  }
}

/** Takes locked stock, the gift and a use of the discount code, in one round trip; throws if gift or code were used up meanwhile. */
async function takeStockGiftAndCode(ctx: VisitorCtx, { cart, row }: LockedCart, orderUid: string, email: string) {
  const [, ...taken] = await Promise.all([
    moveStock(
      ctx,
      { reason: 'order', orderUid },
      row.lines.map(({ variant_id, quantity }) => ({ variant_id, quantity: -quantity })),
    ),
    !isApplied(cart.gift_effect) || cart.gift_id === null || takeGift(ctx, cart.gift_id, 1),
    !isApplied(cart.discount_effect) || !cart.discount || countDiscountUse(ctx, cart.discount.id, 1),
  ])
  if (!taken.every(Boolean)) throw new ShopError('cart_changed')
  if (isApplied(cart.discount_effect) && cart.discount && !(await mayUseAgain(ctx, cart.discount.id, email)))
    throw new ShopError('discount_code_used_by_customer')
}

function lineOf(item: Item, { product_id, variant_id, quantity }: LockedCart['row']['lines'][number]): queries.LineRow {
  const { items_left: _, problem: __, next_tier: ___, ...line } = item
  return { product_id, variant_id, quantity, line }
}

function choiceOf(choices: readonly { id: number; name: string; code?: string }[], id: number | null) {
  const choice = choices.find(one => one.id === id)
  return { code: choice?.code ?? '', name: choice?.name ?? '' }
}

/** The promise of the chosen delivery. */
function promiseOf(cart: ComputedCart): PromisedDelivery | null {
  const promise = chosenDelivery(cart)?.promise
  return promise ? asPromised(promise) : null
}

function paymentEntry({ row, cart }: LockedCart): queries.OrderRow['payment'] {
  const entry = row.payments.find(({ id }) => id === row.payment_id)
  if (!entry) throw new ShopError('payment_not_offered')
  const { code, name, account = null, recipient = null, days = null } = entry
  const { payment_net: fee_net, payment_gross: fee_gross } = cart.transport_fee
  return { code, name, account, recipient, days, fee_net, fee_gross }
}

/** Returns the address as typed, or loads the customer's saved one. */
async function addressOf(ctx: VisitorCtx, input: OrderInput['billing_address'], field: string): Promise<Address> {
  if (!('id' in input)) return input
  const { customer } = ctx.visitor
  const saved = customer && (await savedAddress(ctx, customer.id, input.id))
  if (!saved) throw new ShopError('invalid_body', { fields: { [`order.${field}.id`]: fieldProblems.unknown } })
  return saved
}
