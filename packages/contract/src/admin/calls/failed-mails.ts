import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

/** An e-mail that was given up after its last attempt. */
const failedMail = z.object({
  id: uuid,
  /** Name of its template: `order_confirmation`. */
  kind: z.string(),
  recipient: z.string(),
  created_at: timestamp,
  attempts: z.int(),
  /** What the mail server answered; null where none did. */
  error: z.string().nullable(),
  /** Of an e-mail about one. */
  order: z.object({ uid: z.string(), number: z.string() }).nullable(),
})

export const failedMailCalls = {
  failedMails: adminCall({
    method: 'GET',
    path: '/shops/{shop}/failed_mails',
    permission: 'settings:read',
    summary: 'E-mails that could not be sent and were given up, newest first; they are kept for 30 days',
    params: inShop,
    query: z.object(keysetQuery),
    response: listOf(failedMail),
    download: downloadOf(failedMail, {
      title: { en: 'Failed e-mails', pl: 'Niewysłane wiadomości' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        created_at: { title: { en: 'Time', pl: 'Czas' }, kind: 'moment' },
        kind: { title: { en: 'Kind', pl: 'Rodzaj' }, kind: 'text' },
        recipient: { title: { en: 'Recipient', pl: 'Odbiorca' }, kind: 'text' },
        attempts: { title: { en: 'Attempts', pl: 'Próby' }, kind: 'number' },
        error: { title: { en: 'Error', pl: 'Błąd' }, kind: 'text' },
      },
    }),
    errors: ['invalid_query'],
  }),
  retryFailedMail: adminCall({
    method: 'POST',
    path: '/shops/{shop}/failed_mails/{id}/retry',
    permission: 'settings:write',
    leavesNoHistory: true,
    summary: 'Try to send an e-mail again that was given up, with as many attempts as the first time',
    params: inShop.extend({ id: uuid }),
    response: ok,
    errors: ['failed_mail_not_found'],
  }),
}
