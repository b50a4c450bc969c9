import { type ResponseInput, ShopError } from '@stragan/contract'
import { type customerHandlingCalls, maxCustomerNotes } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { staffNotes } from '../../platform/staff-notes.ts'
import * as queries from './customer-handling.queries.ts'

type Notes = ResponseInput<typeof customerHandlingCalls.customerNotes>

export const notes = staffNotes({
  table: sql`customer_notes`,
  subject: sql`customer_id`,
  max: maxCustomerNotes,
  tooMany: 'too_many_customer_notes',
  unknown: 'customer_note_not_found',
})

/** The notes of staff about a customer, newest first. */
export async function customerNotes(ctx: ShopAdminCtx, customerId: number): Promise<Notes> {
  if (!(await queries.hasCustomer(ctx, customerId))) throw new ShopError('customer_not_found')
  return (await queries.notesOf(ctx, customerId)).map(({ author_kind, author_id, author_name, created_at, edited_at, ...note }) => ({
    ...note,
    author: { kind: author_kind, name: author_name },
    is_own: author_kind === ctx.actor.kind && author_id === ctx.actor.id,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  }))
}

export async function addCustomerNote(ctx: ShopAdminCtx, customerId: number, text: string): Promise<{ id: string }> {
  if (!(await queries.lockRow(ctx, customerId))) throw new ShopError('customer_not_found')
  return notes.add(ctx, customerId, text)
}
