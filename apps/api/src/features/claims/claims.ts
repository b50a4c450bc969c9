import { type claimCalls, fieldProblems, type Input, type Order, type ResponseInput, ShopError } from '@stragan/contract'
import type { VisitorCtx } from '../../context.ts'
import { addToInbox } from '../inbox/inbox.ts'
import { loadSender, queueMail } from '../mail/mail.ts'
import { uidOf, viewOrder } from '../orders/orders.ts'
import { type ClaimRow, insertClaim, lockClaims } from './claims.queries.ts'

export { claimsOf, deleteClaimsOf } from './claims.queries.ts'

type ClaimView = ResponseInput<typeof claimCalls.withdraw>

/**
 * Records a withdrawal from the contract and mails a receipt with its time (directive 2011/83/EU, article 11a): only name, e-mail and
 * lines are required. The order does not change; the shop decides.
 */
export async function withdraw(
  ctx: VisitorCtx,
  id: string,
  withdrawal: Input<typeof claimCalls.withdraw>['body']['withdrawal'],
): Promise<ClaimView> {
  const uid = (await uidOf(ctx, id)) ?? id
  const order = await orderOf(ctx, uid, withdrawal.email)
  if (!order.rights.withdrawal) throw refusal('withdrawal')
  const as_consumer = declarationOf(order, 'withdrawal', withdrawal.as_consumer)
  const lines = linesOf(order, withdrawal.items, 'withdrawal.items')
  const { name, email, note } = withdrawal
  return storeClaim(ctx, { kind: 'withdrawal', order_uid: uid, name, email, lines, text: note || null, remedy: null, as_consumer })
}

export async function complain(
  ctx: VisitorCtx,
  uid: string,
  complaint: Input<typeof claimCalls.complain>['body']['complaint'],
): Promise<ClaimView> {
  const order = await orderOf(ctx, uid, complaint.email)
  if (!order.rights.complaint) throw refusal('complaint')
  const as_consumer = declarationOf(order, 'complaint', complaint.as_consumer)
  const lines = linesOf(order, complaint.items, 'complaint.items')
  const { name, email, text, remedy } = complaint
  return storeClaim(ctx, { kind: 'complaint', order_uid: uid, name, email, lines, text, remedy, as_consumer })
}

const refusal = (kind: ClaimRow['kind']) => new ShopError(kind === 'withdrawal' ? 'withdrawal_over' : 'complaint_not_taken')

/** The order unmasked: for its owner, its session, or with the e-mail of the order. */
async function orderOf(ctx: VisitorCtx, uid: string, email: string) {
  const view = await viewOrder(ctx, uid, undefined)
  return view.masked ? viewOrder(ctx, uid, email) : view
}

/** The declaration of a company that the purchase has no professional character for it; refused where it is required and missing. */
function declarationOf({ rights }: Pick<Order, 'rights'>, kind: ClaimRow['kind'], isDeclared = false): boolean {
  const declaration = rights.as_consumer[kind]
  if (declaration === 'required' && !isDeclared)
    throw new ShopError('invalid_body', { fields: { [`${kind}.as_consumer`]: fieldProblems.not_accepted } })
  return declaration !== 'not_offered' && isDeclared
}

/** The claimed lines of the order; a quantity above the ordered one is refused. */
function linesOf(order: Pick<Order, 'items'>, claimed: readonly { line: number; items: number }[], field: string): ClaimRow['lines'] {
  return claimed.map(({ line, items: quantity }, i) => {
    const ordered = order.items[line - 1]
    if (!ordered) throw new ShopError('invalid_body', { fields: { [`${field}.${i}.line`]: fieldProblems.unknown } })
    if (quantity > ordered.items) throw new ShopError('invalid_body', { fields: { [`${field}.${i}.items`]: fieldProblems.out_of_range } })
    return { name: ordered.name, symbol: ordered.symbol, quantity }
  })
}

/** Claims of one order in 24 hours: each sends mails. */
const maxClaimsPerDay = 3

/**
 * Stores a claim and queues its mails in one transaction. The receipt goes to the order's e-mail. Another address, which only the owner
 * and the session that placed the order may give, receives a brief one without what was typed.
 */
async function storeClaim(ctx: VisitorCtx, claim: Omit<ClaimRow, 'language'>): Promise<ClaimView> {
  const { orderEmail, isCancelled, claims } = await lockClaims(ctx, claim.order_uid)
  // Erased in parallel: there is no buyer any more.
  if (orderEmail === '') throw new ShopError('order_email_wrong')
  // Cancelled in parallel.
  if (isCancelled) throw refusal(claim.kind)
  if (claims >= maxClaimsPerDay) throw new ShopError('too_many_claims')
  const { id, created_at } = await insertClaim(ctx, { ...claim, language: ctx.language })
  await addToInbox(ctx, claim.kind, { claim: id })
  const { business } = await loadSender(ctx)
  const receipt = (recipient: string, isBrief: boolean) =>
    queueMail(ctx, { kind: 'claim_receipt', recipient, language: ctx.language, data: { id, isBrief } })
  await receipt(orderEmail, false)
  if (claim.email.toLowerCase() !== orderEmail.toLowerCase()) await receipt(claim.email, true)
  await queueMail(ctx, { kind: 'claim_notice', recipient: business.email, language: ctx.shop.defaultLanguage, data: { id } })
  return { received_at: created_at.toISOString() }
}
