import { z } from 'zod'
import { call } from '../call.ts'
import { maxLengths, maxListSearchLength, orderStatuses } from '../constants.ts'
import { address, phone } from '../entities/address.ts'
import { savedAddress } from '../entities/customer.ts'
import { order, orderSummary, payment } from '../entities/order.ts'
import { pickupPoint } from '../entities/pickup-point.ts'
import { currency, email, flag, id, money, pageOf, paging } from '../entities/scalars.ts'

/** An address as typed, or the id of a saved one. */
const chosenAddress = z.union([address, z.object({ id })])

/** E-mail of the order, as typed. In the body, since URLs appear in logs and histories. */
const byEmail = z.object({ order: z.object({ email: z.string().max(maxLengths.email) }) })
const limit = { attempts: 10, minutes: 15, counts: 'order_email_wrong' } as const

/** A URL, or a path at the shop's host. */
const redirection = z.object({ redirect_url: z.url().or(z.string().regex(/^\/\w/)) })
const paymentErrors = ['payment_not_offered', 'order_move_refused', 'payment_unavailable'] as const

const byUid = z.object({
  uid: z
    .string()
    .max(32)
    .regex(/^[0-9a-f]{32}$/),
})

export const orderCalls = {
  checkoutDefaults: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/checkout_defaults',
    session: 'customer',
    summary: 'What a checkout offers a customer: saved addresses, pickup points, and what the last order was placed with',
    response: z.object({
      /** The default addresses first. */
      addresses: z.array(savedAddress),
      /** The point that the customer ordered to last, of each network, the latest first; without those that closed meanwhile. */
      pickup_points: z.array(pickupPoint),
      last_order: z.object({ phone: z.string(), billing_address: address }).nullable(),
    }),
    errors: [],
  }),
  placeOrder: call({
    from: 'spec',
    method: 'POST',
    path: '/orders',
    session: 'required',
    summary: 'Place an order of the cart',
    query: z.object({ currency: currency.optional() }),
    body: z.object({
      order: z.object({
        email,
        phone,
        billing_address: chosenAddress,
        delivery_address: chosenAddress.nullish(),
        customer_order_number: z.string().max(maxLengths.customer_order_number).nullish(),
        note: z.string().max(maxLengths.note).nullish(),
        regulations_accepted: flag,
        /** Without effect: the privacy policy is information, not a consent (docs/decisions/060). */
        privacy_accepted: flag.optional(),
        /** The total that was shown: an order with another total is refused with `cart_changed`. */
        total_gross: money
          .nonnegative()
          .max(Number.MAX_SAFE_INTEGER / 100)
          .optional(),
      }),
    }),
    response: z.object({ uid: z.string(), number: z.string(), status: z.enum(orderStatuses), total_gross: money, currency, payment }),
    errors: [
      'invalid_body',
      'cart_empty',
      'cart_changed',
      'not_enough_stock',
      'not_for_sale',
      'delivery_not_offered',
      'payment_not_offered',
      'discount_code_used_by_customer',
      'pickup_point_required',
      'pickup_point_not_found',
      'regulations_required',
      'too_many_open_orders',
      'idempotency_key_reused',
    ],
  }),
  order: call({
    from: 'ours',
    method: 'GET',
    path: '/orders/{uid}',
    session: 'optional',
    summary: 'An order; masked unless the session owns or placed it',
    params: byUid,
    response: order,
    errors: ['order_not_found'],
  }),
  findOrder: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/lookup',
    session: 'optional',
    summary: 'A reference to an order by its number and e-mail, for an hour; one answer whichever of them is wrong',
    isRepeatable: true,
    body: z.object({ order: z.object({ number: z.string().trim().min(1).max(maxLengths.number), email }) }),
    limit: { attempts: 10, minutes: 15, counts: 'order_not_found' },
    response: z.object({ reference: z.string() }),
    errors: ['order_not_found', 'invalid_body', 'too_many_requests'],
  }),
  referencedOrder: call({
    from: 'ours',
    method: 'GET',
    path: '/orders/lookup/{reference}',
    session: 'optional',
    summary: 'The order that a reference stands for, masked, with the reference as its id: it can be withdrawn from, and not unmasked',
    params: z.object({ reference: byUid.shape.uid }),
    response: order,
    errors: ['order_not_found'],
  }),
  unmaskOrder: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/{uid}/unmask',
    session: 'optional',
    summary: 'An unmasked order, by the e-mail that it was placed with',
    isRepeatable: true,
    params: byUid,
    body: byEmail,
    limit,
    response: order,
    errors: ['order_not_found', 'order_email_wrong', 'too_many_requests'],
  }),
  ownOrder: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/orders/{uid}',
    session: 'customer',
    summary: 'One of the customer’s orders, unmasked; an order of another customer is not found',
    params: byUid,
    response: order,
    errors: ['order_not_found'],
  }),
  payOrder: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/{uid}/payment',
    session: 'optional',
    summary: 'Begin to pay one’s own order at its online provider; returns the address to redirect the buyer to',
    params: byUid,
    response: redirection,
    errors: ['order_not_found', 'not_allowed', ...paymentErrors, 'idempotency_key_reused'],
  }),
  payOrderByEmail: call({
    from: 'ours',
    method: 'POST',
    path: '/orders/{uid}/payment_by_email',
    session: 'optional',
    summary: 'The same, by the e-mail that the order was placed with',
    params: byUid,
    body: byEmail,
    limit,
    response: redirection,
    errors: ['order_not_found', 'order_email_wrong', ...paymentErrors, 'too_many_requests', 'idempotency_key_reused'],
  }),
  orders: call({
    from: 'ours',
    method: 'GET',
    path: '/orders',
    session: 'customer',
    transaction: 'statement',
    summary: 'The customer’s orders, newest first',
    query: z.object({
      ...paging,
      q: z.string().max(maxListSearchLength).optional(),
      status: z.enum(orderStatuses).optional(),
    }),
    response: pageOf(orderSummary),
    errors: ['invalid_query'],
  }),
}
