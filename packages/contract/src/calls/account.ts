import { z } from 'zod'
import { call } from '../call.ts'
import { customerPriceSorts, maxListSearchLength } from '../constants.ts'
import { addressWithDefaults } from '../entities/address.ts'
import { claim } from '../entities/claim.ts'
import { customer, customerMail, customerPrice, savedAddress } from '../entities/customer.ts'
import { order } from '../entities/order.ts'
import { currency, id, idAsText, language, money, pageOf, paging, quantity, timestamp } from '../entities/scalars.ts'
import { password, passwordTimeoutMs, personFields } from './auth.ts'

const addressBody = z.object({ address: addressWithDefaults })
const byId = z.object({ id: idAsText })
const ok = z.literal('ok')

/** A session with the browser and operating system of its login. */
const customerSession = z.object({ device: z.string().nullable(), created_at: timestamp, expires_at: timestamp })

/** Calls of a logged-in customer about the account. */
export const accountCalls = {
  updateCustomer: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer',
    session: 'customer',
    summary: 'Change the customer’s own data',
    body: z.object({
      customer: z.object({
        ...personFields,
        language: language.optional(),
      }),
    }),
    response: customer,
    errors: ['invalid_body'],
  }),
  changePassword: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/password',
    session: 'customer',
    transaction: 'own',
    timeoutMs: passwordTimeoutMs,
    summary: 'Change the password; other sessions end',
    body: z.object({ customer: z.object({ current_password: password, password }) }),
    response: ok,
    errors: ['login_failed', 'invalid_body', 'password_too_weak', 'too_many_requests'],
  }),
  addresses: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/addresses',
    session: 'customer',
    summary: 'The customer’s saved addresses',
    response: z.array(savedAddress),
    errors: [],
  }),
  addAddress: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/addresses',
    session: 'customer',
    summary: 'Save an address',
    body: addressBody,
    response: savedAddress,
    errors: ['invalid_body', 'too_many_addresses'],
  }),
  updateAddress: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/addresses/{id}',
    session: 'customer',
    summary: 'Change a saved address',
    params: byId,
    body: addressBody,
    response: savedAddress,
    errors: ['address_not_found', 'invalid_body'],
  }),
  removeAddress: call({
    from: 'ours',
    method: 'DELETE',
    path: '/customer/addresses/{id}',
    session: 'customer',
    summary: 'Delete a saved address',
    params: byId,
    response: ok,
    errors: ['address_not_found'],
  }),
  customerPrices: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/prices',
    session: 'customer',
    summary: 'The customer’s personal prices beside the list prices',
    query: z.object({
      ...paging,
      q: z.string().max(maxListSearchLength).optional(),
      currency: currency.optional(),
      /** Filters prices that changed in the last `recentDays` days. */
      recent: z.enum(['1']).optional(),
      sort: z.enum(customerPriceSorts).default('changed'),
    }),
    response: pageOf(customerPrice),
    errors: ['invalid_query'],
  }),
  customerSessions: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/sessions',
    session: 'customer',
    summary: 'The customer’s sessions',
    response: z.array(customerSession.extend({ id: z.uuid(), is_current: z.boolean() })),
    errors: [],
  }),
  endCustomerSession: call({
    from: 'ours',
    method: 'DELETE',
    path: '/customer/sessions/{id}',
    session: 'customer',
    summary: 'End one of the customer’s other sessions',
    params: z.object({ id: z.uuid() }),
    response: ok,
    errors: ['session_not_found'],
  }),
  customerData: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/data',
    session: 'customer',
    summary:
      'The data of the customer’s account (GDPR, articles 15 and 20); the shop gives a copy of all that it stores about them on request',
    response: z.object({
      customer,
      consents: z.array(z.object({ key: z.string(), version: z.string(), language, accepted_at: timestamp })),
      /** When the shop approved the company for payment by deferred invoice. */
      deferred_payment_approved_at: timestamp.nullable(),
      addresses: z.array(savedAddress),
      sessions: z.array(customerSession),
      favorites: z.array(z.object({ id, added_at: timestamp })),
      orders: z.array(order),
      /** With the replies of the shop. */
      claims: z.array(claim.extend({ replies: z.array(z.object({ created_at: timestamp, subject: z.string(), text: z.string() })) })),
      mails: z.array(customerMail),
      /** What staff wrote to the buyer about an order: notes, and messages of moves, which have no `recipient`. */
      order_messages: z.array(
        z.object({ order_uid: z.string(), created_at: timestamp, recipient: z.string().nullable(), text: z.string() }),
      ),
      /** Requests for an e-mail when a product is back in stock, to the customer’s confirmed e-mail address. */
      stock_alerts: z.array(
        z.object({ product_id: id, name: z.string(), symbol: z.string(), created_at: timestamp, confirmed_at: timestamp.nullable() }),
      ),
      saved_lists: z.array(
        z.object({
          name: z.string(),
          is_shared: z.boolean(),
          created_at: timestamp,
          items: z.array(z.object({ product_id: id, name: z.string(), symbol: z.string(), items: quantity })),
        }),
      ),
      cart: z.array(z.object({ product_id: id, symbol: z.string(), items: quantity })),
      /** Agreed with the customer: net, in PLN. */
      personal_prices: z.array(z.object({ product_id: id, symbol: z.string(), price_net: money, changed_at: timestamp })),
      price_lists: z.array(z.object({ name: z.string(), since: timestamp })),
    }),
    errors: [],
  }),
  closeAccount: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/closing',
    session: 'customer',
    transaction: 'own',
    timeoutMs: passwordTimeoutMs,
    summary:
      'Close the account: the person is erased with their claims and e-mails; orders are kept without them. Refused while an order is under way, or money is to be paid back',
    body: z.object({ customer: z.object({ current_password: password }) }),
    response: ok,
    errors: ['login_failed', 'order_move_refused', 'refund_due', 'invalid_body', 'too_many_requests'],
  }),
}
