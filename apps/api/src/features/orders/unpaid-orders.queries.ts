import type { Language } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Database, type Sql, sql } from '../../platform/database.ts'
import type { OrderRow } from './orders.queries.ts'

const networkSecret = 'network_key'

/** By which a shop's orders are known to come from one network, without a word of which; null before the first. */
export const networkSecretOf = (ctx: Ctx): Sql =>
  sql`(select value from shop_secrets where shop_id = ${ctx.shop.id} and name = ${networkSecret})`

/** Keeps the secret; of parallel ones the first counts. */
export const insertNetworkSecret = async (ctx: Ctx, value: string): Promise<string> => {
  await ctx.db.query(
    sql`insert into shop_secrets (shop_id, name, value) values (${ctx.shop.id}, ${networkSecret}, ${value}) on conflict do nothing`,
  )
  const row = await ctx.db.maybeOne<{ value: string }>(sql`select ${networkSecretOf(ctx)} as value`)
  return row?.value ?? value
}

/** Open orders of a customer, else of the guests with an e-mail; and of a network. Parallel orders of either are counted in turn. */
export const countOpen = (ctx: Ctx, { customerId, email, networkKey }: { customerId: number | null; email: string; networkKey: string }) =>
  ctx.db.one<{ buyer_count: number; network_count: number }>(sql`
    select buyer_count, network_count from count_open_orders(${ctx.shop.id}::int, ${customerId}::int, ${email}::text, ${networkKey}::text)`)

/** The end of the last of some days after today, where the shop is. */
export const endOfDayIn = (timeZone: string, days: number): Sql => sql`
  (date_trunc('day', clock() at time zone ${timeZone}::text) + make_interval(days => ${days + 1}::int)) at time zone ${timeZone}::text`

export const inHours = (hours: number): Sql => sql`clock() + make_interval(hours => ${hours}::int)`

/**
 * Marks that payment begins, and tells until when it is awaited; undefined where it is awaited no longer. A payment page lives for 30
 * minutes at least: an order whose payment begins later than that before its end is held for so long, once.
 */
export const beginPayment = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<{ payment_expires_at: Date | null }>(sql`
    update orders set payment_begun_at = coalesce(payment_begun_at, clock()),
      payment_expires_at = case when payment_begun_at is null and is_open then greatest(payment_expires_at, clock() + interval '31 minutes')
        else payment_expires_at end
    where shop_id = ${ctx.shop.id} and uid = ${uid} and not is_paid and status <> 'cancelled'
      and (not is_open or payment_expires_at is null or payment_expires_at > clock())
    returning case when is_open then payment_expires_at end as payment_expires_at`)

/** An order whose time is up, and its shop. */
export interface ExpiredRow {
  shop_id: number
  shop_name: string
  default_language: Language
  uid: string
  language: Language
  payment_expires_at: Date
}

/** Of one that the buyer withdrew from, even in part, the shop says what is left to pay. */
const notWithdrawnFrom = sql`not exists (
  select from order_claims claim where claim.shop_id = orders.shop_id and claim.order_uid = orders.uid and claim.kind = 'withdrawal')`

/** The next orders whose payment is awaited no longer, over all shops, the oldest first, after one that was dealt with. */
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

/** One of them, locked; undefined where it was paid meanwhile, or is being paid, moved or cancelled right now. */
export const lockExpired = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<Pick<OrderRow, 'uid' | 'discount_id' | 'gift_id' | 'is_paid' | 'email' | 'language'>>(sql`
    select uid, discount_id, gift_id, is_paid, email, language from orders
    where shop_id = ${ctx.shop.id} and uid = ${uid} and is_open and payment_expires_at <= clock() and ${notWithdrawnFrom}
    for update skip locked`)

export const markUnpaid = (ctx: Ctx, uid: string) =>
  ctx.db.query(sql`update orders set cancel_reason = 'unpaid' where shop_id = ${ctx.shop.id} and uid = ${uid}`)
