import { z } from 'zod'
import { packageContentUnits, salesUnitCodes } from '../constants.ts'
import { day } from '../entities/scalars.ts'
import type { Column } from './list-columns.ts'
import type { Permission } from './permissions.ts'

const text = z.string()
const amount = z.number()

/**
 * A variant with its product as one row of a file: what an export writes and an import reads (docs/decisions/098). What names something else
 * names it by its slug, code or symbol.
 */
export const productRow = z.object({
  product_symbol: text,
  symbol: text.nullable(),
  product_ean: text.nullable(),
  name_en: text,
  name_pl: text,
  slug_en: text,
  slug_pl: text,
  short_description_en: text,
  short_description_pl: text,
  description_en: text,
  description_pl: text,
  warnings_en: text,
  warnings_pl: text,
  keywords_en: text,
  keywords_pl: text,
  seo_title_en: text,
  seo_title_pl: text,
  seo_description_en: text,
  seo_description_pl: text,
  /** Slug. */
  brand: text.nullable(),
  /** Slug in the default language of the shop. */
  category: text.nullable(),
  vat_percent: z.int(),
  youtube_link: text.nullable(),
  is_product_of_the_month: z.boolean(),
  is_active: z.boolean(),
  /** Of the product: `drive=sds-plus|diameter=10-mm`, codes of features and of their values. */
  features: text,
  /** Symbols of products, separated by `|`. */
  related: text,
  /** URLs of its pictures, separated by `|`. An import fetches those that are new; a text behind a URL and a space says what its picture shows. */
  pictures: text,
  ean: text.nullable(),
  /** kg per sales unit. */
  weight: amount.nullable(),
  sales_unit: z.enum(salesUnitCodes).nullable(),
  content_amount: amount.nullable(),
  content_unit: z.enum(packageContentUnits).nullable(),
  expected_at: day.nullable(),
  /** By which the variant differs from the product's others, written as `features`. */
  variant_features: text,
  /** Net price of one sales unit without promotions. */
  price_net: amount.nullable(),
  /** Net prices from larger quantities on: `10=9.50|100=8.90`. */
  quantity_prices: text,
  stock: z.int().nullable(),
})
export type ProductRow = z.output<typeof productRow>
export type ProductField = keyof ProductRow

export const productRowFields = Object.keys(productRow.shape) as ProductField[]

const kindOf = (schema: z.ZodType): Column['kind'] => {
  const plain = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema
  if (plain instanceof z.ZodNumber) return 'number'
  return plain instanceof z.ZodBoolean ? 'flag' : 'text'
}

/** Columns are titled by the names of the fields in both languages, so that staff of either language can import a file again. */
export const productRowColumns = Object.fromEntries(
  Object.entries(productRow.shape).map(([field, schema]): [string, Column] => [
    field,
    { title: { en: field, pl: field }, kind: kindOf(schema) },
  ]),
)

const ofVariant: readonly ProductField[] = [
  'symbol',
  'ean',
  'weight',
  'sales_unit',
  'content_amount',
  'content_unit',
  'expected_at',
  'variant_features',
  'price_net',
  'quantity_prices',
  'stock',
]

/** Whether a field is of a variant; those of the product are the same in all of its rows. */
export const isVariantField = (field: ProductField) => ofVariant.includes(field)

/** The right that a field needs besides that to change products. */
export function rightToImport(field: ProductField): Permission | null {
  if (field === 'price_net' || field === 'quantity_prices') return 'prices:write'
  return field === 'stock' ? 'stock:write' : null
}
