import { isDeepStrictEqual } from 'node:util'
import { type Address, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { isChangeable, mergeDocuments, moveEmailKinds, type OrderChange, type orderHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { readdressMails } from '../mail/mail.ts'
import { documentOf, earlierData, revisionOf } from './earlier-data.ts'
import { authorOf } from './order-author.ts'
import { insertOrderChange, type OrderData, orderData, updateOrderData } from './order-changes.queries.ts'
import { lockOrder } from './orders.queries.ts'

type Calls = typeof orderHandlingCalls

/** Contact and addresses of an order, or as they were in an earlier revision. Throws `order_changed` for one that the history does not have. */
export async function dataOfOrder(ctx: ShopAdminCtx, uid: string, revision?: string): Promise<ResponseInput<Calls['orderData']>> {
  const stored = await orderData(ctx, uid)
  if (!stored) throw new ShopError('order_not_found')
  const data = revision === undefined ? stored : (await earlierData(ctx, uid, { revision, stored }))?.data
  if (!data) throw new ShopError('order_changed')
  return { revision: revisionOf(data), ...documentOf(data) }
}

/**
 * Changes contact and addresses of an order that was not sent. What somebody else has changed since the revision is merged; throws
 * `order_changed` with the fields that both have changed.
 */
export async function changeOrderData(ctx: ShopAdminCtx, uid: string, body: Input<Calls['changeOrderData']>['body']): Promise<void> {
  const { revision, ...given } = body
  const order = await lockOrder(ctx, uid)
  const stored = order && (await orderData(ctx, uid))
  if (!stored) throw new ShopError('order_not_found')
  if (!isChangeable(order.status)) throw new ShopError('order_closed', { details: { status: order.status } })
  // Sending the same twice is no conflict, whatever it was made from.
  if (changesOf(stored, given).length === 0) return
  const merged = await mergedData(ctx, uid, { revision, given, stored })
  const changed = changesOf(stored, merged)
  if (changed.length === 0) return
  const place = merged.delivery_address ? 'delivery_address' : 'billing_address'
  if (countryOf(stored) !== countryOf(merged))
    throw new ShopError('invalid_body', { fields: { [`${place}.country`]: fieldProblems.not_offered } })
  await updateOrderData(ctx, uid, merged)
  await noteChange(ctx, uid, changed, { was: stored, is: merged })
}

/** Notes a change in the order's timeline. E-mails that were not sent yet follow the buyer to another address. */
async function noteChange(ctx: ShopAdminCtx, uid: string, changed: readonly OrderChange[], { was, is }: Record<'was' | 'is', OrderData>) {
  await insertOrderChange(ctx, uid, changed, authorOf(ctx.actor))
  if (was.email !== is.email) await readdressMails(ctx, { uid, kinds: buyersMails, from: was.email, to: is.email })
}

/** Kinds of the e-mails about an order that go to its address. A note goes to the one that its author saw. */
const buyersMails = ['order_confirmation', 'order_cancelled_unpaid', ...moveEmailKinds]

interface Change {
  revision: string
  given: OrderData
  stored: OrderData
}

async function mergedData(ctx: ShopAdminCtx, uid: string, { revision, given, stored }: Change): Promise<OrderData> {
  const earlier = await earlierData(ctx, uid, { revision, stored })
  if (!earlier) throw new ShopError('order_changed')
  const { merged, conflicts } = mergeDocuments(documentOf(earlier.data), documentOf(given), documentOf(stored))
  if (!earlier.isOwn) assertNoConflicts('order_changed', conflicts)
  return merged as unknown as OrderData
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
  if (changed.length > 0) await noteChange(ctx, uid, changed, { was, is })
}

/** Where the goods go: what the delivery costs depends on it. */
const countryOf = ({ delivery_address, billing_address }: OrderData) => ((delivery_address ?? billing_address) as Address | null)?.country

function changesOf(before: OrderData, after: OrderData): OrderChange[] {
  const [was, is] = [documentOf(before), documentOf(after)]
  const addresses = (['billing_address', 'delivery_address'] as const).filter(side => !isDeepStrictEqual(was[side], is[side]))
  return [...(was.email === is.email && was.phone === is.phone ? [] : ['contact' as const]), ...addresses]
}
