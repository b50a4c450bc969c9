import type { Paper } from '@stragan/contract/admin'
import { line, type Pdf, page, paragraph, quiet, rule, type WrittenPdf, wide, writePdf } from '../../../platform/pdf.ts'
import { textHeight } from './cell-height.ts'
import { type Cursor, drawTable } from './paper-table-pdf.ts'

/** A paper, and what its PDF says besides. */
export interface PrintedPaper {
  paper: Paper
  author: string
  now: Date
}

const small = 7.5
const factColumns = 3
const gutter = 16
const factWidth = (wide - gutter * (factColumns - 1)) / factColumns

/** Writes a paper as a PDF: pages break between rows, and say which of how many they are. */
export function paperPdf({ paper, author, now }: PrintedPaper): Promise<WrittenPdf> {
  const info = { Title: paper.title, Author: author, CreationDate: now, ModDate: now }
  const frame = (pdf: Pdf, { index, count }: { index: number; count: number }) => {
    line(pdf, paper.shop, page.left, 40, { size: 10, bold: true, width: wide / 2 })
    line(pdf, paper.written, page.left, 41, { size: small, colour: quiet, width: wide, align: 'right' })
    rule(pdf, 58)
    rule(pdf, 796)
    line(pdf, paper.title, page.left, 804, { size: small, colour: quiet, width: wide - 60 })
    line(pdf, `${index + 1} / ${count}`, page.left, 804, { size: small, colour: quiet, width: wide, align: 'right' })
  }
  return writePdf({ language: paper.language, info, frame }, pdf => {
    const at: Cursor = { y: page.top }
    at.y = paragraph(pdf, paper.title, page.left, at.y, { size: 18, bold: true, width: wide }) + 8
    for (const warning of paper.warnings) text(pdf, at, warning, { size: 10, bold: true })
    facts(
      pdf,
      at,
      paper.facts.map(({ name, lines }) => ({ name, lines: lines.map(oneLine) })),
    )
    for (const note of paper.notes) {
      at.y += 4
      text(pdf, at, note.name, { size: small, colour: quiet })
      for (const part of printable(note.text).split('\n')) text(pdf, at, part, { size: 9 })
    }
    for (const { rows, ...table } of paper.tables)
      drawTable(pdf, at, { ...table, rows: rows.map(row => ({ ...row, cells: row.cells.map(cell => cell.map(oneLine)) })) })
  })
}

/** Without control characters, which have no glyphs. */
const printable = (typed: string) => typed.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')

const oneLine = (typed: string) => printable(typed).replaceAll('\n', ' ')

/** A paragraph of the full width, on the next page if this one has no room for it. */
function text(pdf: Pdf, at: Cursor, said: string, type: { size: number; bold?: boolean; colour?: string }) {
  const height = said === '' ? type.size : textHeight(pdf, said, { ...type, width: wide })
  if (at.y + height > page.bottom) {
    pdf.addPage()
    at.y = page.top
  }
  if (said !== '') paragraph(pdf, said, page.left, at.y, { ...type, width: wide })
  at.y += height
}

/** Facts in columns, row by row. */
function facts(pdf: Pdf, at: Cursor, all: Paper['facts']) {
  at.y += 10
  for (let first = 0; first < all.length; first += factColumns) {
    const row = all.slice(first, first + factColumns)
    const type = { size: 9, width: factWidth }
    const heights = row.map(({ lines }) => 12 + lines.reduce((sum, one) => sum + textHeight(pdf, one, type), 0))
    const height = Math.max(...heights)
    if (at.y + height > page.bottom) {
      pdf.addPage()
      at.y = page.top
    }
    for (const [i, { name, lines }] of row.entries()) {
      const x = page.left + i * (factWidth + gutter)
      line(pdf, name, x, at.y, { size: small, colour: quiet, width: factWidth })
      let y = at.y + 12
      for (const one of lines) y = paragraph(pdf, one, x, y, type)
    }
    at.y += height + 10
  }
}
