import { type Input, ShopError, trackingUrlOf } from '@stragan/contract'
import type { OrderAuthor, orderHandlingCalls } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { authorColumns, authorValues } from './order-author.ts'
import { insertOrderChange } from './order-changes.queries.ts'
import { lockOrder } from './orders.queries.ts'

export type Shipment = Input<typeof orderHandlingCalls.changeShipment>['body']

/** The page as entered, else that of a known carrier. */
const pageOf = ({ carrier, tracking_number, tracking_url }: Shipment) =>
  tracking_url ?? (tracking_number ? trackingUrlOf(carrier, tracking_number) : null)

export const insertShipment = (ctx: Ctx, uid: string, shipment: Shipment, author: OrderAuthor) =>
  ctx.db.query(sql`
    insert into shipments (shop_id, order_uid, carrier, tracking_number, tracking_url, ${authorColumns})
    values (${ctx.shop.id}, ${uid}, ${shipment.carrier}, ${shipment.tracking_number}, ${pageOf(shipment)}, ${authorValues(author)})`)

/** Corrects a shipment; throws `shipment_not_found` for one of another order. */
export async function changeShipment(ctx: Ctx, uid: string, id: string, shipment: Shipment, author: OrderAuthor): Promise<void> {
  if (!(await lockOrder(ctx, uid))) throw new ShopError('order_not_found')
  const changed = await ctx.db.maybeOne(sql`
    update shipments set carrier = ${shipment.carrier}, tracking_number = ${shipment.tracking_number}, tracking_url = ${pageOf(shipment)}
    where shop_id = ${ctx.shop.id} and order_uid = ${uid} and id = ${id} returning id`)
  if (!changed) throw new ShopError('shipment_not_found')
  await insertOrderChange(ctx, uid, ['tracking'], author)
}
