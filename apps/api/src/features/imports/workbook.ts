import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '@stragan/contract/admin'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { byteOrderMark, quoted } from '../../platform/downloads/csv.ts'
import { UnreadableFile } from './csv-file.ts'
import { type Context, columnOf, isTrue, type OpenCell, textIn } from './workbook-cells.ts'
import { type Listener, parse, parsed } from './xml-stream.ts'

/** Limits of a workbook: an archive says little about what it unpacks to. */
const maxEntries = 1000
/** Sheets that are offered, and characters of XML in which the first row of each is looked for. */
const [maxSheets, maxPeekLength] = [100, 1_000_000]
const maxUnpackedBytes = 300 * 1024 * 1024
/** Of the texts of all cells, which stand apart from the sheet and are held in memory. */
const maxTextLength = 50_000_000
const maxTexts = 2_000_000
/** Cells have at most 64,000 styles. */
const maxStyles = 70_000
/** Characters of a cell; spreadsheets allow 32,767. */
const maxCellLength = 100_000

/** Whether a file is a ZIP archive, as workbooks (XLSX) are. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.equals(Buffer.from([0x50, 0x4b, 3, 4]))
  } finally {
    await file.close()
  }
}

/** The sheets of a workbook that have rows, and the position of one of them. */
export interface Sheets {
  sheets: string[]
  sheet: number
}

/**
 * Writes a sheet of a workbook (ECMA-376) as CSV: the one at the chosen position among those that have rows, by default the first one. Numbers keep
 * fifteen digits, as spreadsheets do; days become `2027-05-31`; of a formula its stored result is written. The sheet is read as a stream.
 * Throws `UnreadableFile`.
 */
export async function writeSheet(path: string, csv: string, choose = (_: readonly string[]) => 0): Promise<Sheets> {
  const archive = await openPromise(path, { autoClose: false, validateEntrySizes: true }).catch(unreadable)
  try {
    const entries = await entriesOf(archive)
    const partOf = (name: string) => textOf(archive, entries.get(name))
    const { sheets, isFrom1904 } = await sheetsOf(partOf)
    const context = { texts: await sharedTexts(partOf), dayStyles: await stylesOfDays(partOf), isFrom1904 }
    const found = await sheetsWithRows(partOf, sheets, context)
    const names = found.map(({ name }) => name)
    const sheet = choose(names)
    const part = found[sheet]?.part
    if (part === undefined) throw new UnreadableFile('The workbook has no such sheet')
    const source = rowsOf(partOf(part), context)
    const encoder = new TextEncoder()
    async function* lines() {
      yield encoder.encode(byteOrderMark)
      let written = 0
      let count = 0
      for await (const rows of source) {
        const bytes = encoder.encode(rows.map(cells => `${cells.map(quoted).join(',')}\r\n`).join(''))
        written += bytes.length
        count += rows.length
        if (written > importLimits.maxFileBytes) throw new UnreadableFile('The sheet has too much text')
        yield bytes
        // Whoever reads the file refuses it then.
        if (count > importLimits.maxRows + 1) return
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(csv))
    return { sheets: names, sheet }
  } catch (error) {
    unreadable(error)
  } finally {
    archive.close()
  }
}

/** Errors of the archive have no class of their own; those of files have a code. */
function unreadable(error: unknown): never {
  if (error instanceof UnreadableFile || (error instanceof Error && 'code' in error && 'syscall' in error)) throw error
  throw new UnreadableFile(error instanceof Error ? error.message : 'The archive cannot be read', { cause: error })
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (archive.entryCount > maxEntries) throw new UnreadableFile('The archive has too many files')
  for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

type PartOf = (name: string) => AsyncGenerator<string>

/** The text of one file of the archive, part by part; nothing where there is none. */
async function* textOf(archive: ZipFile, entry: Entry | undefined): AsyncGenerator<string> {
  if (!entry) return
  if (entry.uncompressedSize > maxUnpackedBytes || entry.isEncrypted()) throw new UnreadableFile('The archive cannot be unpacked')
  const decoder = new TextDecoder()
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

interface Sheet {
  name: string
  /** Its path in the archive. */
  part: string
}

/** A name of a sheet: a line of text, with at most 31 characters in Excel. */
const nameOf = (text = '') =>
  text
    .slice(0, 100)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()

/** The first sheets, and whether days are counted from 1904. */
async function sheetsOf(partOf: PartOf): Promise<{ sheets: Sheet[]; isFrom1904: boolean }> {
  const named: { name: string; relation: string | undefined }[] = []
  let isFrom1904 = false
  await parse(partOf('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet' && named.length < maxSheets)
        named.push({ name: nameOf(attributes.name), relation: attributes['r:id'] ?? attributes.id })
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes.date1904)
    },
  })
  const relations = new Set(named.map(({ relation }) => relation))
  const targets = new Map<string, string>()
  await parse(partOf('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined && relations.has(Id) && !targets.has(Id))
        targets.set(Id, Target)
    },
  })
  const sheets = named.flatMap(({ name, relation = '' }) => {
    const target = targets.get(relation)
    return target === undefined ? [] : { name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
  if (sheets.length === 0) throw new UnreadableFile('The archive is no workbook')
  return { sheets, isFrom1904 }
}

/** The sheets that have a row near their beginning, and those that cannot be read, whose import is refused; the first sheet where there are none. */
async function sheetsWithRows(partOf: PartOf, sheets: readonly Sheet[], context: Context): Promise<readonly Sheet[]> {
  if (sheets.length === 1) return sheets
  const found: Sheet[] = []
  for (const sheet of sheets) if (await hasRows(partOf(sheet.part), context)) found.push(sheet)
  return found.length > 0 ? found : sheets.slice(0, 1)
}

async function hasRows(parts: AsyncGenerator<string>, context: Context): Promise<boolean> {
  try {
    for await (const _ of rowsOf(upTo(parts, maxPeekLength), context)) return true
    return false
  } catch {
    return true
  }
}

async function* upTo(parts: AsyncGenerator<string>, max: number): AsyncGenerator<string> {
  let length = 0
  for await (const part of parts) {
    yield part
    length += part.length
    if (length >= max) return
  }
}

/** The texts that cells name by their position, without phonetic hints. */
async function sharedTexts(partOf: PartOf): Promise<string[]> {
  const texts: string[] = []
  let length = 0
  let isText = false
  let hints = 0
  await parse(partOf('xl/sharedStrings.xml'), {
    open: name => {
      if (name === 'si' && texts.push('') > maxTexts) throw new UnreadableFile('The workbook has too many texts')
      if (name === 'rPh') hints++
      isText = name === 't' && hints === 0
    },
    text: content => {
      if (!isText || texts.length === 0) return
      length += content.length
      if (length > maxTextLength) throw new UnreadableFile('The workbook has too much text')
      texts[texts.length - 1] += content
    },
    close: name => {
      if (name === 'rPh') hints--
      isText = false
    },
  })
  return texts
}

/** Formats of ECMA-376, 18.8.30, with a day. */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
/** A code with a year or a day, outside of quoted texts, escaped characters and colours. A quote without an end reaches to the end of the code. */
const hasDay = (code: string) => /[yd]/i.test(code.slice(0, 255).replace(/"[^"]*(?:"|$)|\\.|\[[^\]]*(?:\]|$)/g, ''))

/** The positions of the styles whose cells are days. */
async function stylesOfDays(partOf: PartOf): Promise<ReadonlySet<number>> {
  const dayFormats = new Set(builtInDays)
  const styles: number[] = []
  let isCell = false
  await parse(partOf('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'numFmt' && hasDay(formatCode) && dayFormats.size < maxStyles) dayFormats.add(Number(numFmtId))
      if (name === 'cellXfs') isCell = true
      if (name === 'xf' && isCell && styles.length < maxStyles) styles.push(Number(numFmtId))
    },
    close: name => {
      if (name === 'cellXfs') isCell = false
    },
  })
  return new Set(styles.flatMap((format, i) => (dayFormats.has(format) ? [i] : [])))
}

/** The rows of a sheet with as many cells as the first one, or more where they have text. */
async function* rowsOf(parts: AsyncGenerator<string>, context: Context): AsyncGenerator<string[][]> {
  let done: string[][] = []
  let row: string[] = []
  let cell: OpenCell | null = null
  let isValue = false
  let hints = 0
  /** Of a cell that does not say where it stands. */
  let nextColumn = 0
  let width = 0
  /** Of all cells: a text may stand in many. */
  let length = 0
  const listener: Listener = {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') {
        row = []
        nextColumn = 0
      } else if (name === 'c') {
        const column = columnOf(r) ?? nextColumn
        cell = { column, type: t, style: Number(s), value: '' }
        nextColumn = column + 1
      } else {
        if (name === 'rPh') hints++
        isValue = (name === 'v' || name === 't') && hints === 0
      }
    },
    text: content => {
      if (!isValue || !cell) return
      cell.value += content
      if (cell.value.length > maxCellLength) throw new UnreadableFile('A cell is too long')
    },
    close: name => {
      isValue = false
      if (name === 'rPh') hints--
      if (name === 'c' && cell) {
        const text = textIn(cell, context)
        if (text !== '') {
          length += text.length
          if (length > importLimits.maxFileBytes || text.length > maxCellLength) throw new UnreadableFile('The sheet has too much text')
          if (cell.column >= importLimits.maxColumns) throw new UnreadableFile('The sheet has too many columns')
          while (row.length < cell.column) row.push('')
          row[cell.column] = text
        }
        cell = null
      }
      if (name !== 'row' || row.length === 0) return
      width ||= row.length
      while (row.length < width) row.push('')
      done.push(row)
    },
  }
  for await (const _ of parsed(parts, listener)) {
    if (done.length > 0) yield done
    done = []
  }
}
