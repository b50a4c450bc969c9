import { z } from 'zod'
import { call } from '../call.ts'
import { address } from '../entities/customer.ts'
import { order, orderStatuses, orderSummary, payment } from '../entities/order.ts'
import { currency, id, money, pageOf } from '../entities/scalars.ts'

/** An address as typed, or the id of a saved one. */
const chosenAddress = z.union([address, z.object({ id })])

export const orderCalls = {
  placeOrder: call({
    from: 'spec',
    method: 'POST',
    path: '/orders',
    session: 'required',
    summary: 'Order what is in the cart',
    body: z.object({
      order: z.object({
        email: z.email().max(254),
        phone: z.string().max(30),
        billing_address: chosenAddress,
        delivery_address: chosenAddress.nullish(),
        customer_order_number: z.string().max(60).nullish(),
        note: z.string().max(2000).nullish(),
        regulations_accepted: z.boolean(),
        privacy_accepted: z.boolean(),
      }),
    }),
    answer: z.object({ uid: z.string(), number: z.string(), status: z.enum(orderStatuses), total_gross: money, currency, payment }),
    errors: [
      'invalid_body',
      'cart_empty',
      'cart_changed',
      'not_enough_stock',
      'not_for_sale',
      'delivery_not_offered',
      'payment_not_offered',
      'regulations_required',
      'idempotency_key_reused',
    ],
  }),
  orders: call({
    from: 'ours',
    method: 'GET',
    path: '/orders',
    session: 'optional',
    summary: 'The customer’s orders, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
      q: z.string().max(100).optional(),
      status: z.enum(orderStatuses).optional(),
    }),
    answer: pageOf(orderSummary),
    errors: ['customer_required', 'invalid_query'],
  }),
  order: call({
    from: 'ours',
    method: 'GET',
    path: '/orders/{uid}',
    session: 'optional',
    summary: 'An order; masked for whoever neither owns it nor placed it',
    params: z.object({ uid: z.string().regex(/^[0-9a-f]{32}$/) }),
    query: z.object({ email: z.string().max(254).optional() }),
    answer: order,
    errors: ['order_not_found', 'invalid_query'],
  }),
}
