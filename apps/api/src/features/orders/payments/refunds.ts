import { daysAfterClaim, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { refundCalls } from '@stragan/contract/admin'
import { dayIn, lastDayOfPeriod } from '@stragan/deadlines'
import { fromDecimal, toDecimal, withdrawnAmount } from '@stragan/pricing'
import type { Actor, ShopAdminCtx } from '../../../admin-context.ts'
import type { Ctx } from '../../../context.ts'
import type { Database, Queryable } from '../../../platform/database.ts'
import { decodeTime, partOf } from '../../../platform/keyset.ts'
import { timeZoneOf } from '../../configuration/configuration.ts'
import { buyerName } from '../buyer-name.ts'
import { manualProvider } from './manual-payments.ts'
import * as queries from './refunds.queries.ts'

export { refundsDue } from './refunds.queries.ts'

type Calls = typeof refundCalls
type Query = Input<Calls['refunds']>['query']

export async function refunds(ctx: ShopAdminCtx, { after, limit, ...filters }: Query): Promise<ResponseInput<Calls['refunds']>> {
  const rows = await queries.listedRefunds(ctx, { ...filters, after: decodeTime(after), limit })
  const zone = await timeZoneOf(ctx)
  return partOf(
    rows,
    limit,
    row => [row.at, row.id],
    row => refundView(row, zone, dayIn(zone, ctx.now)),
  )
}

/** The number of refunds of a list, at most `max`. */
export const countRefunds = (ctx: ShopAdminCtx, filters: Query, max: number) => queries.countRefunds(ctx, filters, max)

export const refundFigures = async (ctx: ShopAdminCtx): Promise<ResponseInput<Calls['refundFigures']>> => ({
  due: await queries.countRefunds(ctx, { state: 'due' }, maxCounted),
})

const maxCounted = 1_000_000

export async function setRefunded(ctx: ShopAdminCtx, id: string, { refunded }: Input<Calls['setRefunded']>['body']): Promise<'ok'> {
  if (!(await recordRefund(ctx.db, ctx.shop.id, id, { refunded, author: ctx.actor }))) throw new ShopError('refund_not_found')
  return 'ok'
}

/** Records that the refunds of a reference were made; false if none is due by it. */
export const markRefunded = (db: Database, now: Date, host: string, payment: string): Promise<boolean> =>
  db.asOwner(now).transaction(async tx => {
    const due = await queries.refundsByReference(tx, host, payment)
    for (const { shop_id, id } of due) await recordRefund(tx, shop_id, id, { refunded: true, author: null })
    return due.length > 0
  })

interface Noted {
  refunded: boolean
  author: Actor | null
}

/** Records whether a refund was made; false if there is no such refund, or nothing is due any more. `db` is a transaction. */
async function recordRefund(db: Queryable, shopId: number, id: string, { refunded, author }: Noted): Promise<boolean> {
  // What is due depends on the status of the order and on its other refunds.
  await queries.lockOrderOf(db, shopId, id)
  const row = await queries.refundAmount(db, shopId, id)
  if (!row || (row.is_settled && !refunded)) return false
  await queries.updateRefund(db, shopId, id, refunded ? { amount: amountOf(row), author } : null)
  return true
}

/** Throws `refund_due` while money for an order of a customer is to be paid back. */
export async function assertNothingToPayBack(ctx: Ctx, customerId: number): Promise<void> {
  if (await queries.hasRefundsDue(ctx, customerId)) throw new ShopError('refund_due')
}

function refundView(row: queries.RefundRow, zone: string, today: string) {
  const { id, reason, order, number, email, currency, payment, provider, reference, note, since, refunded_at, billing_address: buyer } = row
  const { refund_author_kind: kind, refund_author_name: name } = row
  // The law sets no deadline for a payment that an order cannot take: that of a withdrawal is used.
  const due_on = row.due_on ?? lastDayOfPeriod(dayIn(zone, since), daysAfterClaim.withdrawal)
  return {
    id,
    reason,
    order,
    number,
    email,
    currency,
    payment,
    note,
    buyer: buyerName(buyer),
    amount: toDecimal(amountOf(row)),
    reference: provider === manualProvider ? null : reference,
    since: since.toISOString(),
    due_on,
    is_overdue: refunded_at === null && due_on < today,
    refunded_at: refunded_at?.toISOString() ?? null,
    refunded_by: kind !== null && name !== null ? { kind, name } : null,
  }
}

/**
 * In minor units. A withdrawal adds to those that count before it: nothing is due twice, and the delivery with the last of the goods. What was
 * paid back counts as it was paid, since others may have been due then that were closed otherwise, or opened again, since.
 */
function amountOf({ amount, withdrawn, withdrawn_before, paid_back, follows_due, total_gross, totals, lines }: queries.RefundAmountRow) {
  if (amount !== null) return amount
  const order = { total: total_gross, delivery: fromDecimal(totals.delivery_gross), lines }
  const [before, paid] = [withdrawn_before ?? [], paid_back ?? 0]
  const dueWith = (given: typeof before) => Math.max(paid, withdrawnAmount(given, order))
  return dueWith([...before, ...(withdrawn ?? [])]) - (follows_due ? dueWith(before) : paid)
}
