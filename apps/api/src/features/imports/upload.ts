import { randomUUID } from 'node:crypto'
import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import {
  type ImportFormat,
  type importCalls,
  importLimits,
  type ProductField,
  priceFields,
  type UploadedFile,
} from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertPriceOwner, type PriceOwner } from '../prices/prices.ts'
import { fieldsOf } from './column-names.ts'
import { type CsvFormat, encodingOf, firstRows, rowsOf, type Separator, separators, UnreadableFile } from './csv-file.ts'
import { foreignColumns, formatOf, ownRows } from './foreign-files.ts'
import { keepFile } from './import-files.ts'
import { assertMayChange, hasPrices, ownerOf } from './import-owner.ts'
import { choicesOfLastFile, importById, insertImport } from './imports.queries.ts'
import { importView } from './imports.ts'
import { ratesFor, standardRate } from './vat-rates.ts'
import { isArchive, writeFirstSheet } from './workbook.ts'

const maxSamples = 3
const maxSampleLength = 60

/** Whether what is missing is created unless somebody chooses: what another shop calls its brands and categories is rarely here already. */
export const createsByDefault = (format: ImportFormat) => format !== 'own'

/** Keeps a file whose rows a job will store, and finds out what its columns are: what they were last time, else what their titles say. */
export async function uploadImport(
  ctx: ShopAdminCtx,
  files: readonly UploadedFile[],
  { fileFolder, of = {}, onlyTrial = false }: { fileFolder: string; of?: Input<typeof importCalls.upload>['query']; onlyTrial?: boolean },
): Promise<ResponseInput<typeof importCalls.upload>> {
  const owner = ownerOf(of)
  await assertMayUpload(ctx, owner)
  const [file] = files
  if (!file || files.length > 1) throw new ShopError('files_expected')
  if (file.problem) throw new ShopError('body_too_large')
  const csv = await csvOf(file.path)
  const { format, encoding, separator, columns: recognised } = await columnsOf(ctx, csv, owner)
  const titles = recognised.map(({ title }) => title)
  const last = await choicesOfLastFile(ctx, format, titles, hasPrices(owner))
  const columns = last ? recognised.map((column, i) => ({ ...column, field: last.fields[i] ?? null })) : recognised
  const create_missing = last?.create_missing ?? createsByDefault(format)
  const prices_include_vat = last?.prices_include_vat ?? false
  const rates = await ratesFor(ctx, format)
  const vat_percent = rates.find(rate => rate === last?.vat_percent) ?? standardRate(rates)
  const id = randomUUID()
  await keepFile(fileFolder, id, csv.path)
  await ctx.db.transaction(tx =>
    insertImport(tx, ctx, {
      id,
      file_name: file.name || 'import.csv',
      format,
      encoding,
      separator,
      columns,
      create_missing,
      prices_include_vat,
      vat_percent,
      ...owner,
      only_trial: onlyTrial,
    }),
  )
  const row = await importById(ctx, id)
  if (!row) throw new ShopError('import_not_found')
  return importView(row)
}

async function assertMayUpload(ctx: ShopAdminCtx, owner: PriceOwner) {
  if (!hasPrices(owner)) return
  assertMayChange(ctx, owner, priceFields)
  await assertPriceOwner(ctx, owner)
}

interface CsvFile {
  path: string
  /** Those that it may have. */
  separators: readonly Separator[]
}

/** The file itself, or beside it what a workbook has in its first sheet. */
async function csvOf(path: string): Promise<CsvFile> {
  if (!(await isArchive(path))) return { path, separators }
  const csv = `${path}.csv`
  await orRefused(() => writeFirstSheet(path, csv))
  return { path: csv, separators: [','] }
}

async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    throw cause instanceof UnreadableFile ? new ShopError('import_unreadable', { cause }) : cause
  }
}

const shown = (text: string) => text.trim().slice(0, maxSampleLength).toWellFormed()

const withSamples = (columns: readonly { title: string; field: ProductField | null }[], rows: readonly string[][]) =>
  columns.map(({ title, field }, i) => ({ title, samples: rows.map(row => shown(row[i] ?? '')).filter(text => text !== ''), field }))

async function firstOf(rows: AsyncGenerator<string[]>): Promise<string[][]> {
  const first: string[][] = []
  for await (const row of rows) if (first.push(row) === maxSamples) break
  return first
}

interface Found extends CsvFormat {
  format: ImportFormat
  columns: ReturnType<typeof withSamples>
}

const columnsOf = (ctx: ShopAdminCtx, { path, separators }: CsvFile, owner: PriceOwner): Promise<Found> =>
  orRefused(async () => {
    const encoding = await encodingOf(path)
    const {
      separator,
      rows: [header = [], ...samples],
    } = await firstRows(path, { encoding, separators, count: maxSamples + 1 })
    if (header.length === 0 || header.length > importLimits.maxColumns) throw new UnreadableFile('There is no header')
    const format = hasPrices(owner) ? 'own' : formatOf(header)
    const { defaultLanguage } = ctx.shop
    if (format !== 'own') {
      const converted = await firstOf(ownRows(format, rowsOf(path, { encoding, separator }), defaultLanguage))
      return { format, encoding, separator, columns: withSamples(foreignColumns(format, defaultLanguage, header), converted) }
    }
    const fields = fieldsOf(header, defaultLanguage, hasPrices(owner) ? priceFields : undefined)
    const columns = header.map((title, i) => ({ title: shown(title), field: fields[i] ?? null }))
    return { format, encoding, separator, columns: withSamples(columns, samples) }
  })
