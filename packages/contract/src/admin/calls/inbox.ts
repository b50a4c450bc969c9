import { z } from 'zod'
import { claimRemedies, maxLengths, maxListSearchLength } from '../../constants.ts'
import { day, language, timestamp } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { inboxKinds, inboxStates } from '../constants.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { bytes } from '../file-calls.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { inboxKindNames, inboxStateNames } from '../names.ts'

const listedEntry = z.object({
  id: uuid,
  kind: z.enum(inboxKinds),
  state: z.enum(inboxStates),
  created_at: timestamp,
  /** The last day, inclusive, to pay a withdrawal back or to answer a complaint; null where no law sets one. */
  due_on: day.nullable(),
  is_overdue: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** The order, the machine, the position, or what the sender called it. */
  subject: z.string().nullable(),
  /** Name of the person. */
  assigned_to: z.string().nullable(),
})

const letter = { subject: visibleText().min(1).max(maxLengths.subject), text: visibleText().min(1).max(maxLengths.text) }

const entry = listedEntry.extend({
  /** Id of the person, whose name another one may have, too. */
  assigned_to_id: uuid.nullable(),
  is_mine: z.boolean(),
  language,
  phone: z.string().nullable(),
  text: z.string().nullable(),
  order: z.object({ uid: z.string(), number: z.string() }).nullable(),
  /** Orders whose numbers stand in what was written; of a claim there are none besides its own. */
  mentioned_orders: z.array(z.object({ uid: z.string(), number: z.string() })),
  /** Of a claim: the lines that it is about. */
  lines: z.array(z.object({ name: z.string(), symbol: z.string(), quantity: z.int() })),
  remedy: z.enum(claimRemedies).nullable(),
  as_consumer: z.boolean(),
  /** Of an application: the name of its CV. */
  cv_name: z.string().nullable(),
  /** Consent to later recruitments; null where it is no application. */
  future_recruitments: z.boolean().nullable(),
  replies: z.array(z.object({ author: z.string(), created_at: timestamp, subject: z.string(), text: z.string() })),
  /** A reply to begin with, in the language of the sender. */
  template: z.object({ subject: z.string(), text: z.string() }),
})

const ofEntry = inShop.extend({ id: uuid })

/** What people send to the shop (docs/decisions/088). */
export const inboxCalls = {
  inbox: adminCall({
    method: 'GET',
    path: '/shops/{shop}/inbox',
    permission: 'inbox:read',
    summary:
      'Withdrawals, complaints, messages, enquiries about machines and job applications: what waits by its last day, then by age, then what is done, newest first',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      kind: z.enum(inboxKinds).optional(),
      state: z.enum(inboxStates).optional(),
      /** Not done, and past their last day. */
      overdue: z.enum(['true']).optional(),
      /** Words of the name, the e-mail address, the number of the order or the subject, in any order. */
      q: z.string().trim().max(maxListSearchLength).optional(),
      /** About one order. */
      order: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
    }),
    response: listOf(listedEntry),
    download: downloadOf(listedEntry, {
      title: { en: 'Inbox', pl: 'Skrzynka' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        created_at: { title: { en: 'Received', pl: 'Otrzymano' }, kind: 'moment' },
        kind: { title: { en: 'Kind', pl: 'Rodzaj' }, kind: 'text', words: inboxKindNames },
        state: { title: { en: 'State', pl: 'Stan' }, kind: 'text', words: inboxStateNames },
        due_on: { title: { en: 'Due', pl: 'Ostatni dzień' }, kind: 'text' },
        is_overdue: { title: { en: 'Overdue', pl: 'Po terminie' }, kind: 'flag' },
        name: { title: { en: 'Sender', pl: 'Nadawca' }, kind: 'text' },
        email: { title: { en: 'E-mail', pl: 'E-mail' }, kind: 'text' },
        subject: { title: { en: 'Subject', pl: 'Temat' }, kind: 'text' },
        assigned_to: { title: { en: 'Assigned to', pl: 'Przypisane do' }, kind: 'text' },
      },
    }),
    errors: ['invalid_query'],
  }),
  inboxEntry: adminCall({
    method: 'GET',
    path: '/shops/{shop}/inbox/{id}',
    permission: 'inbox:read',
    summary: 'An entry of the inbox with all that was sent, and the replies to it',
    params: ofEntry,
    response: entry,
    errors: ['inbox_entry_not_found'],
  }),
  changeInboxEntry: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/inbox/{id}',
    permission: 'inbox:write',
    summary:
      'Change the state of an entry, assign it to oneself, or unassign it. With `from`, what the change started from, it is refused where somebody else has changed the same since',
    params: ofEntry,
    body: z.object({
      state: z.enum(inboxStates).optional(),
      assigned: z.enum(['me', 'nobody']).optional(),
      from: z
        .strictObject({ state: z.enum(inboxStates), assigned_to_id: uuid.nullable() })
        .partial()
        .optional(),
    }),
    response: ok,
    errors: ['inbox_entry_not_found', 'inbox_entry_changed'],
  }),
  replyToInboxEntry: adminCall({
    method: 'POST',
    path: '/shops/{shop}/inbox/{id}/replies',
    permission: 'inbox:write',
    summary:
      'Reply to the sender by e-mail; replies to it go to the address of the shop. A new entry is then in progress, an unassigned entry is assigned to whoever replies',
    params: ofEntry,
    body: z.object(letter),
    response: ok,
    errors: ['inbox_entry_not_found', 'too_many_typed_emails'],
  }),
  inboxCv: adminCall({
    method: 'GET',
    path: '/shops/{shop}/inbox/{id}/cv.pdf',
    permission: 'inbox:read',
    summary: 'The CV of a job application',
    params: ofEntry,
    mediaType: 'application/pdf',
    response: bytes,
    returnsFile: true,
    errors: ['inbox_entry_not_found'],
  }),
  inboxFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/inbox_figures',
    permission: 'inbox:read',
    summary: 'Entries that are new, and those that are not done past their last day',
    params: inShop,
    response: z.object({ new: z.int(), overdue: z.int() }),
    errors: [],
  }),
}
