import type { customerAdminCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as customers from './customers.ts'

export const customerAdminHandlers = {
  customers: (ctx, { query }) => customers.customers(ctx, query),
  customer: (ctx, { params }) => customers.customer(ctx, params.id),
} satisfies AdminHandlers<typeof customerAdminCalls>
