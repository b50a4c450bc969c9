import type { orderCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { checkoutDefaults } from './checkout-defaults.ts'
import { findOrder, ordersOf, ownOrder, payOrder, placeOrder, referencedOrder, viewOrder } from './orders.ts'

export const orderHandlers = {
  checkoutDefaults: ctx => checkoutDefaults(ctx),
  placeOrder: (ctx, { body, query }) => placeOrder(ctx, body.order, query.currency),
  order: (ctx, { params }) => viewOrder(ctx, params.uid),
  findOrder: (ctx, { body }) => findOrder(ctx, body.order),
  referencedOrder: (ctx, { params }) => referencedOrder(ctx, params.reference),
  unmaskOrder: (ctx, { params, body }) => viewOrder(ctx, params.uid, body.order.email),
  orders: (ctx, { query }) => ordersOf(ctx, query),
  ownOrder: (ctx, { params }) => ownOrder(ctx, params.uid),
  payOrder: (ctx, { params }) => payOrder(ctx, params.uid),
  payOrderByEmail: (ctx, { params, body }) => payOrder(ctx, params.uid, body.order.email),
} satisfies Handlers<typeof orderCalls>
