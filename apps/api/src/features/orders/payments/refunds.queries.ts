import type { Currency } from '@stragan/contract'
import type { RefundReason } from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../../../admin-context.ts'
import type { Ctx } from '../../../context.ts'
import { countRows } from '../../../platform/count-rows.ts'
import { type Database, type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../../platform/keyset.ts'
import { configured, translated } from '../orders.queries.ts'

/** What the amount of a refund follows from. */
export interface RefundAmountRow {
  /** Minor units; null of a withdrawal that was not paid back yet. */
  amount: number | null
  withdrawn: { symbol: string; quantity: number }[] | null
  /** What else was withdrawn from the same order, and paid back, or is due before. */
  withdrawn_before: { symbol: string; quantity: number }[] | null
  /** What was paid back for other withdrawals from it, in minor units. */
  paid_back: number | null
  /** Whether other withdrawals from it are due before. */
  follows_due: boolean
  total_gross: number
  totals: { delivery_gross: number }
  /** Minor units incl. VAT; `isDiscounted` is true in orders placed before lines said it. */
  lines: { symbol: string; quantity: number; gross: number; isDiscounted: boolean }[]
}

export interface RefundRow extends RefundAmountRow {
  id: string
  reason: RefundReason
  order: string
  number: string
  /** Null once the personal data were erased. */
  billing_address: { company?: string | null; first_name?: string; last_name?: string } | null
  email: string
  currency: Currency
  payment: string
  provider: string | null
  reference: string | null
  note: string | null
  since: Date
  due_on: string | null
  refunded_at: Date | null
  refund_author_kind: 'staff' | 'key' | null
  refund_author_name: string | null
}

/** The columns of a `RefundAmountRow`, of `refund` and its order. */
const amountColumns = sql`
  refund.amount::float, refund.withdrawn, refund.withdrawn_before, refund.paid_back::float, refund.follows_due, orders.total_gross::float, orders.totals,
  (select json_agg(json_build_object('symbol', line ->> 'symbol', 'quantity', quantity, 'gross', ((line ->> 'line_gross')::numeric * 100)::bigint,
    'isDiscounted', coalesce((line ->> 'is_discounted')::boolean, true)))
    from order_lines where order_lines.shop_id = orders.shop_id and order_lines.order_uid = orders.uid) as lines`

export interface ListFilters {
  state: 'due' | 'done'
  order?: string | undefined
}

const isDue = sql`refunded_at is null`

/** The refunds that filters leave, as `refund`. */
const matching = ({ shop }: ShopAdminCtx, { state, order }: ListFilters): Sql => sql`
  refunds refund where refund.shop_id = ${shop.id} and ${state === 'due' ? isDue : sql`refunded_at is not null`}
    ${order === undefined ? sql`` : sql`and order_uid = ${order}`}`

interface ListQuery extends ListFilters {
  after: TimeCursor | null
  limit: number
}

/** Refunds in the order of their list, with their time there. */
export function listedRefunds(ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) {
  const [at, order] = filters.state === 'due' ? [sql`since`, sql`asc`] : [sql`refunded_at`, sql`desc`]
  const isAfter = filters.state === 'due' ? sql`>` : sql`<`
  return ctx.db.query<RefundRow & { at: string }>(sql`
    select refund.id, refund.reason, refund.order_uid as order, orders.number, orders.billing_address, orders.email, refund.currency,
      (${translated(ctx, sql`orders.payment`, configured(ctx, 'payment', sql`orders.payment_code`))}) ->> 'name' as payment,
      refund.provider, refund.reference, refund.note, refund.since, refund.due_on::text, refund.refunded_at,
      refund.refund_author_kind, refund.refund_author_name, ${amountColumns},
      ${timeKey(sql`refund.sorted`)} as at
    from (
      select *, ${at} as sorted from ${matching(ctx, filters)}
        ${after ? sql`and (${at}, id) ${isAfter} (${timeOf(after)}, ${after.id}::uuid)` : sql``}
      order by ${at} ${order}, id ${order} limit ${limit + 1}
    ) refund
    join orders on orders.shop_id = refund.shop_id and orders.uid = refund.order_uid
    order by refund.sorted ${order}, refund.id ${order}`)
}

/** The number of refunds, at most `max`. */
export const countRefunds = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

/** Locks the order of a refund until the transaction ends. */
export const lockOrderOf = (db: Queryable, shopId: number, id: string) =>
  db.query(sql`
    select from orders where shop_id = ${shopId}
      and uid = (select order_uid from refunds where shop_id = ${shopId} and id = ${id}::uuid) for no key update`)

/**
 * A refund that is due, or was made; undefined if there is no such one, or nothing is due any more. `is_settled`: the rest was paid back when
 * the order was cancelled, so that this one was counted.
 */
export const refundAmount = (db: Queryable, shopId: number, id: string) =>
  db.maybeOne<RefundAmountRow & { is_settled: boolean }>(sql`
    select ${amountColumns}, refund.reason = 'withdrawal' and exists (
        select from refunds rest where rest.shop_id = refund.shop_id and rest.order_uid = refund.order_uid and rest.reason = 'cancellation'
          and rest.refunded_at is not null) as is_settled
    from refunds refund join orders on orders.shop_id = refund.shop_id and orders.uid = refund.order_uid
    where refund.shop_id = ${shopId} and refund.id = ${id}::uuid`)

interface MadeRefund {
  /** What was paid back, in minor units. */
  amount: number
  /** Who noted it; null on the command line. */
  author: Actor | null
}

/**
 * Records that a refund was made, or, with null, that it was not. One that is so already keeps its time and author. A withdrawal keeps the
 * amount: a later cancellation of its order refunds the rest.
 */
export const updateRefund = (db: Queryable, shopId: number, id: string, made: MadeRefund | null) => {
  const refunded = sql`${made !== null}::boolean`
  const { kind = null, id: authorId = null, name = null } = made?.author ?? {}
  // Columns on the right have their values from before.
  const first = (column: Sql, value: Sql) =>
    sql`${column} = case when ${refunded} then case when refunded_at is null then ${value} else ${column} end end`
  const noted = sql`
    refunded_at = case when ${refunded} then coalesce(refunded_at, clock()) end,
    ${first(sql`refund_author_kind`, sql`${kind}::text`)},
    ${first(sql`refund_author_id`, sql`${authorId}::uuid`)},
    ${first(sql`refund_author_name`, sql`${name}::text`)}`
  return db.query(sql`
    with payment as (
      update payment_events set ${noted} where shop_id = ${shopId} and id = ${id}::uuid and refund_due
    )
    update inbox_entries set ${noted}, refunded_amount = case when ${refunded} then coalesce(refunded_amount, ${made?.amount ?? null}::bigint) end,
      state = case when ${refunded} then 'done' when refunded_at is null then state else 'in_progress' end
    where shop_id = ${shopId} and id = ${id}::uuid and kind = 'withdrawal'`)
}

export const hasRefundsDue = async ({ db, shop }: Ctx, customerId: number) =>
  (
    await db.query(sql`
      select 1 from refunds refund join orders on orders.shop_id = refund.shop_id and orders.uid = refund.order_uid
      where refund.shop_id = ${shop.id} and orders.customer_id = ${customerId} and ${isDue} limit 1`)
  ).length > 0

/** A due refund as the command lists it. */
export interface RefundDue {
  host: string
  number: string
  email: string
  reason: RefundReason
  provider: string | null
  /** The provider's id of the payment, or of the message that reported it; the id of a withdrawal. */
  payment: string
  /** Minor units; null of a withdrawal. */
  amount: number | null
  currency: string
  at: Date
}

const reference = sql`case when reason = 'withdrawal' then id::text else reference end`

/** Due refunds of all shops, or of the shop of a host, oldest first. */
export const refundsDue = (db: Database, now: Date, host?: string): Promise<RefundDue[]> =>
  db.asOwner(now).query<RefundDue>(sql`
    select (select min(host) from hosts where hosts.shop_id = refund.shop_id) as host, orders.number, orders.email, refund.reason, refund.provider,
      ${reference} as payment, refund.amount::float, refund.currency, refund.since as at
    from refunds refund join orders on orders.shop_id = refund.shop_id and orders.uid = refund.order_uid
    where ${isDue} and (${host ?? null}::text is null or refund.shop_id = (select shop_id from hosts where host = lower(${host ?? null}::text)))
    order by refund.since, refund.id`)

/** Due refunds of the shop of a host by their reference, in the order in which their orders are locked. */
export const refundsByReference = (db: Queryable, host: string, payment: string) =>
  db.query<{ shop_id: number; id: string }>(sql`
    select shop_id, id from refunds
    where ${isDue} and ${reference} = ${payment} and shop_id = (select shop_id from hosts where host = lower(${host}))
    order by order_uid, id`)
