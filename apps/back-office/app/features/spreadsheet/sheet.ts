import { isProductField, type SpreadsheetField } from '@stragan/contract/admin'
import { withFormula, withoutFormula } from '@stragan/contract/cell-texts'
import { type Cells, decimalsOf, type Row, type Value } from './cells.ts'

/** A cell that was changed and is not saved. */
interface Edit {
  /** The value that was seen. */
  from: Value
  text: string
}
/** By the key of the cell. */
export type Edits = ReadonlyMap<string, Edit>

/** Whether two sets of edits would save the same. */
export const isSameEdits = (a: Edits, b: Edits) =>
  a.size === b.size && [...a].every(([key, { from, text }]) => b.get(key)?.text === text && b.get(key)?.from === from)

/** Identifies a cell: the cells of a product that all of its rows show have one key. */
export const keyOf = (field: SpreadsheetField, id: number) => `${field}-${id}`

/** The field and the id of a key. */
export function partsOf(key: string) {
  const end = key.lastIndexOf('-')
  return { field: key.slice(0, end) as SpreadsheetField, id: Number(key.slice(end + 1)) }
}

/** The columns and rows of a page. */
export interface Sheet {
  rows: readonly Row[]
  columns: readonly SpreadsheetField[]
  cells: Cells
}

export interface Place {
  row: number
  column: number
}

/** A rectangle of cells, both corners included. */
export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

export const rangeBetween = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
})

/** The id that cells of a column have: that of the product or of the variant. */
const idIn = (row: Row, field: SpreadsheetField) => (isProductField(field) ? row.product_id : row.variant_id)

/** The first row with a cell. Products and variants may have the same numbers. */
export const rowWith = (rows: readonly Row[], { field, id }: { field: SpreadsheetField; id: number }) =>
  rows.find(row => idIn(row, field) === id)

/** A field of a row. Fields of a product are changed in its first row on the page. */
export function cellAt({ rows }: Pick<Sheet, 'rows'>, row: number, field: SpreadsheetField) {
  const at = rows[row] as Row
  const id = idIn(at, field)
  const isReadOnly = isProductField(field) && rows[row - 1]?.product_id === at.product_id
  return { field, id, key: keyOf(field, id), stored: at[field], isReadOnly }
}

/** What a cell shows. */
export function textAt(sheet: Sheet, edits: Edits, row: number, field: SpreadsheetField): string {
  const { key, stored } = cellAt(sheet, row, field)
  return edits.get(key)?.text ?? sheet.cells.textOf(field, stored)
}

export type Texts = readonly (readonly string[])[]

/** Writes texts into cells from a place on. Cells that cannot be changed, and those beyond the edges, are left out. */
export function write(sheet: Sheet, edits: Edits, { row, column }: Place, texts: Texts): Edits {
  const written = new Map(edits)
  for (const [down, line] of texts.slice(0, sheet.rows.length - row).entries())
    for (const [across, text] of line.slice(0, sheet.columns.length - column).entries()) {
      const cell = cellAt(sheet, row + down, sheet.columns[column + across] as SpreadsheetField)
      if (cell.isReadOnly) continue
      const from = edits.get(cell.key)?.from ?? cell.stored
      const shown = normalised(sheet.cells, cell.field, text)
      if (shown === sheet.cells.textOf(cell.field, from)) written.delete(cell.key)
      else written.set(cell.key, { from, text: shown })
    }
  return written
}

/** A text in the form in which the cell would show its value, where it has one. */
function normalised(cells: Cells, field: SpreadsheetField, text: string): string {
  const value = cells.valueOf(field, text)
  return value === undefined ? text.trim() : cells.textOf(field, value)
}

/** The texts of a range. */
export const textsIn = (sheet: Sheet, edits: Edits, { top, bottom, left, right }: Range): string[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    sheet.columns.slice(left, right + 1).map(field => textAt(sheet, edits, top + down, field)),
  )

/** The texts of a range for the clipboard. A program for spreadsheets calculates none of them; numbers stay numbers. */
export const copied = (sheet: Sheet, edits: Edits, range: Range): string[][] => {
  const columns = sheet.columns.slice(range.left, range.right + 1)
  const isNumber = (field: SpreadsheetField | undefined, text: string) =>
    field && decimalsOf(field) !== undefined && typeof sheet.cells.valueOf(field, text) === 'number'
  return textsIn(sheet, edits, range).map(line => line.map((text, i) => (isNumber(columns[i], text) ? text : withoutFormula(text))))
}

/** Writes texts into a range, as often as they fit; where they do not fit without a rest, once from its beginning. */
export function paste(sheet: Sheet, edits: Edits, range: Range, texts: Texts): { edits: Edits; range: Range } {
  const [height, width] = [texts.length, texts.reduce((most, line) => Math.max(most, line.length), 0)]
  const [chosenHeight, chosenWidth] = [range.bottom - range.top + 1, range.right - range.left + 1]
  const isRepeated = chosenHeight % height === 0 && chosenWidth % width === 0
  // Cut off at the edges first: a clipboard may have many times as many cells.
  const rows = Math.min(isRepeated ? chosenHeight : height, sheet.rows.length - range.top)
  const columns = Math.min(isRepeated ? chosenWidth : width, sheet.columns.length - range.left)
  const repeated = Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, across) => withFormula(texts[down % height]?.[across % width] ?? '')),
  )
  const last = { row: range.top + rows - 1, column: range.left + columns - 1 }
  return {
    edits: write(sheet, edits, { row: range.top, column: range.left }, repeated),
    range: rangeBetween({ row: range.top, column: range.left }, last),
  }
}

/** Copies the first row of a range to the others; to a single row that above it. */
export function fillDown(sheet: Sheet, edits: Edits, range: Range): Edits {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return edits
  const [line = []] = textsIn(sheet, edits, { ...range, top: source, bottom: source })
  const texts = Array.from({ length: range.bottom - source }, () => line)
  return write(sheet, edits, { row: source + 1, column: range.left }, texts)
}
