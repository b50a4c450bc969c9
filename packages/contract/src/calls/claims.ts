import { z } from 'zod'
import { call } from '../call.ts'
import { claimRemedies, maxId, maxLengths } from '../constants.ts'
import { email, flag, quantity, timestamp } from '../entities/scalars.ts'
import { visibleText } from '../visible-text.ts'

const byUid = z.object({
  uid: z
    .string()
    .max(32)
    .regex(/^[0-9a-f]{32}$/),
})
const declared = {
  name: visibleText().min(1).max(maxLengths.name),
  /**
   * Contact address. The receipt is sent to the e-mail of the order and, without the text, to this one. For a masked order, it has to equal
   * the e-mail of the order.
   */
  email,
  /** Positions of order lines, from 1, with quantities. */
  items: z
    .array(z.object({ line: z.int().min(1).max(1000), items: quantity.min(1).max(maxId) }))
    .min(1)
    .max(1000),
  /**
   * Declaration of a company: the purchase is directly related to the business, and has no professional character for the person
   * (Polish consumer act, articles 7aa and 38a).
   */
  as_consumer: flag.optional(),
}
const receipt = z.object({ received_at: timestamp })
/** Enough for a thousand lines and a long text. */
const maxBodyBytes = 96 * 1024
const limit = { attempts: 10, minutes: 15, counts: 'order_email_wrong' } as const

export const claimCalls = {
  withdraw: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/{uid}/withdrawal',
    session: 'required',
    summary:
      'Withdraw from the contract, or from a part of it, by the id of the order or a reference to it; a receipt goes out by e-mail (directive 2011/83/EU, article 11a)',
    params: byUid,
    body: z.object({ withdrawal: z.object({ ...declared, note: visibleText().max(maxLengths.text).nullish() }) }),
    maxBodyBytes,
    limit,
    response: receipt,
    errors: [
      'order_not_found',
      'order_email_wrong',
      'withdrawal_over',
      'too_many_claims',
      'invalid_body',
      'too_many_requests',
      'idempotency_key_reused',
    ],
  }),
  complain: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/{uid}/complaint',
    session: 'required',
    summary: 'Make a complaint about goods that do not conform to the contract; a receipt goes out by e-mail',
    params: byUid,
    body: z.object({
      complaint: z.object({ ...declared, text: visibleText().min(1).max(maxLengths.text), remedy: z.enum(claimRemedies) }),
    }),
    maxBodyBytes,
    limit,
    response: receipt,
    errors: [
      'order_not_found',
      'order_email_wrong',
      'complaint_not_taken',
      'too_many_claims',
      'invalid_body',
      'too_many_requests',
      'idempotency_key_reused',
    ],
  }),
}
