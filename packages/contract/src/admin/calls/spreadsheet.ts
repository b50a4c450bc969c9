import { z } from 'zod'
import { maxStock } from '../../constants.ts'
import { id, money, quantity } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { productTextLengths } from '../constants.ts'
import { inShop } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { productDocument } from '../product-document.ts'
import { maxSpreadsheetBytes, maxSpreadsheetCells, maxSpreadsheetRows, type SpreadsheetField } from '../spreadsheet.ts'
import { price } from './prices.ts'
import { productFilters } from './products.ts'
import { promotion } from './promotions.ts'

/** A variant with its product; a product without variants is its own single one. */
const spreadsheetRow = z.object({
  product_id: id,
  variant_id: id,
  /** Of the variant. */
  symbol: z.string(),
  /** Features by which it differs from the product’s others: `M8, 40 mm`. */
  variant: z.string(),
  name_en: z.string(),
  name_pl: z.string(),
  /** Regular price of one sales unit, its own or the product’s; null: price on request. */
  price_net: money.nullable(),
  vat_percent: z.int(),
  /** Stock on hand. */
  items: quantity,
  /** Null for none, and for callers without the right to read the stock. */
  minimum_stock: quantity.nullable(),
  /** That of a product without variants where the variant has none. */
  ean: z.string().nullable(),
  /** kg per sales unit. */
  weight: z.number(),
  brand_id: id.nullable(),
  category_id: id.nullable(),
  is_active: z.boolean(),
})

const { ean, brand_id, category_id, vat_percent, name, variants } = productDocument.shape
const storedText = z.string().max(productTextLengths.name)
const stock = z.int().min(0).max(maxStock)

/** A changed cell. `id` is that of the product or of the variant, as the field is of the one or the other. */
const cell = <const Field extends SpreadsheetField, From extends z.ZodType, To extends z.ZodType>(field: Field, from: From, to: To) =>
  z.strictObject({ id, field: z.literal(field), from, to })

const changedCell = z.discriminatedUnion('field', [
  cell('name_en', storedText, name.shape.en),
  cell('name_pl', storedText, name.shape.pl),
  cell('price_net', money.nullable(), price),
  cell('vat_percent', z.int(), vat_percent),
  cell('items', stock, stock),
  cell('minimum_stock', quantity.nullable(), z.int().min(1).max(maxStock).nullable()),
  cell('ean', z.string().max(productTextLengths.name).nullable(), ean),
  cell('weight', z.number(), variants.element.shape.weight),
  cell('brand_id', brand_id, brand_id),
  cell('category_id', category_id, category_id),
  cell('is_active', z.boolean(), z.boolean()),
])

/** Products and variants as a grid (docs/decisions/100). */
export const spreadsheetCalls = {
  spreadsheet: adminCall({
    method: 'GET',
    path: '/shops/{shop}/spreadsheet',
    permission: 'products:read',
    summary: 'Variants with their products, filtered and ordered as the list of products',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      limit: z.coerce.number().int().min(1).max(maxSpreadsheetRows).default(50),
      ...productFilters,
    }),
    response: listOf(spreadsheetRow),
    errors: ['invalid_query'],
  }),
  saveSpreadsheet: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/spreadsheet',
    permission: 'products:write',
    partPermissions: ['prices:write', 'stock:write'],
    summary:
      'Change fields of many products and variants: all, or none where a value is refused. `from` is the value that was seen: what somebody else has changed since is refused by name. Prices and stock need the rights to change them, too. With `dry_run` the same answer, and nothing is changed',
    params: inShop,
    maxBodyBytes: maxSpreadsheetBytes,
    // A cell is an object with four members.
    maxBodyMembers: 10 + 5 * (maxSpreadsheetCells + 1),
    body: z.object({ cells: z.array(changedCell).min(1).max(maxSpreadsheetCells), dry_run: z.boolean().default(false) }),
    // Triggers index, price and record thousands of rows.
    timeoutMs: 30_000,
    response: z.object({
      /** Cells whose stored value differs from before. */
      changed: z.int(),
      /** Promotions of changed prices that are not over, with what shoppers read beside them from then on; the first hundred. */
      promotions: z.array(promotion),
    }),
    errors: ['cells_changed', 'tier_promoted'],
  }),
}
