import { z } from 'zod'
import { maxListSearchLength } from '../../constants.ts'
import { picture } from '../../entities/picture.ts'
import { salesUnit } from '../../entities/sales-unit.ts'
import { day, id, idAsText, money, quantity, slugs, timestamp } from '../../entities/scalars.ts'
import { feature } from '../../entities/variant.ts'
import { adminCall } from '../admin-call.ts'
import { productLacks } from '../constants.ts'
import { inShop } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

/** A text per language; empty where there is none. */
const texts = z.object({ en: z.string(), pl: z.string() })

/** A product in a list. Amounts are net, in PLN. */
const listedProduct = z.object({
  id,
  name: z.string(),
  symbol: z.string(),
  ean: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  cover: picture.nullable(),
  is_active: z.boolean(),
  /** The current list price of one sales unit, the lowest of the variants; null: price on request. */
  price_net: money.nullable(),
  /** The lowest without promotions. */
  regular_price_net: money.nullable(),
  /** The highest of the variants. */
  max_price_net: money.nullable(),
  /** Stock on hand of all variants. */
  items: quantity,
  /** Number of variants; 1 where the product is the only one. */
  variants: z.int(),
})

const adminVariant = z.object({
  id,
  symbol: z.string(),
  ean: z.string().nullable(),
  /** Features by which it differs from the product’s other variants. */
  features: z.array(feature),
  sales_unit: salesUnit,
  /** kg per sales unit. */
  weight: z.number(),
  items: quantity,
  expected_at: day.nullable(),
  tiers: z.array(z.object({ quantity, price_net: money, promo_price_net: money.nullable() })),
})

/** A product as the shop sees it: texts in both languages. */
const adminProduct = z.object({
  id,
  symbol: z.string(),
  ean: z.string().nullable(),
  name: texts,
  slugs,
  short_description: texts,
  description: texts,
  brand: z.string().nullable(),
  /** From the main category down. */
  categories: z.array(z.string()),
  vat_percent: z.int(),
  /** The product’s own price, and its promotional one while the promotion is on. */
  price_net: money.nullable(),
  promo_price_net: money.nullable(),
  is_active: z.boolean(),
  is_product_of_the_month: z.boolean(),
  lacking: z.array(z.enum(productLacks)),
  created_at: timestamp,
  pictures: z.array(picture),
  features: z.array(feature),
  /** Whether it is sold in variants; otherwise the only one is the product itself. */
  has_variants: z.boolean(),
  variants: z.array(adminVariant),
})

/** Query parameters that filter products. */
export const productFilters = {
  q: z.string().trim().max(maxListSearchLength).optional(),
  active: z.enum(['true', 'false']).optional(),
  /** The category, or one below it. */
  category: idAsText.optional(),
  brand: idAsText.optional(),
  /** `in_stock`: a variant is; `below_minimum`: a variant has less than its minimum stock. */
  stock: z.enum(['in_stock', 'sold_out', 'below_minimum']).optional(),
  /** `sold_out`: no variant is in stock; `without_price`, `without_ean`: a variant has none. */
  lacking: z.enum(productLacks).optional(),
}

export const productAdminCalls = {
  products: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products',
    permission: 'products:read',
    summary: 'Products, newest first; with `q`, which finds words, symbol and EAN, the best match first',
    params: inShop,
    query: z.object({ ...keysetQuery, ...productFilters }),
    response: listOf(listedProduct),
    download: downloadOf(listedProduct, {
      title: { en: 'Products', pl: 'Produkty' },
      itemsIn: 'items',
      columns: {
        id: { title: { en: 'Product no.', pl: 'Nr produktu' }, kind: 'number' },
        symbol: { title: { en: 'Product code', pl: 'Symbol' }, kind: 'text' },
        ean: { title: { en: 'EAN', pl: 'EAN' }, kind: 'text' },
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        brand: { title: { en: 'Brand', pl: 'Marka' }, kind: 'text' },
        category: { title: { en: 'Category', pl: 'Kategoria' }, kind: 'text' },
        is_active: { title: { en: 'Active', pl: 'Aktywny' }, kind: 'flag' },
        price_net: { title: { en: 'Current net price, cheapest variant', pl: 'Aktualna cena netto, najtańszy wariant' }, kind: 'amount' },
        regular_price_net: {
          title: { en: 'Regular net price, cheapest variant', pl: 'Cena regularna netto, najtańszy wariant' },
          kind: 'amount',
        },
        max_price_net: {
          title: { en: 'Current net price, most expensive variant', pl: 'Aktualna cena netto, najdroższy wariant' },
          kind: 'amount',
        },
        items: { title: { en: 'Stock', pl: 'Stan magazynowy' }, kind: 'number' },
        variants: { title: { en: 'Variants', pl: 'Warianty' }, kind: 'number' },
      },
    }),
    errors: ['invalid_query'],
  }),
  product: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}',
    permission: 'products:read',
    summary: 'A product with its texts in both languages, variants, prices and stock',
    params: inShop.extend({ id: idAsText }),
    response: adminProduct,
    errors: ['product_not_found'],
  }),
}
