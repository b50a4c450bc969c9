import { fieldProblems, ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as account from '../account/account.ts'
import { recordErasure } from '../history/history.ts'
import * as queries from './customer-handling.queries.ts'

/**
 * Erases a customer as closing the account does. `typed` has to be the e-mail address: a wrong id is easily typed. The history
 * has that, when and by whom, and nothing of whom.
 */
export async function eraseCustomer(ctx: ShopAdminCtx, id: number, typed: string): Promise<'ok'> {
  const customer = await queries.lockRow(ctx, id)
  if (!customer) throw new ShopError('customer_not_found')
  if (customer.email.toLowerCase() !== typed.trim().toLowerCase())
    throw new ShopError('invalid_body', { fields: { confirmation: fieldProblems.unknown } })
  await recordErasure(ctx, { table: 'customers', entity: 'customer', id }, () => account.eraseCustomer(ctx, customer)).catch(
    rethrowForStaff,
  )
  return 'ok'
}

/** With the code that says to staff what to do. */
function rethrowForStaff(error: unknown): never {
  if (!(error instanceof ShopError) || error.code !== 'order_move_refused') throw error
  throw new ShopError('customer_has_open_orders', { ...(error.details && { details: error.details }), cause: error })
}
