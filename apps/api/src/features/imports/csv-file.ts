import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { importLimits } from '@stragan/contract/admin'
import { withFormula } from '@stragan/contract/cell-texts'
import { type Parser, parse } from 'csv-parse'

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1250'
export type Separator = ',' | ';' | '\t'
export interface CsvFormat {
  encoding: Encoding
  separator: Separator
}

/** A file that is no text, or that no parser understands. */
export class UnreadableFile extends Error {}

/** Finds out the encoding of a whole file: what is no UTF-8 is taken for windows-1250, in which Polish programs for Windows write. */
export async function encodingOf(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
    // Neither text nor the database has it: a workbook, a picture.
    if (chunk.includes(0)) throw new UnreadableFile('The file is binary')
    isUtf8 &&= isDecoded(strict, chunk)
    isFirst = false
  }
  return isUtf8 && isDecoded(strict) ? 'utf-8' : 'windows-1250'
}

function isDecoded(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** The text of a file, part by part, without a byte order mark. Throws `UnreadableFile` for NUL characters, which UTF-16 may be decoded to. */
async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.includes('\0')) throw new UnreadableFile('The file is binary')
    yield text
  }
  yield decoder.decode()
}

const parserOf = (separator: Separator): Parser =>
  parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: importLimits.maxRowLength,
  })

/** The rows of a file as cells, the header first. Throws `UnreadableFile`. */
export async function* rowsOf(path: string, { encoding, separator }: CsvFormat): AsyncGenerator<string[]> {
  const parser = parserOf(separator)
  const source = Readable.from(textOf(path, encoding))
  source.on('error', error => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      // A row of separators alone, as spreadsheets write below a table.
      if (cells.some(cell => cell.trim() !== '')) yield cells.map(withFormula)
    }
  } catch (cause) {
    throw cause instanceof Error && 'code' in cause && String(cause.code).startsWith('CSV_')
      ? new UnreadableFile(cause.message, { cause })
      : cause
  } finally {
    source.destroy()
    parser.destroy()
  }
}

export const separators: readonly Separator[] = [';', ',', '\t']

interface FirstRows {
  encoding: Encoding
  /** Those that the file may have. */
  separators: readonly Separator[]
  count: number
}

/** The first rows of a file, by the separator that makes the most columns of the header. */
export async function firstRows(
  path: string,
  { encoding, separators, count }: FirstRows,
): Promise<{ separator: Separator; rows: string[][] }> {
  let best: { separator: Separator; rows: string[][] } = { separator: ',', rows: [] }
  for (const separator of separators) {
    const rows: string[][] = []
    try {
      for await (const cells of rowsOf(path, { encoding, separator })) if (rows.push(cells) === count) break
    } catch (error) {
      // Another separator may be the right one.
      if (!(error instanceof UnreadableFile)) throw error
    }
    if ((rows[0]?.length ?? 0) > (best.rows[0]?.length ?? 0)) best = { separator, rows }
  }
  return best
}
