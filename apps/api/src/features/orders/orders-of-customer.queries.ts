import type { Currency, OrderStatus } from '@stragan/contract'
import type { Ctx, TokenCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { type VisitorRow, visitorByToken } from '../session/session.ts'

interface OrderQuery {
  page: number
  per_page: number
  q?: string | undefined
  status?: OrderStatus | undefined
}

interface SummaryRow {
  uid: string
  number: string
  status: OrderStatus
  created_at: string
  total_net: number
  total_gross: number
  currency: Currency
  is_test: boolean
}

/** Loads a page of a customer's orders, newest first; `q` is searched in numbers, the customer's order numbers, and lines. */
export const ordersOf = async (ctx: TokenCtx, { page, per_page, q, status }: OrderQuery) => {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  return ctx.db.maybeOne<{ visitor: VisitorRow; total: number; items: SummaryRow[] }>(sql`
    with visitor as (${visitorByToken(ctx)}), found as (
      select uid, number, status, created_at, total_net, total_gross, currency, is_test
      from visitor join orders on orders.shop_id = ${ctx.shop.id} and orders.customer_id = visitor.customer_id
      where (${status ?? null}::text is null or status = ${status ?? null})
        and (${pattern}::text is null or number ilike ${pattern} or customer_order_number ilike ${pattern} or exists (
          select from order_lines where order_lines.shop_id = orders.shop_id and order_uid = uid
            and (line ->> 'name' ilike ${pattern} or line ->> 'symbol' ilike ${pattern})))
    ), paged as (
      select * from found order by created_at desc, number desc limit ${per_page} offset ${(page - 1) * per_page}
    )
    select to_json(visitor) as visitor, (select count(*)::int from found) as total,
      coalesce((select json_agg(paged order by created_at desc, number desc) from paged), '[]') as items
    from visitor`)
}

/** Finds an order of a customer that is neither delivered nor cancelled. */
export const activeOrder = (ctx: Ctx, customerId: number) =>
  ctx.db.maybeOne<{ number: string; status: OrderStatus }>(sql`
    select number, status from orders
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and status not in ('delivered', 'cancelled') order by created_at limit 1`)

/** Identifies orders without an account. */
export interface Guest {
  email: string
  sessionId: string | null
  since: Date
}

export const adoptOrders = (ctx: Ctx, customerId: number, { email, sessionId, since }: Guest) =>
  ctx.db.query(sql`
    update orders set customer_id = ${customerId}
    where shop_id = ${ctx.shop.id} and customer_id is null and created_at >= ${since.toISOString()}
      and (email_key = lower(${email}) or session_id = ${sessionId})`)

/** Assigns finished orders that were placed without logging in, whenever that was. */
export const adoptFinishedOrders = (ctx: Ctx, customerId: number, email: string) =>
  ctx.db.query(sql`
    update orders set customer_id = ${customerId}
    where shop_id = ${ctx.shop.id} and customer_id is null and email_key = lower(${email}) and status in ('delivered', 'cancelled')`)

export const lockOrdersOf = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`select 1 from orders where shop_id = ${ctx.shop.id} and customer_id = ${customerId} order by uid for update`)

/** Erases personal data from a customer's orders, with what staff wrote about them; sold products stay. */
export const anonymiseOrders = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`
    with own as (
      select uid from orders where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
    ), notes as (
      delete from order_notes where shop_id = ${ctx.shop.id} and order_uid in (select uid from own)
    ), messages as (
      update order_events set message = null where shop_id = ${ctx.shop.id} and order_uid in (select uid from own) and message is not null
    ), payments as (
      update payment_events set note = null where shop_id = ${ctx.shop.id} and order_uid in (select uid from own) and note is not null
    ), parcels as (
      update shipments set tracking_number = null, tracking_url = null where shop_id = ${ctx.shop.id} and order_uid in (select uid from own)
    )
    update orders set email = '', phone = '', billing_address = 'null', delivery_address = null, pickup_point = null, note = null,
      customer_order_number = null
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId}`)

export const uidsOf = (ctx: Ctx, customerId: number, guestEmail: string | null) =>
  ctx.db.query<{ uid: string }>(sql`
    select uid from orders
    where shop_id = ${ctx.shop.id} and (customer_id = ${customerId} or (customer_id is null and email_key = lower(${guestEmail}::text)))
    order by created_at desc, number desc`)
