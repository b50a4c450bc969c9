import { foldAccents, type OrderStatus } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { searchTerms } from '../customers/customers.ts'
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
  billing_address: { company?: string | null; first_name?: string; last_name?: string }
  payment: string
  delivery: string
}

export interface ListFilters {
  status?: OrderStatus | undefined
  paid?: boolean | undefined
  customer?: number | undefined
  q?: string | undefined
}

interface ListQuery extends ListFilters {
  /** Time in microseconds and uid of the last order before. */
  after: { at: string; uid: string } | null
  limit: number
}

/** The orders that filters leave, as `orders`. */
const matching = (ctx: ShopAdminCtx, { status, paid, customer, q }: ListFilters) => sql`
  ${q ? foundBy(ctx, q) : sql`orders`}
  where shop_id = ${ctx.shop.id} ${status ? sql`and status = ${status}` : sql``} ${paid === undefined ? sql`` : sql`and is_paid = ${paid}`}
    ${customer === undefined ? sql`` : sql`and customer_id = ${customer}`}`

/** Orders, newest first, with the time in microseconds. */
export const listedOrders = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) =>
  ctx.db.query<ListedRow & { at: string }>(sql`
    select orders.uid, number, status, created_at, (extract(epoch from created_at) * 1000000)::bigint::text as at, total_net::float, total_gross::float, currency, is_test, email, is_paid,
      billing_address, (${translated(ctx, sql`payment`, configured(ctx, 'payment', sql`payment ->> 'code'`))}) ->> 'name' as payment,
      (${translated(ctx, sql`delivery`, configured(ctx, 'delivery', sql`delivery ->> 'code'`))}) ->> 'name' as delivery
    from ${matching(ctx, filters)}
      ${after ? sql`and (created_at, orders.uid) < ('epoch'::timestamptz + ${after.at}::bigint * interval '1 microsecond', ${after.uid})` : sql``}
    order by created_at desc, orders.uid desc limit ${limit + 1}`)

/** The number of orders, at most `max`. */
export const countOrders = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

/** Of each way to find orders: what finds more is too short a search. */
const maxFound = 1000

/** The shortest beginning of a name that is searched for: a shorter one would find a large part of the orders. */
const minNameLength = 3

/**
 * The orders whose number, company or last name begins with a search, or whose e-mail address, phone number or NIP it is. Each is looked up: the
 * planner, who overestimates how many there are, would read the whole table (`offset 0`).
 */
function foundBy({ shop }: ShopAdminCtx, q: string): Sql {
  const of = (condition: Sql, order = sql``) =>
    sql`(select uid from orders where shop_id = ${shop.id} and ${condition} ${order} limit ${maxFound})`
  const begins = (column: Sql, beginning: string) =>
    of(sql`${column} >= ${beginning} and ${column} < ${`${beginning}\u{10FFFF}`}`, sql`order by ${column} desc`)
  const { numbers, words } = searchTerms(q)
  const names = q.length < minNameLength ? [] : [words, words.toReversed()].map(order => foldAccents(order.join(' ')))
  const ways = [
    begins(sql`number collate "C"`, q),
    of(sql`email_key = ${q.toLowerCase()}`),
    ...names.filter(Boolean).flatMap(name => [begins(sql`buyer_key`, name), begins(sql`company_key`, name)]),
    ...(numbers.length === 0 ? [] : [of(sql`buyer_nip = any (${numbers}::text[])`), of(sql`phone_key = any (${numbers}::text[])`)]),
  ]
  return sql`(${ways.reduce((all, way) => sql`${all} union ${way}`)}) found
    cross join lateral (select * from orders where shop_id = ${shop.id} and uid = found.uid offset 0) orders`
}

export const waiting = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ to_confirm: number; unpaid: number; to_pack: number }>(sql`
    select
      (select count(*)::int from orders where shop_id = ${shop.id} and status = 'new') as to_confirm,
      (select count(*)::int from orders where shop_id = ${shop.id} and is_open and payment_expires_at is not null) as unpaid,
      (select count(*)::int from orders where shop_id = ${shop.id} and status in ('paid', 'confirmed')
        and not (is_open and payment_expires_at is not null)) as to_pack`)

/** Sales per day of a time zone, grosz net in PLN, of 60 days; days without an order are absent. */
export const sales = ({ db, shop }: ShopAdminCtx, zone: string) =>
  db.query<{ day: string; orders: number; net: number }>(sql`
    select (created_at at time zone zone.name)::date::text as day, count(*)::int as orders,
      round(sum(total_net * coalesce(rate, '1')::numeric))::float as net
    from (select ${zone}::text as name) zone
    join orders on orders.shop_id = ${shop.id} and status <> 'cancelled' and not is_test
      and created_at >= date_trunc('day', clock() at time zone zone.name - interval '59 days') at time zone zone.name
    group by 1 order by 1`)
