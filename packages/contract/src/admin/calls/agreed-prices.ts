import { z } from 'zod'
import { maxListSearchLength } from '../../constants.ts'
import { id, idAsText, money, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxAgreedPrices, maxSavedPrices } from '../constants.ts'
import { inShop } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf, type Texts } from '../list-columns.ts'
import { price } from './prices.ts'

const ofCustomer = inShop.extend({ id: idAsText })

/** A variant with its price for certain customers: net, in PLN, for one sales unit. */
export const agreedPrice = z.object({
  variant_id: id,
  product_id: id,
  name: z.string().nullable(),
  /** Features by which the variant differs from the product’s others, as in `M8, 40 mm`; empty for a product without variants. */
  variant: z.string(),
  symbol: z.string(),
  ean: z.string().nullable(),
  /** Whether the product is sold at present. */
  is_active: z.boolean(),
  /** Without promotions; null: price on request. */
  list_price_net: money.nullable(),
  /** What one unit costs everybody at present, promotions included; null: price on request. */
  public_price_net: money.nullable(),
  /** Null: none, among what a search finds. */
  price_net: money.nullable(),
  changed_at: timestamp.nullable(),
})

/** What prices are downloaded as; an import reads the file in again (docs/decisions/105). */
export const downloadOfPrices = (title: Texts) =>
  downloadOf(agreedPrice, {
    title,
    itemsIn: 'items',
    columns: {
      symbol: { title: { en: 'Product code', pl: 'Symbol' }, kind: 'text' },
      ean: { title: { en: 'EAN', pl: 'EAN' }, kind: 'text' },
      name: { title: { en: 'Product', pl: 'Produkt' }, kind: 'text' },
      variant: { title: { en: 'Variant', pl: 'Wariant' }, kind: 'text' },
      list_price_net: { title: { en: 'List price', pl: 'Cena katalogowa' }, kind: 'amount' },
      price_net: { title: { en: 'Net price', pl: 'Cena netto' }, kind: 'amount' },
    },
  })

export const agreedPricesQuery = z.object({ ...keysetQuery, q: z.string().trim().max(maxListSearchLength).optional() })

/** New prices of variants. What the change was begun from decides what is a conflict. */
export const changedPrices = z.object({
  prices: z
    .array(
      z.object({
        variant_id: id,
        /** Null removes the price. */
        price_net: price.nullable(),
        /** What it was when the change was begun. */
        from: price.nullable(),
      }),
    )
    .min(1)
    .max(maxSavedPrices),
})

/** How many prices were set where there were none, changed, removed, or were already as wanted. */
export const savedPrices = z.object({ added: z.int(), changed: z.int(), removed: z.int(), unchanged: z.int() })

/** Prices that hold for certain customers only (docs/decisions/023). */
export const agreedPriceCalls = {
  customerPrices: adminCall({
    method: 'GET',
    path: '/shops/{shop}/customers/{id}/prices',
    permission: 'customers:read',
    summary:
      'Personal prices of a customer beside the list prices, by the id of the variant; with `q`, which finds words, symbol and EAN, all variants that match, the best first',
    params: ofCustomer,
    query: agreedPricesQuery,
    response: listOf(agreedPrice),
    download: downloadOfPrices({ en: 'Agreed prices', pl: 'Ceny indywidualne' }),
    errors: ['customer_not_found', 'invalid_query'],
  }),
  saveCustomerPrices: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/customers/{id}/prices',
    permission: 'prices:write',
    summary: `Set, change and remove personal prices of a customer: all, or none. Each names the price that it started from; at most ${maxAgreedPrices} per customer`,
    params: ofCustomer,
    body: changedPrices,
    response: savedPrices,
    errors: ['invalid_body', 'customer_not_found', 'prices_changed', 'too_many_agreed_prices'],
  }),
}
