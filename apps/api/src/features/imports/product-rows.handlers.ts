import type { productRowCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { countProductRows, productRows } from './product-rows.ts'

export const productRowHandlers = {
  productRows: withCount(
    (ctx, { query }) => productRows(ctx, query),
    (ctx, _, max) => countProductRows(ctx, max),
  ),
} satisfies AdminHandlers<typeof productRowCalls>
