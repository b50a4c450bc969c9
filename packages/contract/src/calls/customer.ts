import { z } from 'zod'
import { call } from '../call.ts'
import { address } from '../entities/address.ts'
import { customer, customerPrice, savedAddress } from '../entities/customer.ts'
import { orderStatuses, orderSummary } from '../entities/order.ts'
import { flag, id, language, pageOf } from '../entities/scalars.ts'
import { session } from '../entities/session.ts'

const password = z.string().min(1).max(200)
const addressBody = z.object({ address: address.safeExtend({ is_default_billing: flag, is_default_delivery: flag }) })
const byId = z.object({ id: z.coerce.number().pipe(id) })
const ok = z.literal('ok')

export const customerCalls = {
  login: call({
    from: 'spec',
    method: 'POST',
    path: '/auth',
    session: 'required',
    summary: 'Log a customer in; the visitor keeps what is in the cart',
    body: z.object({ session: z.object({ email: z.email().max(254), password: z.string().min(1).max(200) }) }),
    answer: session,
    errors: ['login_failed', 'too_many_requests'],
  }),
  customer: call({
    from: 'spec',
    method: 'GET',
    path: '/customer',
    session: 'required',
    summary: 'Who is logged in; null for a visitor',
    answer: customer.nullable(),
    errors: [],
  }),
  register: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/register',
    session: 'optional',
    summary: 'Open an account',
    body: z.object({
      customer: z.object({
        email: z.email().max(254),
        password,
        first_name: z.string().min(1).max(100),
        last_name: z.string().min(1).max(100),
        company: z.string().max(200).nullish(),
        nip: z.string().max(20).nullish(),
        phone: z.string().max(30).nullish(),
        language: language.optional(),
        regulations_accepted: z.boolean(),
      }),
    }),
    answer: ok,
    errors: ['invalid_body', 'password_too_weak', 'regulations_required', 'too_many_requests'],
  }),
  askPasswordReset: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/password_reset',
    session: 'optional',
    summary: 'Send a link to set a new password; answers the same whether the e-mail is known or not',
    body: z.object({ customer: z.object({ email: z.email().max(254) }) }),
    answer: ok,
    errors: ['invalid_body', 'too_many_requests'],
  }),
  resetPassword: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/password_reset',
    session: 'optional',
    summary: 'Set a new password by the link’s token',
    body: z.object({ customer: z.object({ token: z.string().max(200), password }) }),
    answer: ok,
    errors: ['invalid_body', 'reset_link_invalid', 'password_too_weak', 'too_many_requests'],
  }),
  updateCustomer: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer',
    session: 'optional',
    summary: 'Change the customer’s own data',
    body: z.object({
      customer: z.object({
        first_name: z.string().min(1).max(100),
        last_name: z.string().min(1).max(100),
        company: z.string().max(200).nullish(),
        nip: z.string().max(20).nullish(),
        phone: z.string().max(30).nullish(),
        language: language.optional(),
      }),
    }),
    answer: customer,
    errors: ['customer_required', 'invalid_body'],
  }),
  changePassword: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/password',
    session: 'optional',
    summary: 'Change the password; other sessions end',
    body: z.object({ customer: z.object({ current_password: password, password }) }),
    answer: ok,
    errors: ['customer_required', 'login_failed', 'invalid_body', 'password_too_weak', 'too_many_requests'],
  }),
  addresses: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/addresses',
    session: 'optional',
    summary: 'The customer’s saved addresses',
    answer: z.array(savedAddress),
    errors: ['customer_required'],
  }),
  addAddress: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/addresses',
    session: 'optional',
    summary: 'Save an address',
    body: addressBody,
    answer: savedAddress,
    errors: ['customer_required', 'invalid_body'],
  }),
  updateAddress: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/addresses/{id}',
    session: 'optional',
    summary: 'Change a saved address',
    params: byId,
    body: addressBody,
    answer: savedAddress,
    errors: ['customer_required', 'address_not_found', 'invalid_body'],
  }),
  removeAddress: call({
    from: 'ours',
    method: 'DELETE',
    path: '/customer/addresses/{id}',
    session: 'optional',
    summary: 'Forget a saved address',
    params: byId,
    answer: ok,
    errors: ['customer_required', 'address_not_found'],
  }),
  customerPrices: call({
    from: 'ours',
    method: 'GET',
    path: '/customer/prices',
    session: 'optional',
    summary: 'The customer’s personal prices beside the list prices',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
      q: z.string().max(100).optional(),
    }),
    answer: pageOf(customerPrice),
    errors: ['customer_required', 'invalid_query'],
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
}
