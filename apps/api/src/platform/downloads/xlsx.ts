import { Zip, ZipDeflate } from 'fflate'
import { pushInSlices } from '../push-in-slices.ts'
import { type Cell, cellsOf, headOf, type Row, type Sheet } from './cells.ts'
import { fixedParts, worksheetEnd, worksheetStart } from './xlsx-parts.ts'

/** Indexes of the styles in `xlsx-parts.ts`. */
const styles = { head: 1, amount: 2, moment: 3, text: 4 }
const msPerDay = 86_400_000
/** Serial number of 1 January 1970: days are counted from 30 December 1899. */
const epoch = 25_569
const maxTextLength = 32_767
/** Characters of rows that are written at once: after them requests have their turn. */
const maxPartLength = 64 * 1024

/** Writes a workbook with one worksheet (Office Open XML, ECMA-376), whose texts stand in their cells: nothing of it is collected. */
export async function* xlsxOf(batches: AsyncIterable<readonly Row[]>, sheet: Sheet): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const encoder = new TextEncoder()
  const open = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 })
    part.mtime = sheet.now
    zip.add(part)
    return (xml: string, isLast = false) => pushInSlices(part, encoder.encode(xml), isLast)
  }
  for (const [path, xml] of fixedParts(asXml(sheet.title))) await open(path)(xml, true)
  const write = open('xl/worksheets/sheet1.xml')
  const columns = sheet.columns.map(([, column]) => column)
  let row = 0
  const rowOf = (cells: readonly string[]) => `<row r="${++row}">${cells.join('')}</row>`
  await write(worksheetStart(columns) + rowOf(headOf(sheet).map((title, i) => textCell(`${letters(i)}1`, title, styles.head))))
  const cells = cellsOf(sheet)
  for await (const rows of batches) {
    let part = ''
    for (const item of rows) {
      part += rowOf(cells(item).map((cell, i) => cellXml(letters(i) + (row + 1), cell)))
      if (part.length <= maxPartLength) continue
      await write(part)
      part = ''
    }
    await write(part)
    const chunk = Buffer.concat(written)
    written = []
    if (chunk.length > 0) yield chunk
  }
  await write(worksheetEnd, true)
  zip.end()
  yield Buffer.concat(written)
}

/** Name of a column: A to Z, AA to ZZ. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const textCell = (at: string, text: string, style: number) =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${asXml(text.slice(0, maxTextLength))}</t></is></c>`

function cellXml(at: string, cell: Cell): string {
  if (cell === null) return ''
  switch (cell.kind) {
    case 'text':
      return textCell(at, cell.text, styles.text)
    case 'moment':
      return `<c r="${at}" s="${styles.moment}"><v>${Date.parse(`${cell.text.replace(' ', 'T')}Z`) / msPerDay + epoch}</v></c>`
    case 'amount':
      return `<c r="${at}" s="${styles.amount}"><v>${cell.value}</v></c>`
    case 'number':
      return `<c r="${at}"><v>${cell.value}</v></c>`
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text, without what XML cannot contain; `_x000D_` would be read as a character (ECMA-376, ST_Xstring). */
const asXml = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, character => entities[character] ?? '')
