import type { orderCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { ordersOf, ownOrder, payOrder, placeOrder, viewOrder } from './orders.ts'

export const orderHandlers = {
  placeOrder: (ctx, { body, query }) => placeOrder(ctx, body.order, query.currency),
  order: (ctx, { params, query }) => viewOrder(ctx, params.uid, query.email),
  orders: (ctx, { query }) => ordersOf(ctx, query),
  ownOrder: (ctx, { params }) => ownOrder(ctx, params.uid),
  payOrder: (ctx, { params }) => payOrder(ctx, params.uid),
} satisfies Handlers<typeof orderCalls>
