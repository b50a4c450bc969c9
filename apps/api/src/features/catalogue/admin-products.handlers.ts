import type { productAdminCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as products from './admin-products.ts'

export const productAdminHandlers = {
  products: withCount(
    (ctx, { query }) => products.products(ctx, query),
    (ctx, { query }, max) => products.countProducts(ctx, query, max),
  ),
  product: (ctx, { params }) => products.product(ctx, params.id),
} satisfies AdminHandlers<typeof productAdminCalls>
