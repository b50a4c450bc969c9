import { type claimCalls, fieldProblems, type Input, type Order, type ResponseInput, ShopError } from '@stragan/contract'
import type { VisitorCtx } from '../../context.ts'
import { loadSender, queueMail } from '../mail/mail.ts'
import { viewOrder } from '../orders/orders.ts'
import { type ClaimRow, insertClaim, lockClaims } from './claims.queries.ts'

export { claimsOf, deleteClaimsOf } from './claims.queries.ts'

type Receipt = ResponseInput<typeof claimCalls.withdraw>

/**
 * Takes a withdrawal from the contract: nothing is asked for but who it is and what it is about, and a receipt with its time goes out at
 * once (directive 2011/83/EU, article 11a). What it means for the order the shop decides.
 */
export async function withdraw(
  ctx: VisitorCtx,
  uid: string,
  given: Input<typeof claimCalls.withdraw>['body']['withdrawal'],
): Promise<Receipt> {
  const order = await orderOf(ctx, uid, given.email)
  if (!order.rights.withdrawal) throw new ShopError('withdrawal_over')
  const lines = linesOf(order, given.items, 'withdrawal.items')
  const { name, email, note } = given
  return take(ctx, { kind: 'withdrawal', order_uid: uid, name, email, lines, text: note || null, wish: null })
}

export async function complain(
  ctx: VisitorCtx,
  uid: string,
  given: Input<typeof claimCalls.complain>['body']['complaint'],
): Promise<Receipt> {
  const order = await orderOf(ctx, uid, given.email)
  if (!order.rights.complaint) throw new ShopError('complaint_not_taken')
  const lines = linesOf(order, given.items, 'complaint.items')
  const { name, email, text, wish } = given
  return take(ctx, { kind: 'complaint', order_uid: uid, name, email, lines, text, wish })
}

/** The order, for who may see it whole: a stranger with its link has to know its e-mail. */
async function orderOf(ctx: VisitorCtx, uid: string, email: string) {
  const seen = await viewOrder(ctx, uid, undefined)
  return seen.masked ? viewOrder(ctx, uid, email) : seen
}

/** Lines of the order with as many pieces of each as it has, at most. */
function linesOf(order: Pick<Order, 'items'>, asked: readonly { line: number; items: number }[], field: string): ClaimRow['lines'] {
  return asked.map(({ line, items }, i) => {
    const ordered = order.items[line - 1]
    if (!ordered) throw new ShopError('invalid_body', { fields: { [`${field}.${i}.line`]: fieldProblems.unknown } })
    if (items > ordered.items) throw new ShopError('invalid_body', { fields: { [`${field}.${i}.items`]: fieldProblems.out_of_range } })
    return { name: ordered.name, symbol: ordered.symbol, items }
  })
}

/** Withdrawals and complaints of one order in 24 hours: each sends mails. */
const maxClaimsPerDay = 3

/**
 * Keeps it and writes to both sides in the same transaction. The receipt goes to the order's own e-mail. Another address, which only the
 * owner and the session that placed the order may name, gets one without what they typed.
 */
async function take(ctx: VisitorCtx, claim: Omit<ClaimRow, 'language'>): Promise<Receipt> {
  const { orderEmail, claims } = await lockClaims(ctx, claim.order_uid)
  if (claims >= maxClaimsPerDay) throw new ShopError('too_many_claims')
  const { id, created_at } = await insertClaim(ctx, { ...claim, language: ctx.language })
  const { business } = await loadSender(ctx)
  const receipt = (recipient: string, isBrief: boolean) =>
    queueMail(ctx, { kind: 'claim_receipt', recipient, language: ctx.language, data: { id, isBrief } })
  if (orderEmail) await receipt(orderEmail, false)
  if (claim.email.toLowerCase() !== orderEmail.toLowerCase()) await receipt(claim.email, true)
  await queueMail(ctx, { kind: 'claim_notice', recipient: business.email, language: ctx.shop.defaultLanguage, data: { id } })
  return { received_at: created_at.toISOString() }
}
