import type { OrderStatus } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { sql, withCustomPlan } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import { matchingOrders, type OrderFilters, waitingFor } from './order-filters.queries.ts'
import { configured, translated } from './orders.queries.ts'

export interface ListedRow {
  uid: string
  number: string
  status: OrderStatus
  created_at: Date
  total_net: number
  total_gross: number
  currency: 'PLN' | 'EUR' | 'USD'
  is_test: boolean
  email: string
  is_paid: boolean
  /** Null once the personal data were erased. */
  billing_address: { company?: string | null; first_name?: string; last_name?: string } | null
  payment: string
  delivery: string
}

interface ListQuery extends OrderFilters {
  after: TimeCursor | null
  limit: number
}

/** Orders, newest first, with their time. */
export const listedOrders = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) => {
  const newestFirst = sql`order by created_at desc, orders.uid desc limit ${limit + 1}`
  const part = {
    tail: newestFirst,
    ...(after && {
      condition: sql`(created_at, orders.uid) < (${timeOf(after)}, ${after.id})`,
    }),
  }
  const list = sql`
    select orders.uid, number, status, created_at, ${timeKey(sql`created_at`)} as at, total_net::float, total_gross::float, currency,
      is_test, email, is_paid, billing_address, (${translated(ctx, sql`payment`, configured(ctx, 'payment', sql`payment ->> 'code'`))}) ->> 'name' as payment,
      (${translated(ctx, sql`delivery`, configured(ctx, 'delivery', sql`delivery ->> 'code'`))}) ->> 'name' as delivery
    from ${matchingOrders(ctx, filters, part)} ${newestFirst}`
  // Which index finds least depends on the values.
  return ctx.db.query<ListedRow & { at: string }>(withCustomPlan(list))
}

/** The number of orders, at most `max`. */
export const countOrders = (ctx: ShopAdminCtx, filters: OrderFilters, max: number) =>
  countRows(ctx.db, matchingOrders(ctx, filters, { tail: sql`limit ${max}` }), max)

export const waiting = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ to_confirm: number; unpaid: number; to_pack: number; cash_outstanding: number }>(sql`
    select
      (select count(*)::int from orders where shop_id = ${shop.id} and ${waitingFor.confirmation}) as to_confirm,
      (select count(*)::int from orders where shop_id = ${shop.id} and ${waitingFor.payment}) as unpaid,
      (select count(*)::int from orders where shop_id = ${shop.id} and ${waitingFor.packing}) as to_pack,
      (select count(*)::int from orders where shop_id = ${shop.id} and ${waitingFor.cash}) as cash_outstanding`)

/**
 * Sales per day of a time zone since a day, grosz net in PLN; days without an order are absent. One index scan a day,
 * so that no row is converted to the time zone.
 */
export const sales = ({ db, shop }: ShopAdminCtx, zone: string, since: string) =>
  db.query<{ day: string; orders: number; net: number }>(sql`
    select day::date::text as day, orders, round(net)::float as net
    from generate_series(${since}::timestamp, (clock() at time zone ${zone})::date::timestamp, interval '1 day') day
    cross join lateral (
      select count(*)::int as orders,
        coalesce(sum(total_net) filter (where rate is null), 0) + coalesce(sum(total_net * rate::numeric) filter (where rate is not null), 0) as net
      from orders
      where shop_id = ${shop.id} and status <> 'cancelled' and not is_test
        and created_at >= day at time zone ${zone} and created_at < (day + interval '1 day') at time zone ${zone}
    ) of_day
    where orders > 0 order by day`)
