import { isDeepStrictEqual } from 'node:util'
import { isVariantField, type ProductDocument, type ProductField, type RowProblem } from '@stragan/contract/admin'
import type { ParsedRow, ProductRows } from './parsed-rows.ts'
import { symbolOf } from './parsed-rows.ts'
import { idOf, type Kind, type References } from './references.ts'

/** Where fields stand in the document of a product, or in one of its variants. */
export const documentPaths: Partial<Record<ProductField, readonly string[]>> = {
  product_symbol: ['symbol'],
  symbol: ['symbol'],
  product_ean: ['ean'],
  name_en: ['name', 'en'],
  name_pl: ['name', 'pl'],
  slug_en: ['slugs', 'en'],
  slug_pl: ['slugs', 'pl'],
  short_description_en: ['short_description', 'en'],
  short_description_pl: ['short_description', 'pl'],
  description_en: ['description', 'en'],
  description_pl: ['description', 'pl'],
  warnings_en: ['warnings', 'en'],
  warnings_pl: ['warnings', 'pl'],
  keywords_en: ['keywords', 'en'],
  keywords_pl: ['keywords', 'pl'],
  seo_title_en: ['seo_title', 'en'],
  seo_title_pl: ['seo_title', 'pl'],
  seo_description_en: ['seo_description', 'en'],
  seo_description_pl: ['seo_description', 'pl'],
  brand: ['brand_id'],
  category: ['category_id'],
  vat_percent: ['vat_percent'],
  youtube_link: ['youtube_link'],
  is_product_of_the_month: ['is_product_of_the_month'],
  features: ['features'],
  related: ['related'],
  ean: ['ean'],
  weight: ['weight'],
  sales_unit: ['sales_unit', 'code'],
  content_amount: ['sales_unit', 'content', 'amount'],
  content_unit: ['sales_unit', 'content', 'unit'],
  expected_at: ['expected_at'],
  variant_features: ['features'],
}

type Plain = Record<string, unknown>

const texts = { en: '', pl: '' }
/** What a new product has where the file says nothing; without a VAT rate, which nobody can guess. */
const emptyProduct = (symbol: string): Plain => ({
  symbol,
  ean: null,
  name: texts,
  slugs: texts,
  short_description: texts,
  description: texts,
  warnings: texts,
  keywords: texts,
  seo_title: texts,
  seo_description: texts,
  brand_id: null,
  category_id: null,
  youtube_link: null,
  is_product_of_the_month: false,
  features: [],
  variants: [],
  related: [],
})
const emptyVariant = (symbol: string): Plain => ({
  symbol,
  ean: null,
  weight: 0,
  sales_unit: { code: 'piece', content: null },
  expected_at: null,
  features: [],
})

/** A product as a file wants it, not yet checked, and what differs from what is stored, by the number of the row. */
export interface Candidate {
  product: Plain
  changed: Map<number, ProductField[]>
  /** Rows whose variants are new. */
  added: Set<number>
  /** Row of each variant, by its place; undefined where the file does not have it. */
  rowOfVariant: (ParsedRow | undefined)[]
}

/** Notes that a row changed a field of its product. */
export const noteChange = ({ changed }: Candidate, row: ParsedRow, field: ProductField) =>
  changed.set(row.number, [...(changed.get(row.number) ?? []), field])

/** Lays the columns of a file over a stored product, or over an empty one. What the file does not have stays. Notes problems at the rows. */
export function candidateOf({ symbol, rows }: ProductRows, stored: ProductDocument | undefined, references: References): Candidate {
  const product = structuredClone<Plain>(stored ?? emptyProduct(symbol))
  const variants = product.variants as Plain[]
  const changed = new Map<number, ProductField[]>()
  const added = new Set<number>()
  const rowOfVariant: (ParsedRow | undefined)[] = variants.map(() => undefined)
  const lay = (target: Plain, row: ParsedRow, isVariant: boolean) => {
    const differing = [...resolved(row, isVariant, references)].filter(([field, value]) => set(target, documentPaths[field], value))
    if (isVariant) completeContent(target, row)
    changed.set(row.number, [...(changed.get(row.number) ?? []), ...differing.map(([field]) => field)])
  }
  for (const [i, row] of rows.entries()) {
    if (i === 0) lay(product, row, false)
    const place = placeOf(row, variants, stored !== undefined)
    if (place < 0) continue
    if (place === rowOfVariant.length) added.add(row.number)
    rowOfVariant[place] = row
    lay(variants[place] as Plain, row, true)
  }
  return { product, changed, added, rowOfVariant }
}

/** Whether a variant that the file does not have lacks the features that tell the others apart, as where a product got its variants later. */
export const leavesBareVariant = ({ product, rowOfVariant }: Candidate): boolean => {
  const features = (product.variants as Plain[]).map(variant => (variant.features as unknown[]).length)
  return features.some(count => count > 0) && features.some((count, i) => count === 0 && rowOfVariant[i] === undefined)
}

/** Place of the variant that a row is about, which is added where it is new; -1 where the row is about the product alone. */
function placeOf(row: ParsedRow, variants: Plain[], isStored: boolean): number {
  const place = variants.findIndex(variant => variant.symbol === symbolOf(row))
  if (place >= 0) return place
  if (isStored && !row.cells.get('symbol')) {
    if (variants.length === 1) return 0
    if ([...row.values.keys()].some(isVariantField)) row.problems.push({ field: 'symbol', problem: 'required' })
    return -1
  }
  return variants.push(emptyVariant(symbolOf(row))) - 1
}

/** The values of a row for the product or for the variant, what it names by ids. */
function* resolved(row: ParsedRow, isVariant: boolean, references: References): Generator<[ProductField, unknown]> {
  const named = (kind: Kind, field: ProductField, name: unknown) => {
    const id = idOf(references, kind, String(name))
    if (id === undefined && !row.problems.some(one => one.field === field && one.problem === 'unknown'))
      row.problems.push({ field, problem: 'unknown' } satisfies RowProblem)
    return id ?? null
  }
  for (const [field, value] of row.values) {
    if (documentPaths[field] === undefined || isVariantField(field) !== isVariant) continue
    if (field === 'features' || field === 'variant_features')
      yield [field, [...new Set((value as string[]).map(name => named('feature', field, name)))].sort((a, b) => Number(a) - Number(b))]
    else if (field === 'brand' || field === 'category') yield [field, value === null ? null : named(field, field, value)]
    else yield [field, value]
  }
}

/** Sets a value, unless it is there already; returns whether it was not. Texts are compared as they are stored. */
function set(target: Plain, path: readonly string[] = [], value: unknown): boolean {
  const [name = '', ...rest] = path
  if (rest.length > 0) {
    // Texts of empty products are shared.
    const inner: Plain = { ...((target[name] ?? {}) as Plain) }
    if (!set(inner, rest, value) && target[name] !== null) return false
    const isNothing = value === null && target[name] === null
    if (!isNothing) target[name] = inner
    return !isNothing
  }
  const present = target[name]
  const isSame = typeof present === 'string' && typeof value === 'string' ? present.trim() === value : isDeepStrictEqual(present, value)
  if (!isSame) target[name] = value
  return !isSame
}

/** The content of a sales unit has an amount and a unit, or there is none. */
function completeContent(variant: Plain, row: ParsedRow): void {
  const unit = variant.sales_unit as { content: { amount?: unknown; unit?: unknown } | null }
  if (!unit.content) return
  const { amount = null, unit: of = null } = unit.content
  if (amount === null && of === null) variant.sales_unit = { ...unit, content: null }
  else if (amount === null) row.problems.push({ field: 'content_amount', problem: 'required' })
  else if (of === null) row.problems.push({ field: 'content_unit', problem: 'required' })
}
