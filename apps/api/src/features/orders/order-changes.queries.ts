import type { OrderAuthor, OrderChange } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { authorColumns, authorValues } from './order-author.ts'
import type { OrderRow } from './orders.queries.ts'

/** Records which data of an order was changed. */
export const insertOrderChange = (ctx: Ctx, uid: string, changed: readonly OrderChange[], author: OrderAuthor) =>
  ctx.db.query(sql`
    insert into order_changes (shop_id, order_uid, changed, ${authorColumns})
    values (${ctx.shop.id}, ${uid}, ${[...changed]}::text[], ${authorValues(author)})`)

export type OrderData = Pick<OrderRow, 'email' | 'phone' | 'billing_address' | 'delivery_address'>

export const orderData = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<OrderData>(sql`
    select email, phone, billing_address, delivery_address from orders where shop_id = ${ctx.shop.id} and uid = ${uid}`)

export const updateOrderData = (ctx: Ctx, uid: string, { email, phone, billing_address, delivery_address }: OrderData) =>
  ctx.db.query(sql`
    update orders set email = ${email}, phone = ${phone}, billing_address = ${JSON.stringify(billing_address)}::jsonb,
      delivery_address = ${delivery_address && JSON.stringify(delivery_address)}::jsonb
    where shop_id = ${ctx.shop.id} and uid = ${uid}`)
