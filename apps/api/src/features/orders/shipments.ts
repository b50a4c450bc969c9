import { isDeepStrictEqual } from 'node:util'
import { enteredTrackingUrl, type Input, ShopError, trackingUrlOf } from '@stragan/contract'
import { mergeDocuments, type OrderAuthor, type orderHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { sql } from '../../platform/database.ts'
import { authorColumns, authorOf, authorValues } from './order-author.ts'
import { insertOrderChange } from './order-changes.queries.ts'
import { lockOrder } from './orders.queries.ts'

type Correction = Input<typeof orderHandlingCalls.changeShipment>['body']
export type Shipment = Correction['from']

/** The page as entered, else that of a known carrier. */
const pageOf = ({ carrier, tracking_number, tracking_url }: Shipment) =>
  tracking_url ?? (tracking_number ? trackingUrlOf(carrier, tracking_number) : null)

export const insertShipment = (ctx: Ctx, uid: string, shipment: Shipment, author: OrderAuthor) =>
  ctx.db.query(sql`
    insert into shipments (shop_id, order_uid, carrier, tracking_number, tracking_url, ${authorColumns})
    values (${ctx.shop.id}, ${uid}, ${shipment.carrier}, ${shipment.tracking_number}, ${pageOf(shipment)}, ${authorValues(author)})`)

type Row = Record<string, unknown> | null

/**
 * Completes an undo that has restored a shipment: notes it in the order's timeline, and takes the tracking page that follows from the number
 * from what carrier and number are by now.
 */
export async function noteRestoredShipment(ctx: ShopAdminCtx, uid: string, before: Row, after: Row): Promise<void> {
  if (!before || !after) return
  const [was, is] = [before, after] as unknown as [Shipment, Shipment & { id: string }]
  if (is.tracking_url === was.tracking_url && enteredTrackingUrl(was) === null)
    await ctx.db.query(sql`
      update shipments set tracking_url = ${pageOf({ ...is, tracking_url: null })} where shop_id = ${ctx.shop.id} and order_uid = ${uid} and id = ${is.id}`)
  await insertOrderChange(ctx, uid, ['tracking'], authorOf(ctx.actor))
}

/** As entered: with no page where it follows from the number. */
const enteredOf = (shipment: Shipment) => ({
  carrier: shipment.carrier,
  tracking_number: shipment.tracking_number,
  tracking_url: enteredTrackingUrl(shipment),
})

/**
 * Corrects a shipment. Throws `shipment_not_found` for one of another order, and `shipment_changed` with the fields that somebody else has
 * corrected to another value since `from`.
 */
export async function changeShipment(ctx: Ctx, uid: string, id: string, correction: Correction, author: OrderAuthor): Promise<void> {
  if (!(await lockOrder(ctx, uid))) throw new ShopError('order_not_found')
  const ofShipment = sql`shop_id = ${ctx.shop.id} and order_uid = ${uid} and id = ${id}`
  const stored = await ctx.db.maybeOne<Shipment>(sql`select carrier, tracking_number, tracking_url from shipments where ${ofShipment}`)
  if (!stored) throw new ShopError('shipment_not_found')
  const { merged, conflicts } = mergeDocuments(enteredOf(correction.from), enteredOf(correction), enteredOf(stored))
  assertNoConflicts('shipment_changed', conflicts)
  const shipment = merged as unknown as Shipment
  // Sent twice.
  if (isDeepStrictEqual(shipment, enteredOf(stored))) return
  await ctx.db.query(sql`
    update shipments set carrier = ${shipment.carrier}, tracking_number = ${shipment.tracking_number}, tracking_url = ${pageOf(shipment)}
    where ${ofShipment}`)
  await insertOrderChange(ctx, uid, ['tracking'], author)
}
