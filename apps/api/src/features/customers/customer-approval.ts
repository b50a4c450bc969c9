import { ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './customer-handling.queries.ts'

/** Approves a company for invoices with deferred payment, or withdraws the approval. Requests of the shop read it with their session. */
export async function approveDeferredPayment(ctx: ShopAdminCtx, id: number, isApproved: boolean): Promise<'ok'> {
  const customer = await queries.lockRow(ctx, id)
  if (!customer) throw new ShopError('customer_not_found')
  if (isApproved && !customer.nip) throw new ShopError('customer_not_company')
  await queries.setApproval(ctx, id, isApproved)
  return 'ok'
}
