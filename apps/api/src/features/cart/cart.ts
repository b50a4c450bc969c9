import {
  type Currency,
  type cartCalls,
  defaultCurrency,
  type FieldMessage,
  fieldProblems,
  type Input,
  maxCartLines,
  maxLineItems,
  pickupNetworkOf,
  type ResponseInput,
  ShopError,
} from '@stragan/contract'
import { unitPriceFor } from '@stragan/pricing'
import type { Ctx, TokenCtx, VisitorCtx } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import { savedAddress } from '../addresses/addresses.ts'
import { sourcesOf } from '../catalogue/catalogue.ts'
import { pickupCodeKey } from '../pickup-points/pickup-points.ts'
import { visitorIn, visitorsRow } from '../session/session.ts'
import { type CartRow, cartRow, cartRowByToken } from './cart.queries.ts'
import * as cartLines from './cart-lines.queries.ts'
import { cartRate, computedCart } from './computed-cart.ts'
import { cheapestToAddress, type Destination } from './delivery-and-payment.ts'
import { discountByCode } from './discounts.queries.ts'
import { cachedOffers, currentOffers } from './offers.queries.ts'
import * as openCarts from './open-cart.queries.ts'

export { inOfferedCurrency } from './cart.queries.ts'
export { type LineRow, soldVariants } from './cart-lines.queries.ts'
export { type PricedCartRow, productTotals } from './computed-cart.ts'
export { asPromised, promiseForOrder } from './delivery-promise.ts'
export { countDiscountUse, mayUseAgain } from './discounts.queries.ts'
export { type GiftRow, takeGift } from './gifts.queries.ts'
export { priceLinesOutsideCart } from './lines-outside-cart.ts'
export { cachedOffers } from './offers.queries.ts'
export { closeCart } from './open-cart.queries.ts'
export { productsBySymbols } from './symbols.ts'
export type ComputedCart = ResponseInput<typeof cartCalls.cart>

/** Computes the visitor's cart; an empty one if there is none. */
export const cartOf = async (ctx: VisitorCtx, currency?: Currency): Promise<ComputedCart> => computedCart(ctx, await cartRow(ctx, currency))

/** The same for the session of a token, if wanted with a delivery preselected; nothing is stored. Throws `session_expired`. */
export async function cartByToken(ctx: TokenCtx, currency?: Currency, preselectDelivery = false): Promise<ComputedCart> {
  const row = visitorsRow(await cartRowByToken(ctx, currency))
  const visitorCtx = { ...ctx, visitor: visitorIn(row) }
  const cart = computedCart(visitorCtx, row)
  const delivery = preselectDelivery && row.delivery_id === null ? cheapestToAddress(cart.deliveries) : undefined
  return delivery ? computedCart(visitorCtx, { ...row, delivery_id: delivery.id }) : cart
}

type Line = Input<typeof cartCalls.addToCart>['body']['cart_item']

/** Adds a quantity, which may be negative, to the line of a variant; returns the line's quantity. At 0 the line is removed. */
export const addQuantity = (ctx: VisitorCtx, line: Line, currency?: Currency) =>
  changeLine(ctx, line, inCart => inCart + line.items, currency, 'cart_item.product_id')

/** Sets the quantity of a line; 0 or less removes it (docs/spec.md#4). */
export const setQuantity = (
  ctx: VisitorCtx,
  product_id: number,
  line: Input<typeof cartCalls.setQuantity>['body']['cart_item'],
  currency?: Currency,
) => changeLine(ctx, { ...line, product_id }, () => line.items, currency, null)

async function changeLine(
  ctx: VisitorCtx,
  selection: cartLines.ProductSelection,
  quantityFrom: (inCart: number) => number,
  currency: Currency | undefined,
  /** The field of the body that names the product; null if the path does. */
  productField: string | null,
) {
  const { outcome, cart } = await updateLines(ctx, currency, [selection], (lines, [selected]) => {
    if (!selected && productField) throw new ShopError('invalid_body', { fields: { [productField]: fieldProblems.unknown } })
    return setLine(lines, selection, selected, quantityFrom)
  })
  return { items: outcome, cart }
}

type Bulk = Input<typeof cartCalls.addBulk>['body']
type Outcome = ResponseInput<typeof cartCalls.addBulk>['cart_items'][number]

/**
 * Adds lines in bulk, each up to the stock; a line that fails has its problem in the response and does not affect the others. `replace`
 * removes the lines that were in the cart, unless nothing can be added.
 */
export async function addBulk(
  ctx: VisitorCtx,
  { cart_items, replace }: Bulk,
  currency?: Currency,
): Promise<ResponseInput<typeof cartCalls.addBulk>> {
  const { outcome, cart } = await updateLines(ctx, currency, cart_items, (lines, selected) => {
    const before = replace ? [...lines] : []
    for (const [variantId, line] of before) lines.set(variantId, { ...line, quantity: 0 })
    const outcomes = cart_items.map((line, i): Outcome => {
      const { product_id, product_variant_id = null, items: wanted } = line
      return { product_id, product_variant_id, wanted, ...addUpToStock(lines, line, selected[i], wanted) }
    })
    if (outcomes.every(({ added }) => added === 0)) for (const [variantId, line] of before) lines.set(variantId, line)
    return outcomes
  })
  return { cart_items: outcome, cart }
}

function addUpToStock(
  lines: Lines,
  selection: cartLines.ProductSelection,
  selected: cartLines.SelectedRow | undefined,
  quantity: number,
): Pick<Outcome, 'added' | 'problem'> {
  try {
    setLine(lines, selection, selected, inCart => inCart + quantity)
    return { added: quantity, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    if (problem !== 'not_enough_stock' || !selected) return { added: 0, problem }
    const before = lines.get(selected.variant_id)?.quantity ?? 0
    return { added: setLine(lines, selection, selected, () => Math.max(before, maxQuantityOf(selected))) - before, problem }
  }
}

/** The problem of one line; rethrows other errors. A variant that the product does not have counts as none. */
function problemOf(error: unknown): NonNullable<Outcome['problem']> {
  const code = error instanceof ShopError ? error.code : undefined
  switch (code) {
    case 'product_not_found':
    case 'variant_required':
    case 'not_for_sale':
    case 'not_enough_stock':
    case 'cart_full':
      return code
    case 'invalid_body':
      return 'variant_required'
    default:
      throw error
  }
}

/** Lines of a cart by variant id, in their order. */
type Lines = Map<number, cartLines.LineRow>

/** Refuses an increase beyond the stock or without a price; a decrease is always allowed. */
function setLine(
  lines: Lines,
  { product_variant_id = null }: cartLines.ProductSelection,
  selected: cartLines.SelectedRow | undefined,
  quantityFrom: (inCart: number) => number,
): number {
  if (!selected) throw new ShopError('product_not_found')
  if (selected.has_variants && product_variant_id === null)
    throw new ShopError('variant_required', { fields: { 'cart_item.product_variant_id': fieldProblems.required } })
  if (product_variant_id !== (selected.has_variants ? selected.variant_id : null))
    throw new ShopError('invalid_body', { fields: { 'cart_item.product_variant_id': fieldProblems.unknown } })
  const before = lines.get(selected.variant_id)?.quantity ?? 0
  const quantity = Math.max(0, quantityFrom(before))
  if (quantity > before) {
    if (!selected.is_active) throw new ShopError('product_not_found')
    if (before === 0 && countLines(lines) >= maxCartLines) throw new ShopError('cart_full', { details: { max_lines: maxCartLines } })
    if (unitPriceFor(sourcesOf(selected), quantity) === null) throw new ShopError('not_for_sale')
    const available = maxQuantityOf(selected)
    if (quantity > available) throw new ShopError('not_enough_stock', { details: { items_left: available } })
  }
  lines.set(selected.variant_id, { ...selected, quantity })
  return quantity
}

const maxQuantityOf = ({ stock_on_hand }: cartLines.LineRow) => Math.min(stock_on_hand, maxLineItems)

const countLines = (lines: Lines) => lines.values().reduce((count, { quantity }) => count + (quantity > 0 ? 1 : 0), 0)

/**
 * Optimistic locking: reads the cart, applies `update` to its lines and writes those that differ; retries under a lock if the revision
 * changed.
 */
async function updateLines<T>(
  ctx: VisitorCtx,
  currency: Currency | undefined,
  selections: readonly cartLines.ProductSelection[],
  update: (lines: Lines, selected: cartLines.SelectedRow[]) => T,
): Promise<{ outcome: T; cart: ComputedCart }> {
  for (;;) {
    const row = await cartRow(ctx, currency, selections)
    // Before anything is written: writing the lines commits.
    cartRate(row)
    const before = new Set(row.lines)
    const lines: Lines = new Map(row.lines.map(line => [line.variant_id, line]))
    const outcome = update(lines, row.selected)
    const all = [...lines.values()]
    const revision = await cartLines.writeLines(
      ctx,
      row,
      all.filter(line => !before.has(line)),
    )
    if (revision !== undefined) {
      const written = { ...row, revision, stock_limited_lines: [], lines: all.filter(line => line.quantity > 0) }
      return { outcome, cart: computedCart(ctx, written) }
    }
    await openCarts.lockOpenCart(ctx)
  }
}

export async function removeLines(ctx: VisitorCtx, productId: number, variantId: number | null): Promise<'ok'> {
  const { id } = await openCarts.openCart(ctx)
  if (!(await cartLines.deleteLines(ctx, id, productId, variantId))) throw new ShopError('cart_line_not_found')
  return 'ok'
}

/** Sets columns of the open cart and computes it, in one round trip. A caller that then throws rolls the change back. */
async function setColumns(ctx: VisitorCtx, currency: Currency | undefined, columns: openCarts.CartColumns): Promise<ComputedCart> {
  const [, row] = await Promise.all([openCarts.openCart(ctx, columns), cartRow(ctx, currency)])
  return computedCart(ctx, row)
}

export async function setDelivery(ctx: VisitorCtx, id: number, currency?: Currency): Promise<ComputedCart> {
  const cart = await setColumns(ctx, currency, { delivery_id: id })
  assertOffered(cart.delivery_effect, 'delivery_not_offered', 'cart.delivery_shop_configuration_id')
  return cart
}

export async function setPayment(ctx: VisitorCtx, id: number, currency?: Currency): Promise<ComputedCart> {
  const cart = await setColumns(ctx, currency, { payment_id: id })
  assertOffered(cart.payment_effect, 'payment_not_offered', 'cart.component_payment_method_id')
  return cart
}

/** Chooses a point of the chosen delivery's network. */
export async function setPickupPoint(
  ctx: VisitorCtx,
  point: Input<typeof cartCalls.setPickupPoint>['body']['cart']['pickup_point'],
  currency?: Currency,
): Promise<ComputedCart> {
  const pickup_network = pickupNetworkOf(await cartOf(ctx, currency))
  const isOfNetwork = pickup_network !== null && (point.network ?? pickup_network) === pickup_network
  const cart = isOfNetwork ? await setColumns(ctx, currency, { pickup_network, pickup_code: pickupCodeKey(point.code) }) : null
  if (!cart?.pickup_point) throw new ShopError('pickup_point_not_found', { fields: { 'cart.pickup_point.code': fieldProblems.unknown } })
  return cart
}

function assertOffered(
  { state, reason }: ComputedCart['delivery_effect'],
  code: 'delivery_not_offered' | 'payment_not_offered',
  field: string,
) {
  if (state !== 'inactive') return
  throw new ShopError(code, {
    fields: { [field]: reason === 'not_offered' ? fieldProblems.unknown : fieldProblems.not_offered },
    details: { reason: reason ?? '' },
  })
}

export const acceptRewardRegulations = (ctx: VisitorCtx, accepted: boolean, currency?: Currency): Promise<ComputedCart> =>
  setColumns(ctx, currency, { reward_regulations_accepted: accepted })

const giftRefusals = {
  regulations: 'gift_regulations_required',
  minimum_not_met: 'gift_minimum_not_met',
  out_of_stock: 'gift_out_of_stock',
} as const

/** A gift needs the reward regulations accepted, its minimum met and stock (docs/rules.md#6); null chooses none. */
export async function selectGift(ctx: VisitorCtx, id: number | null, currency?: Currency): Promise<ComputedCart> {
  const isGift = id === null || (await cartOf(ctx, currency)).gifts.some(gift => gift.id === id)
  if (!isGift) throw new ShopError('invalid_body', { fields: { 'cart.gift_id': fieldProblems.unknown } })
  const cart = await setColumns(ctx, currency, { gift_id: id })
  const { state, reason, missing_net } = cart.gift_effect
  if (state === 'inactive')
    throw new ShopError(giftRefusals[reason as keyof typeof giftRefusals], { ...(missing_net !== null && { details: { missing_net } }) })
  return cart
}

/**
 * Validates and stores a discount code; one below its minimum, or for other products, stays inactive, and never replaces one that applies
 * (docs/rules.md#6).
 */
export async function applyDiscountCode(ctx: VisitorCtx, code: string, currency?: Currency): Promise<ComputedCart> {
  const found = await discountByCode(ctx, code)
  if (!found) throw new ShopError('discount_code_unknown', { fields: { 'cart.discount_code': fieldProblems.unknown } })
  if (!found.is_valid || found.is_used_up)
    throw new ShopError('discount_code_used_up', { fields: { 'cart.discount_code': fieldProblems.no_longer_valid } })
  if (found.is_used_by_customer)
    throw new ShopError('discount_code_used_by_customer', { fields: { 'cart.discount_code': fieldProblems.no_longer_valid } })
  await openCarts.lockOpenCart(ctx)
  const before = await cartOf(ctx, currency)
  const cart = await setColumns(ctx, currency, { discount_id: found.id })
  const { state, reason, missing_net } = cart.discount_effect
  // Throwing rolls the change back.
  if (state !== 'applied' && before.discount_effect.state === 'applied' && before.discount?.id !== found.id) {
    if (reason === 'no_matching_products') throw new ShopError('discount_code_not_for_products')
    throw new ShopError('discount_minimum_not_met', { details: { missing_net: missing_net ?? 0 } })
  }
  return cart
}

export const removeDiscount = (ctx: VisitorCtx, currency?: Currency): Promise<ComputedCart> =>
  setColumns(ctx, currency, { discount_id: null })

export const enableDeliveryAddress = (ctx: VisitorCtx, enabled: boolean, currency?: Currency): Promise<ComputedCart> =>
  setColumns(ctx, currency, { enable_delivery_address: enabled })

/** Updates the fields that are given; null clears one. A chosen address, one of the customer's saved ones, replaces the country. */
export async function updateCart(
  ctx: VisitorCtx,
  update: Input<typeof cartCalls.updateCart>['body']['cart'],
  displayCurrency?: Currency,
): Promise<ComputedCart> {
  const { currency, ...columns } = update
  const hasNewAddress = Boolean(update.billing_address_id || update.delivery_address_id)
  const problems: Record<string, FieldMessage> = {}
  for (const name of ['billing_address_id', 'delivery_address_id'] as const)
    if (update[name] && !(await hasAddress(ctx, update[name]))) problems[`cart.${name}`] = fieldProblems.unknown
  if (currency && currency !== defaultCurrency && !(await cachedOffers(ctx)).rates[currency])
    problems['cart.currency'] = fieldProblems.not_offered
  if (Object.keys(problems).length > 0) throw new ShopError('invalid_body', { fields: problems })
  const set = Object.entries(columns).filter(([, value]) => value !== undefined)
  return setColumns(ctx, displayCurrency ?? currency, {
    ...(hasNewAddress && { delivery_country: null }),
    ...Object.fromEntries(set),
    ...(currency && { currency }),
  })
}

const hasAddress = async (ctx: VisitorCtx, id: number) =>
  ctx.visitor.customer !== null && (await savedAddress(ctx, ctx.visitor.customer.id, id)) !== undefined

/** A cart locked for an order: computed, with the rows that it was computed from. */
export interface LockedCart {
  id: string
  cart: ComputedCart
  row: CartRow
}

/** Locks the open cart until the transaction ends and computes it for the order's destination; undefined if it is empty. */
export async function lockCart(ctx: VisitorCtx, destination: Destination, currency?: Currency): Promise<LockedCart | undefined> {
  const [id, row] = await Promise.all([openCarts.lockOpenCart(ctx), cartRow(ctx, currency, [], currentOffers)])
  return id !== undefined && row.lines.length > 0 ? { id, row, cart: computedCart(ctx, row, destination) } : undefined
}

/** Merges the visitor's cart into the customer's at login; the customer's choices take precedence (docs/rules.md#6). */
export async function mergeCartOf(ctx: Ctx, tx: Tx, sessionId: string, customerId: number): Promise<void> {
  const visitorCartId = await openCarts.lockCartOfSession(ctx, tx, sessionId)
  if (visitorCartId === undefined) return
  const cartId = await openCarts.lockCartOfCustomer(ctx, tx, customerId)
  const stockLimitedLines = await cartLines.mergeLines(ctx, tx, cartId, visitorCartId)
  await openCarts.mergeChoices(ctx, tx, cartId, visitorCartId, stockLimitedLines)
}
