import type { Input, OrderStatus, ResponseInput } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { assertTypedMails } from '../mail/mail.ts'
import { type Addressed, emailOfMove, isRequired } from './move-emails.ts'
import { authorOf } from './order-author.ts'
import { isDueInAdvance } from './order-view.ts'
import { changeOrderStatus, lockOrder } from './orders.ts'
import { canTransition } from './statuses.ts'

type Call = typeof orderAdminCalls.moveOrders
type MovedOrder = ResponseInput<Call>['orders'][number]

/**
 * Moves those of the orders that their status allows to move, in one transaction.
 * @throws email_required if their e-mails are to be left out, and one of them concludes a contract; too_many_typed_emails, also of a dry run
 */
export async function moveOrders(
  ctx: ShopAdminCtx,
  { uids, status: to, email: choice, dry_run }: Input<Call>['body'],
): Promise<ResponseInput<Call>> {
  const moved = new Map<string, MovedOrder>()
  // In one order, so that calls with the same orders do not wait for each other in a circle.
  for (const uid of [...new Set(uids)].sort()) {
    const order = await lockOrder(ctx, uid)
    if (!order) continue
    const is_allowed = canTransition(order.status, to)
    const email = is_allowed ? await emailTo(ctx, order, to) : null
    if (is_allowed && !dry_run) await changeOrderStatus(ctx, uid, to, { author: authorOf(ctx.actor), email: choice })
    moved.set(uid, { uid, number: order.number, status: order.status, is_allowed, is_due_in_advance: isDueInAdvance(order), email })
  }
  if (dry_run && choice?.send && choice.message) await assertTypedMails(ctx, [...moved.values()].filter(({ email }) => email).length)
  return { orders: [...new Set(uids)].flatMap(uid => moved.get(uid) ?? []) }
}

async function emailTo(ctx: Ctx, { uid, email: recipient, language }: Addressed, to: OrderStatus): Promise<MovedOrder['email']> {
  const kind = await emailOfMove(ctx, uid, to)
  // Where the personal data of an order was erased there is no recipient.
  return kind && recipient ? { kind, recipient, language, is_required: isRequired(kind) } : null
}
