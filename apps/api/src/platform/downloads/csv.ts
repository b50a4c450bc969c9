import { withoutFormula } from '@stragan/contract/cell-texts'
import { type Cell, cellsOf, headOf, type Row, type Sheet } from './cells.ts'

export const byteOrderMark = '\u{FEFF}'

/** Writes CSV (RFC 4180), in UTF-8 with a byte order mark, by which Excel recognises it. */
export async function* csvOf(batches: AsyncIterable<readonly Row[]>, sheet: Sheet): AsyncGenerator<Uint8Array> {
  const isPolish = sheet.separator === 'semicolon'
  const line = (fields: readonly string[]) => `${fields.join(isPolish ? ';' : ',')}\r\n`
  const cells = cellsOf(sheet)
  const fieldOf = (cell: Cell): string => {
    if (cell === null) return ''
    if (cell.kind === 'text') return quoted(withoutFormula(cell.text))
    if (cell.kind === 'moment') return cell.text
    const figures = cell.kind === 'amount' ? cell.value.toFixed(2) : String(cell.value)
    return isPolish ? figures.replace('.', ',') : figures
  }
  const encoder = new TextEncoder()
  let head = byteOrderMark + line(headOf(sheet).map(quoted))
  for await (const rows of batches) {
    yield encoder.encode(head + rows.map(row => line(cells(row).map(fieldOf))).join(''))
    head = ''
  }
}

/** Both separators are quoted: whichever a program takes, a text stays in one cell. */
export const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
