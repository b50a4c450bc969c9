import { randomUUID } from 'node:crypto'
import { fieldProblems, type Input, ShopError } from '@stragan/contract'
import type { OrderAuthor, orderHandlingCalls } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { Ctx } from '../../../context.ts'
import { timeZoneOf } from '../../configuration/configuration.ts'
import { type EmailChoice, type MoveEmail, queueMoveEmail } from '../move-emails.ts'
import { lockOrder, type OrderRow, updateStatus } from '../orders.queries.ts'
import { canTransition } from '../statuses.ts'
import { acceptPayment } from './accept-payment.ts'
import { insertPaymentEvent, type Report } from './payments.queries.ts'

/** The provider of payments that staff record. */
export const manualProvider = 'manual'

type Payment = Input<typeof orderHandlingCalls.recordPayment>['body']
type Payable = Pick<OrderRow, 'uid' | 'status' | 'is_paid' | 'total_gross' | 'currency' | 'email' | 'language'>

/**
 * Records a payment that reached the shop by other ways than a provider. One that the order cannot take is refused unless it is known to be
 * refunded; then it is recorded as a provider's would be. Returns the mail to the buyer that it queued.
 */
export async function recordPayment(ctx: Ctx, uid: string, payment: Payment, author: OrderAuthor): Promise<MoveEmail | null> {
  const { amount, received_on: receivedOn, note, refund_due, email } = payment
  const order = await lockOrder(ctx, uid)
  if (!order) throw new ShopError('order_not_found')
  const zone = await timeZoneOf(ctx)
  if (receivedOn && (receivedOn > dayIn(zone, ctx.now) || receivedOn < dayIn(zone, order.created_at)))
    throw new ShopError('invalid_body', { fields: { received_on: fieldProblems.out_of_range } })
  const grosz = fromDecimal(amount)
  const isFullAmount = grosz === order.total_gross
  const obstacle = order.status === 'cancelled' ? 'cancelled' : order.is_paid ? 'paid' : isFullAmount ? null : 'amount'
  const report = { author, receivedOn, note }
  if (obstacle === null) return takePayment(ctx, order, report, email)
  if (!refund_due)
    throw new ShopError('payment_not_applicable', {
      details: { reason: obstacle, total_gross: toDecimal(order.total_gross), currency: order.currency },
    })
  await insertPayment(ctx, order, grosz, report, true)
  // As with a provider's payment, the buyer is told that it is refunded.
  if (isFullAmount && !order.is_paid) await acceptPayment(ctx, uid)
  return null
}

/** Takes the full amount of a locked order as received. */
export const acceptByHand = (ctx: Ctx, order: Payable, { author, email }: { author: OrderAuthor; email?: EmailChoice | undefined }) =>
  takePayment(ctx, order, { author }, email)

async function takePayment(ctx: Ctx, order: Payable, report: Report, email: EmailChoice | undefined): Promise<MoveEmail | null> {
  const { uid, status } = order
  await insertPayment(ctx, order, order.total_gross, report, false)
  await acceptPayment(ctx, uid)
  const message = email?.send === false ? undefined : email?.message
  if (canTransition(status, 'paid')) await updateStatus(ctx, uid, 'paid', { author: report.author, message })
  return queueMoveEmail(ctx, order, 'order_paid', email)
}

const insertPayment = (ctx: Ctx, { uid, currency }: Payable, amount: number, report: Report, refundDue: boolean) =>
  insertPaymentEvent(ctx, manualProvider, { eventId: randomUUID(), paymentId: null, orderUid: uid, amount, currency }, refundDue, report)
