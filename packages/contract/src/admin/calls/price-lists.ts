import { z } from 'zod'
import { maxLengths, maxListSearchLength } from '../../constants.ts'
import { id, idAsText, timestamp } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { maxAgreedPrices, maxPriceListCustomers, maxSavedPrices } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { priceListStateNames, priceListStates } from '../names.ts'
import { agreedPrice, agreedPricesQuery, changedPrices, downloadOfPrices, savedPrices } from './agreed-prices.ts'
import { customerColumns } from './customers.ts'

/** Of a shop. */
export const maxPriceLists = 100

const ofList = inShop.extend({ id: idAsText })

const values = {
  name: visibleText().min(1).max(maxLengths.name),
  /** It holds from this moment on; null: always. */
  valid_from: timestamp.nullable(),
  /** The first moment at which it does not hold any more; null: no end. */
  valid_to: timestamp.nullable(),
}

const priceList = z.object({
  id,
  name: z.string(),
  valid_from: timestamp.nullable(),
  valid_to: timestamp.nullable(),
  state: z.enum(priceListStates),
  prices: z.int(),
  customers: z.int(),
})

const listedCustomer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullable(),
  nip: z.string().nullable(),
  email: z.string(),
  /** Whether the list holds for the customer; some that a search finds are not in it. */
  is_in_list: z.boolean(),
})

const customerIds = z.array(id).max(maxSavedPrices).default([])

/** Prices for several customers, valid for a time (docs/decisions/105). */
export const priceListCalls = {
  priceLists: adminCall({
    method: 'GET',
    path: '/shops/{shop}/price_lists',
    permission: 'prices:read',
    summary: 'The price lists of the shop by name, also those that are over',
    params: inShop,
    response: z.array(priceList),
    download: downloadOf(priceList, {
      title: { en: 'Price lists', pl: 'Cenniki' },
      columns: {
        id: { title: { en: 'Price list no.', pl: 'Nr cennika' }, kind: 'number' },
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        state: { title: { en: 'State', pl: 'Stan' }, kind: 'text', words: priceListStateNames },
        valid_from: { title: { en: 'Valid from', pl: 'Obowiązuje od' }, kind: 'moment' },
        valid_to: { title: { en: 'Valid until', pl: 'Obowiązuje do' }, kind: 'moment' },
        prices: { title: { en: 'Prices', pl: 'Liczba cen' }, kind: 'number' },
        customers: { title: { en: 'Customers', pl: 'Liczba klientów' }, kind: 'number' },
      },
    }),
    errors: [],
  }),
  priceList: adminCall({
    method: 'GET',
    path: '/shops/{shop}/price_lists/{id}',
    permission: 'prices:read',
    summary: 'A price list, without its prices and customers',
    params: ofList,
    response: priceList,
    errors: ['price_list_not_found'],
  }),
  addPriceList: adminCall({
    method: 'POST',
    path: '/shops/{shop}/price_lists',
    permission: 'prices:write',
    summary: 'Add a price list, without prices and customers at first',
    params: inShop,
    body: z.object(values),
    response: z.object({ id }),
    errors: ['invalid_body', 'too_many_price_lists'],
  }),
  changePriceList: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/price_lists/{id}',
    permission: 'prices:write',
    summary:
      'Change the name of a price list, and when it holds. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofList,
    body: z.object({ ...values, from: z.object(values) }),
    response: ok,
    errors: ['invalid_body', 'price_list_not_found', 'price_list_changed'],
  }),
  deletePriceList: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/price_lists/{id}',
    permission: 'prices:write',
    summary: 'Delete a price list with its prices: its customers pay what they would pay without it',
    params: ofList,
    response: ok,
    errors: ['price_list_not_found'],
  }),
  priceListPrices: adminCall({
    method: 'GET',
    path: '/shops/{shop}/price_lists/{id}/prices',
    permission: 'prices:read',
    summary:
      'Prices of a price list beside those for everybody, by the id of the variant; with `q`, which finds words, symbol and EAN, all variants that match, the best first',
    params: ofList,
    query: agreedPricesQuery,
    response: listOf(agreedPrice),
    download: downloadOfPrices({ en: 'Price list', pl: 'Cennik' }),
    errors: ['price_list_not_found', 'invalid_query'],
  }),
  savePriceListPrices: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/price_lists/{id}/prices',
    permission: 'prices:write',
    summary: `Set, change and remove prices of a price list: all, or none. Each names the price that it started from; at most ${maxAgreedPrices} per list`,
    params: ofList,
    body: changedPrices,
    response: savedPrices,
    errors: ['invalid_body', 'price_list_not_found', 'prices_changed', 'too_many_agreed_prices'],
  }),
  priceListCustomers: adminCall({
    method: 'GET',
    path: '/shops/{shop}/price_lists/{id}/customers',
    permission: 'prices:read',
    additionalPermission: 'customers:read',
    summary: 'The customers of a price list, the newest first; with `q`, which finds names, companies, e-mail and NIP, all that match',
    params: ofList,
    query: z.object({ ...keysetQuery, q: z.string().trim().max(maxListSearchLength).optional() }),
    response: listOf(listedCustomer),
    download: downloadOf(listedCustomer, {
      title: { en: 'Customers on a price list', pl: 'Klienci cennika' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        ...customerColumns,
        is_in_list: { title: { en: 'On the list', pl: 'W cenniku' }, kind: 'flag' },
      },
    }),
    errors: ['price_list_not_found', 'invalid_query'],
  }),
  savePriceListCustomers: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/price_lists/{id}/customers',
    permission: 'prices:write',
    additionalPermission: 'customers:read',
    summary: `Add customers to a price list and remove others; those that are in it already, or not, stay so. At most ${maxPriceListCustomers} per list`,
    params: ofList,
    body: z.object({ add: customerIds, remove: customerIds }),
    response: z.object({ added: z.int(), removed: z.int() }),
    errors: ['invalid_body', 'price_list_not_found', 'too_many_list_customers'],
  }),
}
