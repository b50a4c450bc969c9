import {
  type Currency,
  type cartCalls,
  type FieldMessage,
  fieldProblems,
  type Input,
  maxCartLines,
  maxLineItems,
  type ResponseInput,
  ShopError,
} from '@stragan/contract'
import { unitPriceFor } from '@stragan/pricing'
import type { Ctx, VisitorCtx } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import { savedAddress } from '../addresses/addresses.ts'
import { sourcesOf } from '../catalogue/catalogue.ts'
import * as queries from './cart.queries.ts'
import { computedCart } from './computed-cart.ts'
import type { Destination } from './transport.ts'

export { closeCart, countDiscountUse, type GiftRow, takeGift } from './cart.queries.ts'
export { productsBySymbols } from './symbols.ts'
export type ComputedCart = ResponseInput<typeof cartCalls.cart>

/** The visitor's cart, computed; an empty one where there is none yet. */
export const cartOf = async (ctx: VisitorCtx, currency?: Currency): Promise<ComputedCart> =>
  computedCart(ctx, await queries.cartRow(ctx, currency))

type Line = Input<typeof cartCalls.addToCart>['body']['cart_item']

/** Adds pieces to the line of a variant, or takes them away; at 0 the line is gone. Tells how many it holds. */
export const addItems = (ctx: VisitorCtx, line: Line, currency?: Currency) =>
  changeLine(ctx, line, inCart => inCart + line.items, currency, 'cart_item.product_id')

/** Sets the pieces of a line; 0 or less removes it (docs/spec.md#4). */
export const setItems = (
  ctx: VisitorCtx,
  product_id: number,
  line: Input<typeof cartCalls.setQuantity>['body']['cart_item'],
  currency?: Currency,
) => changeLine(ctx, { ...line, product_id }, () => line.items, currency, null)

async function changeLine(
  ctx: VisitorCtx,
  asked: queries.AskedGoods,
  wanted: (inCart: number) => number,
  currency: Currency | undefined,
  /** Where the body names the product; null where the path does. */
  productField: string | null,
) {
  const { outcome, cart } = await changedLines(ctx, currency, [asked], (lines, [goods]) => {
    if (!goods && productField) throw new ShopError('invalid_body', { fields: { [productField]: fieldProblems.unknown } })
    return setLine(lines, asked, goods, wanted)
  })
  return { items: outcome, cart }
}

type Several = Input<typeof cartCalls.addBulk>['body']['cart_items']
type Outcome = ResponseInput<typeof cartCalls.addBulk>['cart_items'][number]

/** Adds to one line after the other, as much of each as there is; what of one can not be had keeps nothing from the others. */
export async function addBulk(ctx: VisitorCtx, asked: Several, currency?: Currency): Promise<ResponseInput<typeof cartCalls.addBulk>> {
  const { outcome, cart } = await changedLines(ctx, currency, asked, (lines, goods) =>
    asked.map((line, i): Outcome => {
      const { product_id, product_variant_id = null, items } = line
      return { product_id, product_variant_id, wanted: items, ...addUpToStock(lines, line, goods[i], items) }
    }),
  )
  return { cart_items: outcome, cart }
}

function addUpToStock(
  lines: Lines,
  asked: queries.AskedGoods,
  goods: queries.GoodsRow | undefined,
  items: number,
): Pick<Outcome, 'added' | 'problem'> {
  try {
    setLine(lines, asked, goods, inCart => inCart + items)
    return { added: items, problem: null }
  } catch (error) {
    const problem = problemOf(error)
    if (problem !== 'not_enough_stock' || !goods) return { added: 0, problem }
    const before = lines.get(goods.variant_id)?.items ?? 0
    return { added: setLine(lines, asked, goods, () => Math.max(before, availableOf(goods))) - before, problem }
  }
}

/** Anything but these is no matter of one line. A variant that the product does not have is as good as none chosen. */
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

/** Of a cart, by variant, in their order. */
type Lines = Map<number, queries.LineRow>

/** More pieces than there are is refused; fewer than before never is, whatever happened to stock and price meanwhile. */
function setLine(
  lines: Lines,
  { product_variant_id = null }: queries.AskedGoods,
  goods: queries.GoodsRow | undefined,
  wanted: (inCart: number) => number,
): number {
  if (!goods) throw new ShopError('product_not_found')
  if (goods.has_variants && product_variant_id === null)
    throw new ShopError('variant_required', { fields: { 'cart_item.product_variant_id': fieldProblems.required } })
  if (product_variant_id !== (goods.has_variants ? goods.variant_id : null))
    throw new ShopError('invalid_body', { fields: { 'cart_item.product_variant_id': fieldProblems.unknown } })
  const before = lines.get(goods.variant_id)?.items ?? 0
  const items = Math.max(0, wanted(before))
  if (items > before) {
    if (before === 0 && sizeOf(lines) >= maxCartLines) throw new ShopError('cart_full', { details: { max_lines: maxCartLines } })
    if (unitPriceFor(sourcesOf(goods), items) === null) throw new ShopError('not_for_sale')
    const available = availableOf(goods)
    if (items > available) throw new ShopError('not_enough_stock', { details: { items_left: available } })
  }
  lines.set(goods.variant_id, { ...goods, items })
  return items
}

/** How many pieces a line may have. */
const availableOf = ({ stock }: queries.LineRow) => Math.min(stock, maxLineItems)

const sizeOf = (lines: Lines) => lines.values().reduce((count, { items }) => count + (items > 0 ? 1 : 0), 0)

/**
 * Reads the cart together with the goods that are asked for, decides about its lines, and writes what is other now. Where somebody else has
 * changed it meanwhile, that begins again, under a lock.
 */
async function changedLines<T>(
  ctx: VisitorCtx,
  currency: Currency | undefined,
  asked: readonly queries.AskedGoods[],
  decide: (lines: Lines, goods: queries.GoodsRow[]) => T,
): Promise<{ outcome: T; cart: ComputedCart }> {
  for (;;) {
    const row = await queries.cartRow(ctx, currency, asked)
    const before = new Set(row.lines)
    const lines: Lines = new Map(row.lines.map(line => [line.variant_id, line]))
    const outcome = decide(lines, row.goods)
    const all = [...lines.values()]
    const isWritten = await queries.writeLines(
      ctx,
      row,
      all.filter(line => !before.has(line)),
    )
    if (isWritten) {
      const now = { ...row, revision: row.revision + 1, stock_limited_lines: [], lines: all.filter(line => line.items > 0) }
      return { outcome, cart: computedCart(ctx, now) }
    }
    await queries.lockOpenCart(ctx)
  }
}

export async function removeLines(ctx: VisitorCtx, productId: number, variantId: number | null): Promise<'ok'> {
  const cartId = await queries.openCart(ctx)
  if (!(await queries.deleteLines(ctx, cartId, productId, variantId))) throw new ShopError('cart_line_not_found')
  return 'ok'
}

/** Sets something in the open cart and computes it; what turns out not to be allowed is thrown, and so undone. */
async function withSet(ctx: VisitorCtx, currency: Currency | undefined, columns: queries.CartColumns): Promise<ComputedCart> {
  await queries.openCart(ctx, columns)
  return cartOf(ctx, currency)
}

export async function setDelivery(ctx: VisitorCtx, id: number, currency?: Currency): Promise<ComputedCart> {
  const cart = await withSet(ctx, currency, { delivery_id: id })
  assertOffered(cart.delivery_effect, 'delivery_not_offered', 'cart.delivery_shop_configuration_id')
  return cart
}

export async function setPayment(ctx: VisitorCtx, id: number, currency?: Currency): Promise<ComputedCart> {
  const cart = await withSet(ctx, currency, { payment_id: id })
  assertOffered(cart.payment_effect, 'payment_not_offered', 'cart.component_payment_method_id')
  return cart
}

function assertOffered(
  { state, reason }: ComputedCart['delivery_effect'],
  code: 'delivery_not_offered' | 'payment_not_offered',
  field: string,
) {
  if (state !== 'dormant') return
  throw new ShopError(code, {
    fields: { [field]: reason === 'not_offered' ? fieldProblems.unknown : fieldProblems.not_offered },
    details: { reason: reason ?? '' },
  })
}

export const acceptRewardRegulations = (ctx: VisitorCtx, accepted: boolean, currency?: Currency): Promise<ComputedCart> =>
  withSet(ctx, currency, { reward_regulations_accepted: accepted })

const giftRefusals = {
  regulations: 'gift_regulations_required',
  minimum_not_met: 'gift_minimum_not_met',
  out_of_stock: 'gift_out_of_stock',
} as const

/** A gift needs the reward regulations accepted, its minimum met and a piece in stock (docs/rules.md#6); null chooses none. */
export async function selectGift(ctx: VisitorCtx, id: number | null, currency?: Currency): Promise<ComputedCart> {
  const isGift = id === null || (await cartOf(ctx, currency)).gifts.some(gift => gift.id === id)
  if (!isGift) throw new ShopError('invalid_body', { fields: { 'cart.gift_id': fieldProblems.unknown } })
  const cart = await withSet(ctx, currency, { gift_id: id })
  const { state, reason, missing_net } = cart.gift_effect
  if (state === 'dormant')
    throw new ShopError(giftRefusals[reason as keyof typeof giftRefusals], { ...(missing_net !== null && { details: { missing_net } }) })
  return cart
}

/** A code whose minimum is not met yet waits, and the cart says what is missing; it never takes the place of one that applies. */
export async function applyDiscountCode(ctx: VisitorCtx, code: string, currency?: Currency): Promise<ComputedCart> {
  const found = await queries.discountByCode(ctx, code)
  if (!found) throw new ShopError('discount_code_unknown', { fields: { 'cart.discount_code': fieldProblems.unknown } })
  if (found.is_over || found.is_used_up)
    throw new ShopError('discount_code_used_up', { fields: { 'cart.discount_code': fieldProblems.no_longer_valid } })
  await queries.lockOpenCart(ctx)
  const before = await cartOf(ctx, currency)
  const cart = await withSet(ctx, currency, { discount_id: found.id })
  const { state, missing_net } = cart.discount_effect
  // What is thrown undoes the change.
  if (state !== 'applied' && before.discount_effect.state === 'applied' && before.discount?.id !== found.id)
    throw new ShopError('discount_minimum_not_met', { details: { missing_net: missing_net ?? 0 } })
  return cart
}

export const removeDiscount = (ctx: VisitorCtx, currency?: Currency): Promise<ComputedCart> => withSet(ctx, currency, { discount_id: null })

export const enableDeliveryAddress = (ctx: VisitorCtx, enabled: boolean, currency?: Currency): Promise<ComputedCart> =>
  withSet(ctx, currency, { enable_delivery_address: enabled })

/** What is left out stays; null clears. A chosen address says the country, in place of one set before. Addresses are the customer's saved ones; a visitor without an account has none. */
export async function updateCart(
  ctx: VisitorCtx,
  given: Input<typeof cartCalls.updateCart>['body']['cart'],
  asked?: Currency,
): Promise<ComputedCart> {
  const { currency, ...columns } = given
  const hasNewAddress = Boolean(given.billing_address_id || given.delivery_address_id)
  const unknown: Record<string, FieldMessage> = {}
  for (const name of ['billing_address_id', 'delivery_address_id'] as const)
    if (given[name] && !(await hasAddress(ctx, given[name]))) unknown[`cart.${name}`] = fieldProblems.unknown
  if (Object.keys(unknown).length > 0) throw new ShopError('invalid_body', { fields: unknown })
  const set = Object.entries(columns).filter(([, value]) => value !== undefined)
  return withSet(ctx, asked ?? currency, {
    ...(hasNewAddress && { delivery_country: null }),
    ...Object.fromEntries(set),
    ...(currency && { currency }),
  })
}

const hasAddress = async (ctx: VisitorCtx, id: number) =>
  ctx.visitor.customer !== null && (await savedAddress(ctx, ctx.visitor.customer.id, id)) !== undefined

/** A cart on its way to an order: computed, with the rows that it was computed from. */
export interface LockedCart {
  id: string
  cart: ComputedCart
  row: queries.CartRow
}

/**
 * The open cart, which nobody else changes until the request ends, computed for where the order goes; undefined where nothing is in it.
 */
export async function lockCart(ctx: VisitorCtx, destination: Destination, currency?: Currency): Promise<LockedCart | undefined> {
  const id = await queries.lockOpenCart(ctx)
  if (id === undefined) return undefined
  const row = await queries.cartRow(ctx, currency)
  return row.lines.length > 0 ? { id, row, cart: computedCart(ctx, row, destination) } : undefined
}

/** At login the visitor's cart becomes part of the customer's, whose choices win (docs/rules.md#6). */
export async function mergeCartOf(ctx: Ctx, tx: Tx, sessionId: string, customerId: number): Promise<void> {
  const theirs = await queries.holdCartOfSession(ctx, tx, sessionId)
  if (theirs === undefined) return
  const cartId = await queries.holdCartOfCustomer(ctx, tx, customerId)
  await queries.fillIn(ctx, tx, cartId, theirs, await queries.addLines(ctx, tx, cartId, theirs))
}
