import { z } from 'zod'
import { currency, day, money, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { refundReasonNames, refundReasons } from '../names.ts'

const refund = z.object({
  id: uuid,
  /** `payment`: the order could not take it, as a second one. */
  reason: z.enum(refundReasons),
  order: z.string(),
  number: z.string(),
  buyer: z.string(),
  email: z.string(),
  /** Of a withdrawal: the withdrawn part of what the goods cost; of the whole order, with its delivery. */
  amount: money,
  currency,
  /** How the order was paid. */
  payment: z.string(),
  /** At the provider of the payment; null where staff recorded it. */
  reference: z.string().nullable(),
  /** What staff noted with the payment, such as the account that it came from. */
  note: z.string().nullable(),
  /** When it became due. */
  since: timestamp,
  /** The last day, inclusive. */
  due_on: day,
  is_overdue: z.boolean(),
  refunded_at: timestamp.nullable(),
  /** Who noted it, with the name of the moment; null where nobody has, it was noted on the command line, or before authors were stored. */
  refunded_by: z.object({ kind: z.enum(['staff', 'key']), name: z.string() }).nullable(),
})

/** What is to be paid back. The shop pays it back itself: at its provider, by transfer or in cash. */
export const refundCalls = {
  refunds: adminCall({
    method: 'GET',
    path: '/shops/{shop}/refunds',
    permission: 'refunds:read',
    summary: 'What is to be paid back, the oldest first; with `state=done` what was paid back, the newest first',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      state: z.enum(['due', 'done']).default('due'),
      /** Of one order. */
      order: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
    }),
    response: listOf(refund),
    download: downloadOf(refund, {
      title: { en: 'Refunds', pl: 'Zwroty pieniędzy' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        number: { title: { en: 'Order number', pl: 'Numer zamówienia' }, kind: 'text' },
        reason: { title: { en: 'Reason', pl: 'Powód' }, kind: 'text', words: refundReasonNames },
        amount: { title: { en: 'Amount', pl: 'Kwota' }, kind: 'amount' },
        currency: { title: { en: 'Currency', pl: 'Waluta' }, kind: 'text' },
        due_on: { title: { en: 'Last day', pl: 'Ostatni dzień' }, kind: 'text' },
        is_overdue: { title: { en: 'Overdue', pl: 'Po terminie' }, kind: 'flag' },
        payment: { title: { en: 'Payment method', pl: 'Sposób płatności' }, kind: 'text' },
        reference: { title: { en: 'Reference', pl: 'Identyfikator płatności' }, kind: 'text' },
        note: { title: { en: 'Note', pl: 'Notatka' }, kind: 'text' },
        buyer: { title: { en: 'Buyer', pl: 'Kupujący' }, kind: 'text' },
        email: { title: { en: 'E-mail', pl: 'E-mail' }, kind: 'text' },
        since: { title: { en: 'Since', pl: 'Od' }, kind: 'moment' },
        refunded_at: { title: { en: 'Paid back', pl: 'Zwrócono' }, kind: 'moment' },
        refunded_by: { title: { en: 'Recorded by', pl: 'Kto odnotował' }, kind: 'text', part: 'name' },
      },
    }),
    errors: ['invalid_query'],
  }),
  setRefunded: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/refunds/{id}',
    permission: 'refunds:write',
    stepUp: true,
    summary:
      'Note that something was paid back, or that it was not after all. A withdrawal is then done in the inbox, or in progress again',
    params: inShop.extend({ id: uuid }),
    body: z.object({ refunded: z.boolean() }),
    response: ok,
    errors: ['refund_not_found'],
  }),
  refundFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/refund_figures',
    permission: 'refunds:read',
    summary: 'How many refunds are due',
    params: inShop,
    response: z.object({ due: z.int() }),
    errors: [],
  }),
}
