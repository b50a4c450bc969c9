import { type Input, type OrderStatus, ShopError } from '@stragan/contract'
import type { MoveEmailKind, orderAdminCalls } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { queueMail, queueTypedMail } from '../mail/mail.ts'
import { usualSubject } from './move-subjects.ts'
import { type OrderRow, wasConfirmed } from './orders.queries.ts'

/** How staff alter the e-mail of a move. */
export type EmailChoice = NonNullable<Input<typeof orderAdminCalls.changeOrderStatus>['body']['email']>

/** Data of an e-mail about a move: staff's own subject, and their words above its text. */
export interface MoveEmailData {
  uid: string
  subject?: string | undefined
  message?: string | undefined
}

export interface MoveEmail {
  kind: MoveEmailKind
  recipient: string
  language: OrderRow['language']
  data: MoveEmailData
}

const kinds: Partial<Record<OrderStatus, MoveEmailKind>> = {
  confirmed: 'order_confirmed',
  paid: 'order_paid',
  sent: 'order_sent',
  cancelled: 'order_cancelled',
}

/** The e-mail of a move. The one of the confirmation concludes the contract, and goes with the packing of an order that was not confirmed. */
export const emailOfMove = async (ctx: Ctx, uid: string, to: OrderStatus): Promise<MoveEmailKind | null> =>
  kinds[to] ?? (to === 'packed' && !(await wasConfirmed(ctx, uid)) ? 'order_confirmed' : null)

/** Whether an e-mail has to be sent, since it concludes the contract (docs/decisions/057). */
export const isRequired = (kind: MoveEmailKind) => kind === 'order_confirmed'

/** What the e-mails of an order need to know of it. */
export type Addressed = Pick<OrderRow, 'uid' | 'email' | 'language'>

/**
 * Queues the e-mail of a move in its transaction; null if there is none, or staff leave it out. `hasTypedLink`: staff typed a link that it
 * has. Throws `email_required`, `too_many_typed_emails`.
 */
export async function queueMoveEmail(
  ctx: Ctx,
  { uid, email: recipient, language }: Addressed,
  kind: MoveEmailKind | null,
  { send = true, subject, message }: Partial<EmailChoice> = {},
  hasTypedLink = false,
): Promise<MoveEmail | null> {
  if (kind === null) return null
  if (!send && isRequired(kind)) throw new ShopError('email_required')
  // Of an order whose personal data was erased.
  if (!send || recipient === '') return null
  const mail = { kind, recipient, language, data: { uid, subject, message: message || undefined } }
  const isTyped = message || hasTypedLink || (subject !== undefined && subject !== (await usualSubject({ ...ctx, language }, uid, kind)))
  await (isTyped ? queueTypedMail(ctx, mail) : queueMail(ctx, mail))
  return mail
}
