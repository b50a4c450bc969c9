import {
  type ImportFormat,
  isVariantField,
  maxProductVariants,
  type ProductField,
  type RowNote,
  type RowProblem,
  switchedOffCell,
  taxedCell,
} from '@stragan/contract/admin'
import { valueIn } from './cell-values.ts'
import { hasVariantsAlone, priceImpact, regularPrice, weightImpact } from './foreign-row.ts'

/** A stored row of a file. */
export interface StoredRow {
  number: number
  cells: string[]
}

/** A row with its cells read as fields. */
export interface ParsedRow {
  number: number
  /** Cells of the fields that the file has, trimmed. */
  cells: ReadonlyMap<ProductField, string>
  values: ReadonlyMap<ProductField, unknown>
  problems: RowProblem[]
  notes: RowNote[]
  /** Whether its prices include VAT. */
  hasVat: boolean
  /** Fields whose values are added to those of the product. */
  impacts: ReadonlySet<ProductField>
}

/** What the columns of a file are read as. */
interface ReadColumns extends RatedColumns {
  prices_include_vat: boolean
}

interface RatedColumns {
  format: ImportFormat
  columns: readonly { title: string; field: ProductField | null }[]
  /** The VAT rate of what the file says is taxed; null where it names rates. */
  vat_percent: number | null
}

/** The cells of a row as our own format has them: what stands for a VAT rate, or for no stock, in files of other programs is replaced. */
export function ownCells(cells: readonly string[], { format, columns, vat_percent }: RatedColumns): readonly string[] {
  if (format === 'own') return cells
  return cells.map((cell, i) => {
    const title = columns[i]?.title
    if (title === 'vat_percent' && cell === taxedCell) return String(vat_percent ?? '')
    return title === 'stock' && cell === switchedOffCell ? '0' : cell
  })
}

const impactFields: Readonly<Record<string, ProductField>> = { [priceImpact]: 'price_net', [weightImpact]: 'weight' }

/** Reads the cells of a row as the fields of its columns. */
export function parseRow({ number, cells: stored }: StoredRow, readAs: ReadColumns): ParsedRow {
  const { format, columns, prices_include_vat: hasVat } = readAs
  const cells = ownCells(stored, readAs)
  const ofField = new Map<ProductField, string>()
  const values = new Map<ProductField, unknown>()
  const problems: RowProblem[] = []
  // Cells that moved would be read as others.
  if (cells.length !== columns.length) problems.push({ field: null, problem: 'cell_count' })
  let isSalePrice = false
  let isSwitchedOff = false
  const impacts = new Set<ProductField>()
  for (const [i, { title, field }] of columns.entries()) {
    const cell = (cells[i] ?? '').trim()
    if (format !== 'own' && title === regularPrice && cell !== '') isSalePrice = true
    if (field === null) continue
    if (format !== 'own' && impactFields[title] === field) impacts.add(field)
    if (format !== 'own' && field === 'stock' && stored[i] === switchedOffCell) isSwitchedOff = true
    const read = valueIn(field, cell)
    if (hasVariantsAlone(format) && field === 'variant_features' && cell === '') problems.push({ field, problem: 'required' })
    ofField.set(field, cell)
    if ('problem' in read) problems.push({ field, problem: read.problem })
    else if (read.value !== undefined) values.set(field, read.value)
  }
  const notes: RowNote[] = []
  if (isSalePrice && values.has('price_net')) notes.push('sale_price')
  if (isSwitchedOff) notes.push('switched_off')
  return { number, cells: ofField, values, problems, notes, hasVat, impacts }
}

/** The symbol of the variant that a row is about. */
export const symbolOf = ({ cells }: ParsedRow): string => cells.get('symbol') || cells.get('product_symbol') || ''

/** Rows of one product that follow one another. */
export interface ProductRows {
  symbol: string
  rows: ParsedRow[]
}

/** Whether a product has more rows than its variants and one of its own, so that it is refused. */
export const isTooLarge = ({ rows }: ProductRows) => rows.length > maxProductVariants + 1

/** Groups rows by product; `productOf` knows the products of variants that the shop has. */
export function groupRows(rows: readonly ParsedRow[], productOf: ReadonlyMap<string, string>): ProductRows[] {
  const groups: ProductRows[] = []
  for (const row of rows) {
    const own = symbolOf(row)
    const symbol = row.cells.get('product_symbol') || productOf.get(own) || own
    const last = groups.at(-1)
    if (last?.symbol === symbol) last.rows.push(row)
    else groups.push({ symbol, rows: [row] })
  }
  return groups
}

/** Adds what rows of a product say differently than its first one about the product itself. Empty cells say nothing, and pictures of all rows count. */
export function noteDifferences({ rows: [first, ...others] }: ProductRows): void {
  for (const row of others)
    for (const [field, cell] of row.cells)
      if (!isVariantField(field) && field !== 'pictures' && cell !== '' && cell !== first?.cells.get(field))
        row.problems.push({ field, problem: 'differs_from_first' })
}
