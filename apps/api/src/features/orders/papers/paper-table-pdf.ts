import type { Paper } from '@stragan/contract/admin'
import { ink, line, type Pdf, page, paragraph, quiet, rule, wide } from '../../../platform/pdf.ts'
import { textHeight } from './cell-height.ts'

type Table = Paper['tables'][number]
type Column = Table['columns'][number]
type Row = Table['rows'][number]

/** Where the next part begins. */
export interface Cursor {
  y: number
}

interface Place extends Column {
  x: number
  width: number
}

const widths: Record<Exclude<Column['kind'], 'text'>, number> = { box: 52, code: 96, percent: 36, amount: 66, quantity: 72 }
const gutter = 10
/** Between rows. */
const gap = 5
const headHeight = 20
const boxSize = 11
const headSize = 7.5

/** Columns of text share what the others leave, by what their texts need on one line. */
function placesOf(pdf: Pdf, columns: readonly Column[], rows: readonly Row[]): Place[] {
  const taken = columns.reduce((sum, { kind }) => sum + (kind === 'text' ? 0 : widths[kind]), 0)
  const needs = columns.map(({ kind, title }, i) => (kind === 'text' ? needOf(pdf, title, rows, i) : 0))
  const shares = sharesOf(wide - taken, needs)
  let x = page.left
  return columns.map((column, i) => {
    const width = column.kind === 'text' ? (shares[i] ?? 0) : widths[column.kind]
    x += width
    return { ...column, x: x - width, width: width - (x < page.right - 1 ? gutter : 0) }
  })
}

/** The width that the texts of a column need, at most that of the page. */
function needOf(pdf: Pdf, title: string, rows: readonly Row[], column: number): number {
  let need = pdf.font('bold').fontSize(headSize).widthOfString(title)
  for (const row of rows) {
    for (const [index, text] of (row.cells[column] ?? []).entries()) {
      const { size, bold = false } = typeOf(row, index)
      need = Math.max(
        need,
        pdf
          .font(bold ? 'bold' : 'text')
          .fontSize(size)
          .widthOfString(text),
      )
      if (need >= wide) return wide
    }
  }
  return need + gutter + 1
}

/** Gives each column what it needs while that is no more than an equal share of what is left; the widest get the rest. */
function sharesOf(room: number, needs: readonly number[]): number[] {
  const shares = needs.map(() => 0)
  let rest = room
  const open = [...needs.keys()].filter(i => (needs[i] ?? 0) > 0).sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0))
  for (const [i, column] of open.entries()) {
    const equal = rest / (open.length - i)
    shares[column] = i === open.length - 1 ? rest : Math.min(needs[column] ?? 0, equal)
    rest -= shares[column]
  }
  return shares
}

const isNumeric = ({ kind }: Column) => kind === 'percent' || kind === 'amount' || kind === 'quantity'

const typeOf = (row: Row, index: number): { size: number; bold?: boolean; colour?: string } =>
  index > 0 ? { size: 7.5, colour: quiet } : row.kind === 'total' ? { size: 10, bold: true } : { size: 8.5 }

/** Draws a table: its head is repeated on each page, and sums stay together. */
export function drawTable(pdf: Pdf, at: Cursor, { title, columns, rows }: Table) {
  const places = placesOf(pdf, columns, rows)
  const heights = rows.map(row => rowHeight(pdf, row, places))
  const firstSum = rows.findIndex(({ kind }) => kind !== 'line')
  const next = () => {
    pdf.addPage()
    at.y = page.top
    head(pdf, at, places)
  }
  at.y += title === null ? 10 : 18
  if (at.y + (title === null ? 0 : 18) + headHeight + (heights[0] ?? 0) > page.bottom) {
    pdf.addPage()
    at.y = page.top
  }
  if (title !== null) {
    line(pdf, title, page.left, at.y, { size: 11, bold: true, width: wide })
    at.y += 18
  }
  head(pdf, at, places)
  for (const [i, row] of rows.entries()) {
    const needed = i === firstSum ? heights.slice(i).reduce((sum, height) => sum + height, 0) : (heights[i] ?? 0)
    if (at.y + needed > page.bottom) next()
    drawRow(pdf, at.y, row, places)
    at.y += heights[i] ?? 0
    rule(pdf, at.y - gap, rows[i + 1]?.kind === 'total' ? ink : undefined)
  }
}

function head(pdf: Pdf, at: Cursor, places: readonly Place[]) {
  for (const place of places) {
    const { title, x, width } = place
    line(pdf, title, x, at.y, { size: headSize, bold: true, width, align: isNumeric(place) ? 'right' : 'left' })
  }
  rule(pdf, at.y + 13, ink)
  at.y += headHeight
}

/** At most the height of a page. */
function rowHeight(pdf: Pdf, row: Row, places: readonly Place[]): number {
  const heights = row.cells.map((cell, i) =>
    cell.reduce((sum, text, index) => sum + textHeight(pdf, text, { ...typeOf(row, index), width: places[i]?.width ?? wide }), 0),
  )
  const box = places.some(({ kind }) => kind === 'box') ? boxSize : 0
  return Math.min(Math.max(...heights, box) + 2 * gap, page.bottom - page.top - headHeight)
}

function drawRow(pdf: Pdf, top: number, row: Row, places: readonly Place[]) {
  for (const [i, cell] of row.cells.entries()) {
    const place = places[i]
    if (!place) continue
    const { x, width, kind } = place
    if (kind === 'box') pdf.rect(x, top, boxSize, boxSize).lineWidth(0.75).strokeColor(ink).stroke()
    let y = top
    for (const [index, text] of cell.entries()) {
      const type = { ...typeOf(row, index), width }
      if (isNumeric(place)) {
        line(pdf, text, x, y, { ...type, align: 'right' })
        y += textHeight(pdf, text, type)
      } else y = paragraph(pdf, text, x, y, type)
    }
  }
}
