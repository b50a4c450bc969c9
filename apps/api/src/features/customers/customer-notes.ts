import { type ResponseInput, ShopError } from '@stragan/contract'
import { type customerHandlingCalls, maxCustomerNotes } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './customer-handling.queries.ts'

type Notes = ResponseInput<typeof customerHandlingCalls.customerNotes>

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
  if ((await queries.countNotes(ctx, customerId)) >= maxCustomerNotes) throw new ShopError('too_many_customer_notes')
  return queries.insertNote(ctx, customerId, text)
}

export async function changeCustomerNote(ctx: ShopAdminCtx, customerId: number, note: { id: string; text: string }): Promise<'ok'> {
  if (!(await queries.updateNote(ctx, customerId, note))) throw new ShopError('customer_note_not_found')
  return 'ok'
}

export async function deleteCustomerNote(ctx: ShopAdminCtx, customerId: number, id: string): Promise<'ok'> {
  if (!(await queries.deleteNote(ctx, customerId, id))) throw new ShopError('customer_note_not_found')
  return 'ok'
}
