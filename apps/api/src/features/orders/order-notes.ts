import { ShopError } from '@stragan/contract'
import { maxOrderNotes, type OrderAuthor } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { authorColumns, authorValues } from './order-author.ts'
import { lockOrder } from './orders.queries.ts'

/** Adds a note for staff to an order. */
export async function addOrderNote(ctx: Ctx, uid: string, text: string, author: OrderAuthor): Promise<{ id: string }> {
  if (!(await lockOrder(ctx, uid))) throw new ShopError('order_not_found')
  const { notes } = await ctx.db.one<{ notes: number }>(sql`
    select count(*)::int as notes from order_notes where shop_id = ${ctx.shop.id} and order_uid = ${uid}`)
  if (notes >= maxOrderNotes) throw new ShopError('too_many_order_notes')
  return ctx.db.one<{ id: string }>(sql`
    insert into order_notes (shop_id, order_uid, text, ${authorColumns}) values (${ctx.shop.id}, ${uid}, ${text}, ${authorValues(author)}) returning id`)
}

/** A note of the caller: those of others are not found. */
const ownNote = (ctx: Ctx, uid: string, id: string, author: OrderAuthor) => sql`
  shop_id = ${ctx.shop.id} and order_uid = ${uid} and id = ${id} and author_kind = ${author.kind} and author_id = ${author.id}`

export async function changeOrderNote(
  ctx: Ctx,
  uid: string,
  { id, text }: { id: string; text: string },
  author: OrderAuthor,
): Promise<void> {
  const changed = await ctx.db.maybeOne(sql`
    update order_notes set text = ${text}, edited_at = clock() where ${ownNote(ctx, uid, id, author)} returning id`)
  if (!changed) throw new ShopError('order_note_not_found')
}

export async function deleteOrderNote(ctx: Ctx, uid: string, id: string, author: OrderAuthor): Promise<void> {
  const deleted = await ctx.db.maybeOne(sql`delete from order_notes where ${ownNote(ctx, uid, id, author)} returning id`)
  if (!deleted) throw new ShopError('order_note_not_found')
}
