import { z } from 'zod'
import { maxListSearchLength } from '../../constants.ts'
import { savedAddress } from '../../entities/customer.ts'
import { id, idAsText, language, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { deferredPaymentStates } from '../constants.ts'
import { inShop } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

const listedCustomer = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullable(),
  nip: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: timestamp,
  orders: z.int(),
  last_order_at: timestamp.nullable(),
  /** Since when the company may pay by deferred invoice; null if it may not. */
  deferred_payment_approved_at: timestamp.nullable(),
  /** Since when the customer cannot log in; null if they can. */
  locked_at: timestamp.nullable(),
})

/** A customer as the shop sees them. */
const adminCustomer = listedCustomer.extend({
  language,
  /** Null until the customer followed the link sent to the e-mail address. */
  email_confirmed_at: timestamp.nullable(),
  /** Not shown in the shop; part of a copy of the data. */
  lock_reason: z.string().nullable(),
  /** Orders that are neither delivered nor cancelled: with one, the customer cannot be erased. */
  open_orders: z.int(),
  addresses: z.array(savedAddress),
  /** Number of variants with a personal price. */
  personal_prices: z.int(),
  favourites: z.int(),
  /** Accepted regulations and policies with version, language and time. */
  consents: z.array(z.object({ key: z.string(), version: z.string(), language, accepted_at: timestamp })),
  /** Devices on which the customer is logged in. They were last used at `last_used_at` or within two hours after it. */
  sessions: z.array(z.object({ device: z.string().nullable(), created_at: timestamp, last_used_at: timestamp })),
})

/** Who a customer is, in downloads of lists of customers. */
export const customerColumns = {
  id: { title: { en: 'Customer no.', pl: 'Nr klienta' }, kind: 'number' },
  first_name: { title: { en: 'First name', pl: 'Imię' }, kind: 'text' },
  last_name: { title: { en: 'Last name', pl: 'Nazwisko' }, kind: 'text' },
  company: { title: { en: 'Company', pl: 'Firma' }, kind: 'text' },
  nip: { title: { en: 'NIP', pl: 'NIP' }, kind: 'text' },
  email: { title: { en: 'E-mail', pl: 'E-mail' }, kind: 'text' },
} as const

export const customerAdminCalls = {
  customers: adminCall({
    method: 'GET',
    path: '/shops/{shop}/customers',
    permission: 'customers:read',
    summary:
      'Customers with an account, newest first. `q` finds the beginnings of words of name, company and e-mail address, and NIP and phone number in full',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      q: z.string().trim().max(maxListSearchLength).optional(),
      /** Companies that may pay by deferred invoice, or those that may not. */
      deferred_payment: z.enum(deferredPaymentStates).optional(),
      locked: z.enum(['true', 'false']).optional(),
    }),
    response: listOf(listedCustomer),
    download: downloadOf(listedCustomer, {
      title: { en: 'Customers', pl: 'Klienci' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        ...customerColumns,
        phone: { title: { en: 'Phone', pl: 'Telefon' }, kind: 'text' },
        created_at: { title: { en: 'Customer since', pl: 'Klient od' }, kind: 'moment' },
        orders: { title: { en: 'Orders', pl: 'Zamówienia' }, kind: 'number' },
        last_order_at: { title: { en: 'Last order', pl: 'Ostatnie zamówienie' }, kind: 'moment' },
        deferred_payment_approved_at: {
          title: { en: 'Deferred payment since', pl: 'Odroczony termin płatności od' },
          kind: 'moment',
        },
        locked_at: { title: { en: 'Locked since', pl: 'Konto zablokowane od' }, kind: 'moment' },
      },
    }),
    errors: ['invalid_query'],
  }),
  customer: adminCall({
    method: 'GET',
    path: '/shops/{shop}/customers/{id}',
    permission: 'customers:read',
    summary: 'A customer with addresses, consents and sessions',
    params: inShop.extend({ id: idAsText }),
    response: adminCustomer,
    errors: ['customer_not_found'],
  }),
}
