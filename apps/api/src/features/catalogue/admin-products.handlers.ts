import type { productAdminCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as products from './admin-products.ts'

export const productAdminHandlers = {
  products: (ctx, { query }) => products.products(ctx, query),
  product: (ctx, { params }) => products.product(ctx, params.id),
} satisfies AdminHandlers<typeof productAdminCalls>
