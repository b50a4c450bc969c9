import type { FieldProblem } from '@stragan/contract'
import type { ProductField } from '@stragan/contract/admin'
import { decimalIn, flagIn } from '@stragan/contract/cell-texts'
import { splitList } from './lists-in-cells.ts'

/** What a cell says; `undefined`: nothing, so what is stored stays. */
export type CellValue = { value: unknown } | { problem: FieldProblem }

const wrong: CellValue = { problem: 'wrong_format' }
const number = (cell: string): CellValue => {
  const value = decimalIn(cell)
  return value === undefined ? { problem: 'not_a_number' } : { value }
}

function flag(cell: string): CellValue {
  const value = flagIn(cell)
  return value === undefined ? wrong : { value }
}

/** `2026-11-30`, or `30.11.2026`. */
function day(cell: string): CellValue {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? []
  return { value: year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell }
}

/** `10=9.50|100=8,90`: prices from quantities on. */
function quantityPrices(cell: string): CellValue {
  const prices: { quantity: number; price_net: number }[] = []
  for (const one of splitList(cell)) {
    const [from = '', price = '', ...more] = one.split('=')
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
  price_net: number,
  stock: number,
  quantity_prices: quantityPrices,
  features: cell => ({ value: splitList(cell) }),
  variant_features: cell => ({ value: splitList(cell) }),
  related: cell => ({ value: splitList(cell) }),
}

/** Reads a cell as a field. */
export function valueIn(field: ProductField, cell: string): CellValue {
  const text = cell.trim()
  if (text === '' && unchangedIfEmpty.includes(field)) return { value: undefined }
  if (text === '' && missing.includes(field)) return { value: null }
  return readers[field]?.(text) ?? { value: text }
}
