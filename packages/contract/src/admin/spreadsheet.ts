import type { Permission } from './permissions.ts'

/** Fields of the spreadsheet of products (docs/decisions/100), in the order of its columns. `items` is the stock on hand. */
export const spreadsheetFields = [
  'name_en',
  'name_pl',
  'price_net',
  'vat_percent',
  'items',
  'minimum_stock',
  'ean',
  'weight',
  'brand_id',
  'category_id',
  'is_active',
] as const
export type SpreadsheetField = (typeof spreadsheetFields)[number]

const ofProduct = [
  'name_en',
  'name_pl',
  'vat_percent',
  'brand_id',
  'category_id',
  'is_active',
] as const satisfies readonly SpreadsheetField[]
/** A field of the product; all of its variants have the same value. */
export type SharedField = (typeof ofProduct)[number]
export const isProductField = (field: SpreadsheetField): field is SharedField => ofProduct.some(one => one === field)

/** The right that changing a field needs. */
export function rightToEdit(field: SpreadsheetField): Permission {
  if (field === 'price_net') return 'prices:write'
  return field === 'items' || field === 'minimum_stock' ? 'stock:write' : 'products:write'
}

/** 1,000 rows with five changed cells each. */
export const maxSpreadsheetCells = 5000
export const maxSpreadsheetRows = 1000
/** For all of these cells, also where both names of 1,000 products change at their greatest lengths. */
export const maxSpreadsheetBytes = 3 * 1024 * 1024
