import type { orderAdminCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as orders from './admin-orders.ts'
import { moveOrders } from './move-orders.ts'
import { orderMethods } from './order-filters.ts'

export const orderAdminHandlers = {
  orders: withCount(
    (ctx, { query }) => orders.orders(ctx, query),
    (ctx, { query }, max) => orders.countOrders(ctx, query, max),
  ),
  orderMethods: ctx => orderMethods(ctx),
  order: (ctx, { params }) => orders.order(ctx, params.uid),
  changeOrderStatus: (ctx, { params, body }) => orders.moveOrder(ctx, params.uid, body),
  moveOrders: (ctx, { body }) => moveOrders(ctx, body),
  moveOrdersInWarehouse: (ctx, { body }) => moveOrders(ctx, body),
  orderFigures: ctx => orders.orderFigures(ctx),
} satisfies AdminHandlers<typeof orderAdminCalls>
