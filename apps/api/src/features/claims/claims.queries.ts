import type { claimRemedies } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { repliesJson, type SentReply } from '../inbox/inbox.ts'

export interface ClaimRow {
  kind: 'withdrawal' | 'complaint'
  language: 'en' | 'pl'
  order_uid: string
  name: string
  email: string
  lines: { name: string; symbol: string; quantity: number }[]
  text: string | null
  remedy: (typeof claimRemedies)[number] | null
  /** The buyer declared that the purchase has no professional character for them. */
  as_consumer: boolean
}

export const insertClaim = (ctx: Ctx, claim: ClaimRow) =>
  ctx.db.one<{ id: string; created_at: Date }>(sql`
    insert into order_claims (shop_id, order_uid, kind, language, name, email, lines, text, remedy, as_consumer)
    values (${ctx.shop.id}, ${claim.order_uid}, ${claim.kind}, ${claim.language}, ${claim.name}, ${claim.email}, ${JSON.stringify(claim.lines)}::jsonb,
      ${claim.text}, ${claim.remedy}, ${claim.as_consumer})
    returning id, created_at`)

/** The e-mail of an order, whether it is cancelled, and the number of its claims in the last 24 hours. Locks the order, which serialises parallel claims. */
export const lockClaims = (ctx: Ctx, orderUid: string) =>
  ctx.db.transaction(async tx => {
    const order = await tx.maybeOne<{ email: string; is_cancelled: boolean }>(sql`
      select email, status = 'cancelled' as is_cancelled from orders where shop_id = ${ctx.shop.id} and uid = ${orderUid} for no key update`)
    const last = await tx.maybeOne<{ claims: number }>(sql`
      select count(*)::int as claims from order_claims
      where shop_id = ${ctx.shop.id} and order_uid = ${orderUid} and created_at > clock() - interval '24 hours'`)
    return { orderEmail: order?.email ?? '', isCancelled: order?.is_cancelled ?? false, claims: last?.claims ?? 0 }
  })

/** A claim with the number and total of its order. */
export const claimById = (ctx: Ctx, id: string) =>
  ctx.db.maybeOne<ClaimRow & { created_at: Date; number: string; is_test: boolean; total_gross: number }>(sql`
    select claim.*, orders.number, orders.is_test, orders.total_gross::float from order_claims claim
    join orders on orders.shop_id = claim.shop_id and orders.uid = claim.order_uid
    where claim.shop_id = ${ctx.shop.id} and claim.id = ${id}::uuid`)

interface CustomerClaimRow extends ClaimRow {
  id: string
  created_at: Date
  replies: SentReply[]
}

/** The claims about a customer's orders, with the replies of the shop. */
export const claimsOf = (ctx: Ctx, orderUids: readonly string[]) =>
  ctx.db.query<CustomerClaimRow>(sql`
    select id, kind, language, order_uid, name, email, lines, text, remedy, as_consumer, created_at,
      (${repliesJson(sql`entry.shop_id = order_claims.shop_id and entry.claim_id = order_claims.id`)}) as replies
    from order_claims
    where shop_id = ${ctx.shop.id} and order_uid = any (${[...orderUids]}::text[]) order by created_at, id`)

export const deleteClaimsOf = (ctx: Ctx, orderUids: readonly string[]) =>
  ctx.db.query(sql`delete from order_claims where shop_id = ${ctx.shop.id} and order_uid = any (${[...orderUids]}::text[])`)
