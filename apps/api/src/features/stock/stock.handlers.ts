import type { stockCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as stock from './admin-stock.ts'
import { correctStock } from './correct-stock.ts'

export const stockHandlers = {
  stock: withCount(
    (ctx, { query }) => stock.stock(ctx, query),
    (ctx, { query }, max) => stock.countStock(ctx, query, max),
  ),
  stockItem: (ctx, { params }) => stock.stockItem(ctx, params.variantId),
  stockMovements: withCount(
    (ctx, { params, query }) => stock.stockMovements(ctx, params.variantId, query),
    (ctx, { params }, max) => stock.countMovements(ctx, params.variantId, max),
  ),
  moveStock: (ctx, { body }) => correctStock(ctx, body),
  setMinimumStock: (ctx, { params, body }) => stock.setMinimumStock(ctx, params.variantId, body),
  stockFigures: ctx => stock.stockFigures(ctx),
} satisfies AdminHandlers<typeof stockCalls>
