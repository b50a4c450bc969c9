import type { FileContent } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { customerData } from '../account/account.ts'
import * as queries from './customer-data.queries.ts'
import { notesOf } from './customer-handling.queries.ts'
import { customer as viewOf } from './customers.ts'

/**
 * A copy of the data about a customer, to be given to them (GDPR, articles 15 and 20): what the customer's own export has, and what only the
 * shop sees. Notes are without their authors, who are people too.
 */
export async function customerDataFile(ctx: ShopAdminCtx, id: number): Promise<FileContent> {
  const { email, email_confirmed_at, locked_at, lock_reason } = await viewOf(ctx, id)
  const own = await customerData(ctx, id)
  const notes = await notesOf(ctx, id)
  const data = {
    exported_at: ctx.now.toISOString(),
    ...own,
    locked_at,
    lock_reason,
    messages: email_confirmed_at === null ? [] : await queries.messagesOf(ctx, email),
    order_notes_of_staff: await queries.orderNotesOf(
      ctx,
      own.orders.map(({ uid }) => uid),
    ),
    notes_of_staff: notes.map(({ text, created_at, edited_at }) => ({ text, created_at, edited_at })),
  }
  return { fileName: `customer-${id}-data.json`, bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) }
}
