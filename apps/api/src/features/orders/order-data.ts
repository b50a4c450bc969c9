import { isDeepStrictEqual } from 'node:util'
import { type Address, fieldProblems, type Input, ShopError } from '@stragan/contract'
import { isChangeable, type OrderAuthor, type OrderChange, type orderHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { authorOf } from './order-author.ts'
import { insertOrderChange, type OrderData, orderData, updateOrderData } from './order-changes.queries.ts'
import { lockOrder } from './orders.queries.ts'

/**
 * Changes contact and addresses of an order that was not sent. Throws `order_changed`, with what is stored now, where the order is no longer
 * the one that the change was made from.
 */
export async function changeOrderData(
  ctx: Ctx,
  uid: string,
  { if_match, ...given }: Input<typeof orderHandlingCalls.changeOrderData>['body'],
  author: OrderAuthor,
): Promise<void> {
  const order = await lockOrder(ctx, uid)
  if (!order) throw new ShopError('order_not_found')
  if (!isChangeable(order.status)) throw new ShopError('order_closed', { details: { status: order.status } })
  const stored = await orderData(ctx, uid)
  // Sending the same twice is no conflict.
  const changed = changesOf(stored, given)
  if (changed.length === 0) return
  if (if_match !== order.revision) throw new ShopError('order_changed', { details: { revision: order.revision, ...flat(stored) } })
  const place = given.delivery_address ? 'delivery_address' : 'billing_address'
  if (countryOf(stored) !== countryOf(given))
    throw new ShopError('invalid_body', { fields: { [`${place}.country`]: fieldProblems.not_offered } })
  await updateOrderData(ctx, uid, given)
  await insertOrderChange(ctx, uid, changed, author)
}

/**
 * Notes in the order's timeline that an undo has restored contact or addresses. Throws `order_closed` where the order has been sent or
 * cancelled: where it went is not rewritten; and `undo_refused` where the goods would go to another country, which changes their delivery.
 */
export async function noteRestoredOrder(ctx: ShopAdminCtx, uid: string, before: object | null, after: object | null): Promise<void> {
  const order = await lockOrder(ctx, uid)
  if (order && !isChangeable(order.status)) throw new ShopError('order_closed', { details: { status: order.status } })
  const [was, is] = [before as OrderData, after as OrderData]
  if (countryOf(was) !== countryOf(is)) throw new ShopError('undo_refused', { details: { reason: 'invalid' } })
  const changed = changesOf(was, is)
  if (changed.length > 0) await insertOrderChange(ctx, uid, changed, authorOf(ctx.actor))
}

/** Where the goods go: what the delivery costs depends on it. */
const countryOf = ({ delivery_address, billing_address }: OrderData) => ((delivery_address ?? billing_address) as Address | null)?.country

function changesOf(stored: OrderData, given: OrderData): OrderChange[] {
  const addresses = (['billing_address', 'delivery_address'] as const).filter(
    side => !isDeepStrictEqual(withoutEmpty(stored[side]), withoutEmpty(given[side])),
  )
  return [...(stored.email === given.email && stored.phone === given.phone ? [] : ['contact' as const]), ...addresses]
}

const withoutEmpty = (address: object | null) =>
  address && Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null && value !== undefined))

/** Stored values by their path in the request. */
const flat = ({ email, phone, ...addresses }: OrderData): Record<string, string> =>
  Object.fromEntries([
    ['email', email],
    ['phone', phone],
    ...Object.entries(addresses).flatMap(([side, address]) =>
      Object.entries(withoutEmpty(address as object | null) ?? {}).map(([name, value]) => [`${side}.${name}`, String(value)]),
    ),
  ])
