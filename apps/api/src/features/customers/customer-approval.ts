import { type Input, ShopError } from '@stragan/contract'
import type { customerHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './customer-handling.queries.ts'

type Approval = Input<typeof customerHandlingCalls.approveDeferredPayment>['body']

/**
 * Approves a company for invoices with deferred payment, or withdraws the approval. Requests of the shop read it with their session. Throws
 * `company_changed` where the company is another one than staff saw.
 */
export async function approveDeferredPayment(ctx: ShopAdminCtx, id: number, { approved: isApproved, nip }: Approval): Promise<'ok'> {
  const customer = await queries.lockRow(ctx, id)
  if (!customer) throw new ShopError('customer_not_found')
  if (isApproved && !customer.nip) throw new ShopError('customer_not_company')
  if (isApproved && nip !== undefined && nip !== customer.nip) throw new ShopError('company_changed')
  await queries.setApproval(ctx, id, isApproved)
  return 'ok'
}
