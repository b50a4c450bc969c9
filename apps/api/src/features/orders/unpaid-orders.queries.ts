import type { Language } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Database, type Sql, sql } from '../../platform/database.ts'
import type { OrderRow } from './orders.queries.ts'

/** The name of the shop's secret for network keys; there is none before the first order. */
export const networkSecret = 'network_key'

/** Counts open orders of a customer, else of guests with the e-mail, and of a network. Serialises concurrent orders of either. */
export const countOpen = (ctx: Ctx, { customerId, email, networkKey }: { customerId: number | null; email: string; networkKey: string }) =>
  ctx.db.one<{ buyer_count: number; network_count: number }>(sql`
    select buyer_count, network_count from count_open_orders(${ctx.shop.id}::int, ${customerId}::int, ${email}::text, ${networkKey}::text)`)

/** End of the day in so many days, in a time zone. */
export const endOfDayIn = (timeZone: string, days: number): Sql => sql`
  (date_trunc('day', clock() at time zone ${timeZone}::text) + make_interval(days => ${days + 1}::int)) at time zone ${timeZone}::text`

export const inHours = (hours: number): Sql => sql`clock() + make_interval(hours => ${hours}::int)`

/**
 * Extends the expiry of an order whose payment is about to begin, and returns it; undefined if the order has expired. A payment page lives
 * for at least 30 minutes, so an expiry that is sooner is extended, until the first one was created, and up to so many hours after the
 * order. Half a minute later it has not changed: a double click is the same request to the provider.
 */
export const extendExpiryForPayment = (ctx: Ctx, uid: string, maxHours: number) =>
  ctx.db.maybeOne<{ payment_expires_at: Date | null }>(sql`
    update orders set payment_expires_at = case
      when payment_begun_at is null and is_open and payment_expires_at < clock() + interval '30.5 minutes'
        then greatest(payment_expires_at, least(clock() + interval '31 minutes', created_at + make_interval(hours => ${maxHours}::int)))
      else payment_expires_at end
    where shop_id = ${ctx.shop.id} and uid = ${uid} and not is_paid and status <> 'cancelled'
      and (not is_open or payment_expires_at is null or payment_expires_at > clock())
    returning case when is_open then payment_expires_at end as payment_expires_at`)

/** Marks that the provider has created a checkout. */
export const markPaymentBegun = (ctx: Ctx, uid: string) =>
  ctx.db.query(sql`
    update orders set payment_begun_at = clock() where shop_id = ${ctx.shop.id} and uid = ${uid} and payment_begun_at is null`)

/** An expired order and its shop. */
export interface ExpiredRow {
  shop_id: number
  shop_name: string
  default_language: Language
  uid: string
  language: Language
  payment_expires_at: Date
}

/** Orders with a withdrawal, even a partial one, do not expire: the shop decides what is left to pay. */
const notWithdrawnFrom = sql`not exists (
  select from order_claims claim where claim.shop_id = orders.shop_id and claim.order_uid = orders.uid and claim.kind = 'withdrawal')`

/** Loads the next expired orders of all shops, oldest first (keyset pagination). */
export const expiredOrders = (
  db: Database,
  now: Date,
  after: Pick<ExpiredRow, 'payment_expires_at' | 'shop_id' | 'uid'> | null,
  limit: number,
) =>
  db.asOwner(now).query<ExpiredRow>(sql`
    select orders.shop_id, shops.name as shop_name, shops.default_language, uid, language, payment_expires_at
    from orders join shops on shops.shop_id = orders.shop_id
    where is_open and payment_expires_at <= clock() and ${notWithdrawnFrom}
      and (payment_expires_at, orders.shop_id, uid)
        > (${after?.payment_expires_at.toISOString() ?? '-infinity'}::timestamptz, ${after?.shop_id ?? 0}::int, ${after?.uid ?? ''}::text)
    order by payment_expires_at, orders.shop_id, uid limit ${limit}`)

/** Locks an expired order; undefined if it was paid or is locked. */
export const lockExpired = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<Pick<OrderRow, 'uid' | 'discount_id' | 'gift_id' | 'is_paid' | 'email' | 'language'>>(sql`
    select uid, discount_id, gift_id, is_paid, email, language from orders
    where shop_id = ${ctx.shop.id} and uid = ${uid} and is_open and payment_expires_at <= clock()
    for update skip locked`)

/** Whether an order, locked by a statement before, has a withdrawal: one that was declared until then is seen. */
export const isWithdrawnFrom = async (ctx: Ctx, uid: string) =>
  (await ctx.db.maybeOne(sql`select from orders where shop_id = ${ctx.shop.id} and uid = ${uid} and ${notWithdrawnFrom}`)) === undefined
