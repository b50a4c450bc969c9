import { type Address, type Language, sessionDays } from '@stragan/contract'
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
  deferred_payment_approved_at: Date | null
  locked_at: Date | null
}

export interface CustomerRow extends ListedRow {
  language: Language
  email_confirmed_at: Date | null
  lock_reason: string | null
  open_orders: number
  addresses: (Address & { id: number; is_default_billing: boolean; is_default_delivery: boolean })[]
  personal_prices: number
  favourites: number
  consents: { key: string; version: string; language: Language; accepted_at: string }[]
  sessions: { device: string | null; created_at: string; last_used_at: string }[]
}

const listed = ({ shop }: ShopAdminCtx) => sql`
  id, email, first_name, last_name, nullif(company, '') as company, nullif(nip, '') as nip, nullif(phone, '') as phone, created_at,
  deferred_payment_approved_at, locked_at,
  (select count(*)::int from orders where shop_id = ${shop.id} and customer_id = customer.id) as orders,
  (select max(created_at) from orders where shop_id = ${shop.id} and customer_id = customer.id) as last_order_at`

export interface ListFilters {
  q?: string | undefined
  /** Companies that have the approval, or that do not. */
  isApproved?: boolean | undefined
  isLocked?: boolean | undefined
}

interface ListQuery extends ListFilters {
  /** Id of the last customer before. */
  after: number | null
  limit: number
}

/** The customers that filters leave, as `customer`. */
const matching = (ctx: ShopAdminCtx, { q, isApproved, isLocked }: ListFilters) =>
  sql`${q ? foundBy(ctx, q) : sql`customers customer`} where shop_id = ${ctx.shop.id}
    ${isApproved === true ? sql`and deferred_payment_approved_at is not null` : sql``}
    ${isApproved === false ? sql`and nip <> '' and deferred_payment_approved_at is null` : sql``}
    ${isLocked === true ? sql`and locked_at is not null` : sql``} ${isLocked === false ? sql`and locked_at is null` : sql``}`

/** The number of customers, at most `max`. */
export const countCustomers = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

/** Customers by id, the newest first: one more than the limit, if there are. */
export const listedCustomers = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) =>
  ctx.db.query<ListedRow>(sql`
    select ${listed(ctx)} from ${matching(ctx, filters)} ${after === null ? sql`` : sql`and id < ${after}`}
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
    select ${listed(ctx)}, language, email_confirmed_at, lock_reason, consents,
      (select count(*)::int from orders where ${of} and status not in ('delivered', 'cancelled')) as open_orders,
      (select coalesce(json_agg(address || jsonb_build_object('id', id, 'is_default_billing', is_default_billing, 'is_default_delivery', is_default_delivery)
        order by id), '[]') from addresses where ${of}) as addresses,
      (select count(*)::int from customer_prices where ${of}) as personal_prices,
      (select count(*)::int from favourites where ${of}) as favourites,
      (select coalesce(json_agg(json_build_object('device', device, 'created_at', created_at,
          'last_used_at', greatest(created_at, expires_at - make_interval(days => ${sessionDays}))) order by expires_at desc), '[]')
        from sessions where ${of} and expires_at > clock()) as sessions
    from customers customer where shop_id = ${ctx.shop.id} and id = ${id}`)
}
