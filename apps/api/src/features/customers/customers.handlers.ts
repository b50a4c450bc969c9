import type { customerAdminCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as customers from './customers.ts'

export const customerAdminHandlers = {
  customers: withCount(
    (ctx, { query }) => customers.customers(ctx, query),
    (ctx, { query }, max) => customers.countCustomers(ctx, query, max),
  ),
  customer: (ctx, { params }) => customers.customer(ctx, params.id),
} satisfies AdminHandlers<typeof customerAdminCalls>
