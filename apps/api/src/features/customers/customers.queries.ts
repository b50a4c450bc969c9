import type { Address, Language } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { searchTerms } from './search-terms.ts'

export interface ListedRow {
  id: number
  email: string
  first_name: string
  last_name: string
  company: string | null
  nip: string | null
  phone: string | null
  created_at: Date
  orders: number
  last_order_at: Date | null
}

export interface CustomerRow extends ListedRow {
  language: Language
  email_confirmed_at: Date | null
  deferred_payment_approved_at: Date | null
  addresses: (Address & { id: number; is_default_billing: boolean; is_default_delivery: boolean })[]
  personal_prices: number
  favourites: number
  consents: { key: string; version: string; language: Language; accepted_at: string }[]
  sessions: { device: string | null; created_at: string }[]
}

const listed = ({ shop }: ShopAdminCtx) => sql`
  id, email, first_name, last_name, nullif(company, '') as company, nullif(nip, '') as nip, nullif(phone, '') as phone, created_at,
  (select count(*)::int from orders where shop_id = ${shop.id} and customer_id = customer.id) as orders,
  (select max(created_at) from orders where shop_id = ${shop.id} and customer_id = customer.id) as last_order_at`

interface ListQuery {
  q: string | undefined
  /** Id of the last customer before. */
  after: number | null
  limit: number
}

/** The customers that a search finds, as `customer`. */
const matching = (ctx: ShopAdminCtx, q: string | undefined) =>
  sql`${q ? foundBy(ctx, q) : sql`customers customer`} where shop_id = ${ctx.shop.id}`

/** The number of customers, at most `max`. */
export const countCustomers = (ctx: ShopAdminCtx, q: string | undefined, max: number) => countRows(ctx.db, matching(ctx, q), max)

/** Customers by id, the newest first: one more than the limit, if there are. */
export const listedCustomers = (ctx: ShopAdminCtx, { q, after, limit }: ListQuery) =>
  ctx.db.query<ListedRow>(sql`
    select ${listed(ctx)} from ${matching(ctx, q)} ${after === null ? sql`` : sql`and id < ${after}`}
    order by id desc limit ${limit + 1}`)

/** Looks up each customer that was found: the planner overestimates their number, and would read the whole table (`offset 0`). */
function foundBy({ shop }: ShopAdminCtx, q: string): Sql {
  const { words, numbers } = searchTerms(q)
  return sql`find_customers(${shop.id}, ${words}::text[], ${numbers}::text[]) found
    cross join lateral (select * from customers where shop_id = ${shop.id} and id = found.customer_id offset 0) customer`
}

export const customerById = (ctx: ShopAdminCtx, id: number) => {
  const of = sql`shop_id = ${ctx.shop.id} and customer_id = ${id}`
  return ctx.db.maybeOne<CustomerRow>(sql`
    select ${listed(ctx)}, language, email_confirmed_at, deferred_payment_approved_at, consents,
      (select coalesce(json_agg(address || jsonb_build_object('id', id, 'is_default_billing', is_default_billing, 'is_default_delivery', is_default_delivery)
        order by id), '[]') from addresses where ${of}) as addresses,
      (select count(*)::int from customer_prices where ${of}) as personal_prices,
      (select count(*)::int from favourites where ${of}) as favourites,
      (select coalesce(json_agg(json_build_object('device', device, 'created_at', created_at) order by created_at desc), '[]')
        from sessions where ${of} and expires_at > clock()) as sessions
    from customers customer where shop_id = ${ctx.shop.id} and id = ${id}`)
}
