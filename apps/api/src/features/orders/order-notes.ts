import { ShopError } from '@stragan/contract'
import { maxOrderNotes } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { staffNotes } from '../../platform/staff-notes.ts'
import { lockOrder } from './orders.queries.ts'

export const orderNotes = staffNotes({
  table: sql`order_notes`,
  subject: sql`order_uid`,
  max: maxOrderNotes,
  tooMany: 'too_many_order_notes',
  unknown: 'order_note_not_found',
})

export async function addOrderNote(ctx: ShopAdminCtx, uid: string, text: string): Promise<{ id: string }> {
  if (!(await lockOrder(ctx, uid))) throw new ShopError('order_not_found')
  return orderNotes.add(ctx, uid, text)
}
