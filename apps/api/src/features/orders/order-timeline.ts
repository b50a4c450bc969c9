import { type ResponseInput, ShopError } from '@stragan/contract'
import type { OrderAuthor, orderHandlingCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { changedValues } from './changed-values.ts'
import { type Happened, type TimelineRow, timelineRow } from './order-timeline.queries.ts'

type Timeline = ResponseInput<typeof orderHandlingCalls.orderTimeline>
type Entry = Timeline[number]

/** The timeline of an order, oldest first; at the same moment, what was done comes before the e-mails about it. */
export async function orderTimeline(ctx: ShopAdminCtx, uid: string): Promise<Timeline> {
  const row = await timelineRow(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  return entriesOf(row, ctx.actor).sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const entriesOf = (
  { moves, payments, shipments, changes, notes, emails }: TimelineRow,
  reader: Pick<OrderAuthor, 'kind' | 'id'>,
): Entry[] => [
  ...moves.map(row => ({ ...happened(row), kind: 'status' as const, status: row.status, message: row.message, reason: row.reason })),
  ...payments.map(row => ({
    ...happened(row),
    kind: 'payment' as const,
    amount: toDecimal(row.amount),
    currency: row.currency,
    received_on: row.received_on,
    note: row.note,
    refund: row.refunded_at ? ('made' as const) : row.refund_due ? ('due' as const) : ('none' as const),
    refunded_at: row.refunded_at && iso(row.refunded_at),
    refunded_by: row.refund_author_kind && { kind: row.refund_author_kind, id: row.refund_author_id, name: row.refund_author_name },
  })),
  ...shipments.map(row => ({
    ...happened(row),
    kind: 'shipment' as const,
    carrier: row.carrier,
    tracking_number: row.tracking_number,
  })),
  ...changes.map(row => ({
    ...happened(row),
    kind: 'change' as const,
    changed: row.changed,
    values: changedValues(row.before, row.after),
  })),
  ...notes.map(row => ({
    ...happened(row),
    kind: 'note' as const,
    id: row.id,
    text: row.text,
    sent_to: row.sent_to,
    edited_at: row.edited_at && iso(row.edited_at),
    is_own: row.author_kind === reader.kind && row.author_id === reader.id,
  })),
  ...emails.map(({ at, kind, recipient, state }) => ({
    at: iso(at),
    author: null,
    kind: 'email' as const,
    email: kind,
    recipient,
    state,
  })),
]

const iso = (time: string) => new Date(time).toISOString()

const happened = ({ at, author_kind, author_id, author_name }: Happened) => ({
  at: iso(at),
  author: author_kind && { kind: author_kind, id: author_id, name: author_name },
})
