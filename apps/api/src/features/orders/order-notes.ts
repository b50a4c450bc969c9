import { ShopError } from '@stragan/contract'
import { maxOrderNotes, type NoteAudience } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { staffNotes } from '../../platform/staff-notes.ts'
import { queueTypedMail } from '../mail/mail.ts'
import { lockOrder } from './orders.queries.ts'

const notes = staffNotes({
  table: sql`order_notes`,
  subject: sql`order_uid`,
  max: maxOrderNotes,
  tooMany: 'too_many_order_notes',
  unknown: 'order_note_not_found',
})

interface NewNote {
  text: string
  audience: NoteAudience
  /** The address that the author saw. */
  recipient?: string | undefined
}

/**
 * Adds a note; those for staff and those for the buyer, which nobody can delete, count apart. One for the buyer is queued as an e-mail in the same transaction. Throws `buyer_erased`,
 * `too_many_typed_emails`, and `recipient_changed` where the buyer has another address than the author saw.
 */
export async function addOrderNote(
  ctx: ShopAdminCtx,
  uid: string,
  { text, audience, recipient: expected }: NewNote,
): Promise<{ id: string }> {
  const order = await lockOrder(ctx, uid)
  if (!order) throw new ShopError('order_not_found')
  if (audience === 'staff') return notes.add(ctx, uid, text, { among: sql`sent_to is null` })
  const { email: recipient, language } = order
  if (recipient === '') throw new ShopError('buyer_erased')
  if (expected !== undefined && expected !== recipient) throw new ShopError('recipient_changed')
  const { id } = await notes.add(ctx, uid, text, {
    more: { columns: sql`sent_to`, values: sql`${recipient}` },
    among: sql`sent_to is not null`,
  })
  await queueTypedMail(ctx, { kind: 'order_note', recipient, language, data: { uid, note: id } })
  return { id }
}

export async function changeOrderNote(ctx: ShopAdminCtx, uid: string, note: { id: string; text: string }): Promise<'ok'> {
  await assertUnsent(ctx, uid, note.id)
  return notes.change(ctx, uid, note)
}

export async function deleteOrderNote(ctx: ShopAdminCtx, uid: string, id: string): Promise<'ok'> {
  await assertUnsent(ctx, uid, id)
  return notes.remove(ctx, uid, id)
}

/** A note is sent when it is added, or never. */
async function assertUnsent({ db, shop, actor }: ShopAdminCtx, uid: string, id: string): Promise<void> {
  const sent = await db.maybeOne(sql`
    select id from order_notes where shop_id = ${shop.id} and order_uid = ${uid} and id = ${id} and sent_to is not null
      and author_kind = ${actor.kind} and author_id = ${actor.id}`)
  if (sent) throw new ShopError('order_note_sent')
}

/** The text of a note that was sent; undefined where it was erased since. */
export const sentNote = async ({ db, shop }: Ctx, uid: string, id: string) =>
  (
    await db.maybeOne<{ text: string }>(sql`
      select text from order_notes where shop_id = ${shop.id} and order_uid = ${uid} and id = ${id} and sent_to is not null`)
  )?.text

/** What staff wrote to the buyer of these orders: notes, and messages of moves, whose recipient is not stored with them. */
export const messagesToBuyer = ({ db, shop }: Ctx, orderUids: readonly string[]) =>
  db.query<{ order_uid: string; created_at: Date; recipient: string | null; text: string }>(sql`
    select order_uid, created_at, sent_to as recipient, text from order_notes
    where shop_id = ${shop.id} and order_uid = any (${[...orderUids]}::text[]) and sent_to is not null
    union all
    select order_uid, at, null, message from order_events
    where shop_id = ${shop.id} and order_uid = any (${[...orderUids]}::text[]) and message is not null
    order by created_at, order_uid, text`)
