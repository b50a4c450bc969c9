import type { Currency } from '@stragan/contract'
import type { OrderAuthor } from '@stragan/contract/admin'
import type { Ctx } from '../../../context.ts'
import { sql } from '../../../platform/database.ts'
import { authorColumns, authorValues } from '../order-author.ts'
import type { PaymentNotification, Secrets } from './provider.ts'

export const secretsOf = async (ctx: Ctx): Promise<Secrets> => {
  const rows = await ctx.db.query<{ name: string; value: string }>(sql`select name, value from shop_secrets where shop_id = ${ctx.shop.id}`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Who reports a payment, and what staff enter with it. */
export interface Report {
  author: OrderAuthor
  receivedOn?: string | undefined
  note?: string | undefined
}

/** Inserts a reported payment; false if it is a duplicate, by event or by payment. */
export const insertPaymentEvent = async (
  ctx: Ctx,
  provider: string,
  notification: PaymentNotification,
  refundDue: boolean,
  { author, receivedOn, note }: Report,
) => {
  const { eventId, paymentId, orderUid, amount, currency } = notification
  const noted = await ctx.db.query(sql`
    insert into payment_events (shop_id, provider, event_id, order_uid, payment_id, amount, currency, refund_due, received_on, note, ${authorColumns})
    values (${ctx.shop.id}, ${provider}, ${eventId}, ${orderUid}, ${paymentId}, ${amount}, ${currency}, ${refundDue && amount > 0}, ${receivedOn ?? null},
      ${note || null}, ${authorValues(author)})
    on conflict do nothing returning event_id`)
  return noted.length > 0
}

/** Marks the payments of an order as refund due. */
export const markRefundDue = (ctx: Ctx, orderUid: string) =>
  ctx.db.query(sql`update payment_events set refund_due = true where shop_id = ${ctx.shop.id} and order_uid = ${orderUid} and amount > 0`)

/** What is to be refunded of an order's payments. */
export const paymentsToRefund = async (ctx: Ctx, orderUid: string) => {
  const { due } = await ctx.db.one<{ due: number }>(sql`
    select coalesce(sum(amount), 0)::float as due from refunds
    where shop_id = ${ctx.shop.id} and order_uid = ${orderUid} and reason <> 'withdrawal' and refunded_at is null`)
  return due
}

/** What was paid back for withdrawals from an order, in minor units. */
export const paidBackForWithdrawals = async (ctx: Ctx, orderUid: string) => {
  const { amount } = await ctx.db.one<{ amount: number }>(sql`
    select coalesce(sum(refunded_amount), 0)::float as amount from order_claims claim
    join inbox_entries entry on entry.shop_id = claim.shop_id and entry.claim_id = claim.id
    where claim.shop_id = ${ctx.shop.id} and claim.order_uid = ${orderUid}`)
  return amount
}

export const findPaymentEvent = (ctx: Ctx, provider: string, eventId: string) =>
  ctx.db.maybeOne<{ payment_id: string | null; amount: number; currency: Currency; at: Date }>(sql`
    select payment_id, amount::float, currency, at from payment_events
    where shop_id = ${ctx.shop.id} and provider = ${provider} and event_id = ${eventId}`)

export const saveSecrets = ({ db, shop }: Ctx, secrets: Secrets) =>
  db.query(sql`
    insert into shop_secrets (shop_id, name, value) select ${shop.id}, key, value from jsonb_each_text(${JSON.stringify(secrets)}::jsonb)
    on conflict (shop_id, name) do update set value = excluded.value`)

export const deleteSecrets = ({ db, shop }: Ctx, names: readonly string[]) =>
  db.query(sql`delete from shop_secrets where shop_id = ${shop.id} and name = any (${[...names]}::text[])`)

/** Base URL of the shop. */
export const originOf = async ({ db, shop }: Ctx) =>
  (
    await db.maybeOne<{ origin: string }>(sql`
    select entry ->> 'origin' as origin from first_entries where shop_id = ${shop.id} and scope = 'shop'`)
  )?.origin ?? ''
