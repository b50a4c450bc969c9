import { z } from 'zod'
import { maxLengths, orderStatuses, staffCancelReasons } from '../constants.ts'
import { currency, day, language, money, timestamp } from '../entities/scalars.ts'
import { shipmentInput } from '../entities/shipment.ts'
import { visibleText } from '../visible-text.ts'
import { moveEmailKinds } from './constants.ts'
import { uuid } from './entities.ts'

/** Of one order. */
export const maxOrderNotes = 200

/** How staff alter the e-mail of a move. Texts of their own are plain text. */
const emailChoice = z.object({
  /** Whether it is sent; the one that concludes the contract has to be. */
  send: z.boolean().default(true),
  /** In place of the usual one. */
  subject: visibleText().min(1).max(maxLengths.subject).optional(),
  /** Stands above the usual text. */
  message: visibleText().max(maxLengths.message).optional(),
})

/** How staff alter the e-mails of several orders that are moved at once. */
export const emailsChoice = emailChoice.omit({ subject: true })

/** A move of an order to another status, as staff request it. */
export const orderMove = z.object({
  status: z.enum(orderStatuses),
  /** The status that it is moved from; where the order has another one by now, the move is refused. */
  from: z.enum(orderStatuses).optional(),
  email: emailChoice.optional(),
  /** Of a cancellation, for the buyer. */
  cancel_reason: z.enum(staffCancelReasons).nullish(),
  /** Of an order that is sent. */
  shipment: shipmentInput.nullish(),
})

/** A payment that reached the shop by other ways than a provider. */
export const receivedPayment = z.object({
  /** In the currency of the order. */
  amount: money.positive().max(Number.MAX_SAFE_INTEGER / 100),
  /** By the shop's calendar; today by default. */
  received_on: day.optional(),
  /** For staff. */
  note: visibleText().max(maxLengths.note).optional(),
  /** Records it as to be refunded where the order cannot take it: another amount, paid already, or cancelled. */
  refund_due: z.boolean().default(false),
  email: emailChoice.optional(),
})

/** An e-mail that a move sends to the buyer. */
export const moveEmail = z.object({
  kind: z.enum(moveEmailKinds),
  recipient: z.string(),
  language,
  /** It concludes the contract: it cannot be left out. */
  is_required: z.boolean(),
})

/** An e-mail as the buyer is going to read it. */
const previewedEmail = moveEmail.omit({ kind: true }).extend({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Names of the files. */
  attachments: z.array(z.string()),
})

/** What a move or a payment would do. */
export const handlingPreview = z.object({
  /** Of the order afterwards. */
  status: z.enum(orderStatuses),
  paid: z.boolean(),
  /** What goes back into stock. */
  restocked: z.array(z.object({ symbol: z.string(), name: z.string(), items: z.int() })),
  /** The code that can be used once more. */
  discount_code: z.string().nullable(),
  /** The gift that goes back. */
  gift: z.string().nullable(),
  /** To be refunded to the buyer; 0: nothing. */
  refund_due: money,
  /** Null where there is none. */
  email: previewedEmail.nullable(),
})

/** Who did something to an order. The name is that of the moment. */
const orderAuthor = z.object({
  kind: z.enum(['staff', 'key', 'buyer', 'provider', 'system']),
  /** Of the person or the key; the code of the provider. */
  id: z.string().nullable(),
  name: z.string().nullable(),
})
export type OrderAuthor = z.infer<typeof orderAuthor>

const orderChanges = ['contact', 'billing_address', 'delivery_address', 'tracking'] as const
export type OrderChange = (typeof orderChanges)[number]

/** A value of an order before and after a change, by its path: `phone`, `billing_address.city`; null for none. */
const changedValue = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
export type ChangedValue = z.infer<typeof changedValue>

/** `author` is null of what happened before authors were recorded. */
const entry = { at: timestamp, author: orderAuthor.nullable() }

/** What happened to an order. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('status'),
    status: z.enum(orderStatuses),
    message: z.string().nullable(),
    /** Of a cancellation; null where none was given. */
    reason: z.enum(['unpaid', ...staffCancelReasons]).nullable(),
  }),
  z.object({
    ...entry,
    kind: z.literal('payment'),
    amount: money,
    currency,
    received_on: day.nullable(),
    note: z.string().nullable(),
    refund: z.enum(['none', 'due', 'made']),
    /** When and by whom it was noted that it was paid back. */
    refunded_at: timestamp.nullable(),
    refunded_by: orderAuthor.nullable(),
  }),
  z.object({ ...entry, kind: z.literal('shipment'), carrier: z.string(), tracking_number: z.string().nullable() }),
  z.object({
    ...entry,
    kind: z.literal('change'),
    changed: z.array(z.enum(orderChanges)),
    /** From what to what; empty where the history does not have it any more. */
    values: z.array(changedValue),
  }),
  z.object({
    ...entry,
    kind: z.literal('note'),
    id: uuid,
    text: z.string(),
    /** The address of the buyer that it was sent to; null of a note for staff. */
    sent_to: z.string().nullable(),
    edited_at: timestamp.nullable(),
    /** Of the caller, who may change and delete it, unless it was sent. */
    is_own: z.boolean(),
  }),
  z.object({
    ...entry,
    kind: z.literal('email'),
    /** Kind of the mail, such as `order_confirmed`. */
    email: z.string(),
    recipient: z.string(),
    state: z.enum(['waiting', 'sent', 'given_up']),
  }),
])
export type TimelineEntry = z.infer<typeof timelineEntry>
