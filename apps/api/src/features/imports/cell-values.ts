import { type FieldProblem, maxLengths } from '@stragan/contract'
import {
  maxCategoryLevels,
  maxPictureUrlLength,
  maxProductFeatures,
  maxRelatedProducts,
  maxTiers,
  type ProductField,
  pictureLimits,
} from '@stragan/contract/admin'
import { decimalIn, flagIn, hasAmbiguousComma } from '@stragan/contract/cell-texts'
import { splitList } from './lists-in-cells.ts'
import { namedPictureIn } from './picture-urls.ts'

/** What a cell says; `undefined`: nothing, so what is stored stays. */
export type CellValue = { value: unknown } | { problem: FieldProblem }

const wrong: CellValue = { problem: 'wrong_format' }
const notANumber: CellValue = { problem: 'not_a_number' }
const number = (cell: string): CellValue => {
  const value = decimalIn(cell)
  return value === undefined ? notANumber : { value }
}
/** A price or a quantity, which may be a thousand times another one: neither is guessed. */
const clearNumber = (cell: string): CellValue => (hasAmbiguousComma(cell) ? notANumber : number(cell))

function flag(cell: string): CellValue {
  const value = flagIn(cell)
  return value === undefined ? wrong : { value }
}

/** `2026-11-30`, or `30.11.2026`. */
function day(cell: string): CellValue {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? []
  return { value: year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell }
}

/** Characters of a text in a list, on average: a feature with its value, and what escapes their characters. */
const maxListedLength = 4 * maxLengths.name

/** A list that is read no further than it may be long. */
const list =
  (max: number, read = (texts: string[]): CellValue => ({ value: texts }), maxLength = maxListedLength) =>
  (cell: string): CellValue => {
    if (cell.length > max * maxLength) return { problem: 'too_long' }
    const texts = splitList(cell, max)
    return texts.length > max ? { problem: 'too_many' } : read(texts)
  }

/** URLs of pictures, each with a text behind a space. */
function pictures(texts: readonly string[]): CellValue {
  const named = texts.flatMap(text => namedPictureIn(text) ?? [])
  return named.length === texts.length ? { value: named } : wrong
}

/** `Tools > Saws`. A path that is only a little too deep is refused where it is created. */
function category(cell: string): CellValue {
  const maxParts = 2 * maxCategoryLevels
  const isTooLong = cell.length > maxParts * maxLengths.name || cell.split('>').length > maxParts
  return isTooLong ? { problem: 'too_long' } : { value: cell }
}

/** `10=9.50|100=8,90`: prices from quantities on. */
function quantityPrices(texts: readonly string[]): CellValue {
  const prices: { quantity: number; price_net: number }[] = []
  for (const one of texts) {
    const [from = '', price = '', ...more] = one.split('=')
    if (hasAmbiguousComma(from) || hasAmbiguousComma(price)) return notANumber
    const [quantity, price_net] = [decimalIn(from), decimalIn(price)]
    if (more.length > 0 || quantity === undefined || price_net === undefined) return wrong
    prices.push({ quantity, price_net })
  }
  return { value: prices.sort((a, b) => a.quantity - b.quantity) }
}

/** Fields whose empty cell leaves what is stored; those of texts, lists and what may be missing are emptied by it. */
const unchangedIfEmpty: readonly ProductField[] = [
  'product_symbol',
  'symbol',
  'slug_en',
  'slug_pl',
  'vat_percent',
  'is_product_of_the_month',
  'is_active',
  'weight',
  'sales_unit',
  'price_net',
  'stock',
]
const missing: readonly ProductField[] = [
  'product_ean',
  'ean',
  'brand',
  'category',
  'youtube_link',
  'content_amount',
  'content_unit',
  'expected_at',
]

const readers: Partial<Record<ProductField, (cell: string) => CellValue>> = {
  ean: cell => ({ value: cell.replaceAll(' ', '') }),
  product_ean: cell => ({ value: cell.replaceAll(' ', '') }),
  slug_en: cell => ({ value: cell.toLowerCase() }),
  slug_pl: cell => ({ value: cell.toLowerCase() }),
  vat_percent: cell => number(cell.replace('%', '')),
  is_product_of_the_month: flag,
  is_active: flag,
  weight: number,
  content_amount: number,
  expected_at: day,
  price_net: clearNumber,
  stock: clearNumber,
  quantity_prices: list(maxTiers, quantityPrices),
  brand: cell => (cell.length > maxLengths.name ? { problem: 'too_long' } : { value: cell }),
  category,
  features: list(maxProductFeatures),
  variant_features: list(maxProductFeatures, texts => (texts.every(text => text.includes('=')) ? { value: texts } : wrong)),
  related: list(maxRelatedProducts),
  pictures: list(pictureLimits.perProduct, pictures, maxPictureUrlLength + 2 * maxLengths.alt),
}

/** Reads a cell as a field. */
export function valueIn(field: ProductField, cell: string): CellValue {
  const text = cell.trim()
  if (text === '' && unchangedIfEmpty.includes(field)) return { value: undefined }
  if (text === '' && missing.includes(field)) return { value: null }
  return readers[field]?.(text) ?? { value: text }
}
