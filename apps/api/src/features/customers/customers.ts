import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { customerAdminCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeNumber, partOf } from '../../platform/keyset.ts'
import * as queries from './customers.queries.ts'

export { noteRestoredCustomer } from './restored-customer.ts'
export { searchTerms } from './search-terms.ts'

type Calls = typeof customerAdminCalls

export async function customers(ctx: ShopAdminCtx, query: Input<Calls['customers']>['query']): Promise<ResponseInput<Calls['customers']>> {
  const { after, limit } = query
  const rows = await queries.listedCustomers(ctx, { ...filtersOf(query), after: decodeNumber(after), limit })
  return partOf(rows, limit, row => [String(row.id)], listedCustomer)
}

/** The number of customers of a list, at most `max`. */
export const countCustomers = (ctx: ShopAdminCtx, query: Input<Calls['customers']>['query'], max: number) =>
  queries.countCustomers(ctx, filtersOf(query), max)

const filtersOf = ({ q, deferred_payment, locked }: Input<Calls['customers']>['query']): queries.ListFilters => ({
  q,
  isApproved: deferred_payment && deferred_payment === 'approved',
  isLocked: locked && locked === 'true',
})

const listedCustomer = ({ created_at, last_order_at, deferred_payment_approved_at, locked_at, ...row }: queries.ListedRow) => ({
  ...row,
  created_at: created_at.toISOString(),
  last_order_at: last_order_at?.toISOString() ?? null,
  deferred_payment_approved_at: deferred_payment_approved_at?.toISOString() ?? null,
  locked_at: locked_at?.toISOString() ?? null,
})

export async function customer(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['customer']>> {
  const row = await queries.customerById(ctx, id)
  if (!row) throw new ShopError('customer_not_found')
  const { email_confirmed_at, sessions, ...rest } = row
  return {
    ...rest,
    ...listedCustomer(row),
    email_confirmed_at: email_confirmed_at?.toISOString() ?? null,
    sessions: sessions.map(({ device, created_at, last_used_at }) => ({
      device,
      created_at: new Date(created_at).toISOString(),
      last_used_at: new Date(last_used_at).toISOString(),
    })),
  }
}
