import { randomUUID } from 'node:crypto'
import { access, rename, rm } from 'node:fs/promises'
import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
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
import { fileOf, keepFile, workbookOf } from './import-files.ts'
import { assertMayChange, hasPrices, ownerOf } from './import-owner.ts'
import {
  bytesOfLastDay,
  choicesOfLastFile,
  hasChanges,
  type ImportRow,
  importById,
  insertImport,
  lockImport,
  lockUploads,
  type RecognisedFile,
  readSheet,
} from './imports.queries.ts'
import { importView, readableImport } from './imports.ts'
import { ratesFor, standardRate } from './vat-rates.ts'
import { isArchive, type Sheets, writeSheet } from './workbook.ts'

const maxSamples = 3
const maxSampleLength = 60

/** Whether what is missing is created unless somebody chooses: what another shop calls its brands and categories is rarely here already. */
export const createsByDefault = (format: ImportFormat) => format !== 'own'

interface UploadOptions {
  fileFolder: string
  of?: Input<typeof importCalls.upload>['query']
  onlyTrial?: boolean
  /** The daily limit of the shop does not apply: on the command line, and to archives. */
  isUnlimited?: boolean
  /** Of a workbook, by the names of its sheets; the first one without it. */
  chooseSheet?: ((names: readonly string[]) => number) | undefined
}

/** Refuses a file after those of the last 24 hours have reached the limit of a shop. */
async function assertBelowDailyLimit(ctx: ShopAdminCtx): Promise<void> {
  if ((await bytesOfLastDay(ctx)) >= importLimits.maxBytesPerDay) throw new ShopError('too_many_imports')
}

/** Keeps a file whose rows a job will store, and finds out what its columns are: what they were last time, else what their titles say. */
export async function uploadImport(
  ctx: ShopAdminCtx,
  files: readonly UploadedFile[],
  { fileFolder, of = {}, onlyTrial = false, isUnlimited = false, chooseSheet }: UploadOptions,
): Promise<ResponseInput<typeof importCalls.upload>> {
  const owner = ownerOf(of)
  if (!isUnlimited) await assertBelowDailyLimit(ctx)
  await assertMayUpload(ctx, owner)
  const [file] = files
  if (!file || files.length > 1) throw new ShopError('files_expected')
  if (file.problem) throw new ShopError('body_too_large')
  const csv = await csvOf(file.path, chooseSheet)
  const content = await contentOf(ctx, csv, owner)
  const { sheets, sheet } = csv
  const id = randomUUID()
  await ctx.db.transaction(async tx => {
    const inTransaction = { ...ctx, db: tx }
    if (!isUnlimited) {
      // Again, since others may have been uploaded while this one was read.
      await lockUploads(inTransaction)
      await assertBelowDailyLimit(inTransaction)
    }
    const file_bytes = await keepFile(fileFolder, id, sheets.length > 1 ? { path: csv.path, workbook: file.path } : csv)
    await insertImport(inTransaction, {
      id,
      file_name: file.name || 'import.csv',
      ...content,
      sheets,
      sheet,
      file_bytes,
      ...owner,
      only_trial: onlyTrial,
    })
  })
  const row = await importById(ctx, id)
  if (!row) throw new ShopError('import_not_found')
  return importView(row)
}

async function assertMayUpload(ctx: ShopAdminCtx, owner: PriceOwner) {
  if (!hasPrices(owner)) return
  assertMayChange(ctx, owner, priceFields)
  await assertPriceOwner(ctx, owner)
}

/** What a file is read as: the same as the last one with its columns, else what their titles say. */
async function contentOf(ctx: ShopAdminCtx, csv: CsvFile, owner: PriceOwner): Promise<RecognisedFile> {
  const { format, encoding, separator, columns } = await columnsOf(ctx, csv, owner)
  const titles = columns.map(({ title }) => title)
  const last = await choicesOfLastFile(ctx, format, titles, hasPrices(owner))
  const rates = await ratesFor(ctx, format)
  return {
    format,
    encoding,
    separator,
    columns: last ? columns.map((column, i) => ({ ...column, field: last.fields[i] ?? null })) : columns,
    create_missing: last?.create_missing ?? createsByDefault(format),
    prices_include_vat: last?.prices_include_vat ?? false,
    vat_percent: rates.find(rate => rate === last?.vat_percent) ?? standardRate(rates),
  }
}

/** Whether another sheet can be read in place of the one that was: nothing has been imported, and the workbook is still there. */
export async function mayChooseSheet(ctx: ShopAdminCtx, row: ImportRow, fileFolder: string): Promise<boolean> {
  if (row.sheets.length < 2 || !(await isBeforeRun(ctx, row))) return false
  return access(workbookOf(fileFolder, row.id)).then(
    () => true,
    () => false,
  )
}

const isBeforeRun = async (ctx: ShopAdminCtx, { id, state }: ImportRow) =>
  ['ready', 'checked', 'failed'].includes(state) && !(await hasChanges(ctx, id))

/** Reads another sheet of a workbook: its columns now, its rows by the job. */
export async function chooseSheet(
  ctx: ShopAdminCtx,
  id: string,
  { sheet }: Input<typeof importCalls.chooseSheet>['body'],
  fileFolder: string,
): Promise<ResponseInput<typeof importCalls.chooseSheet>> {
  const row = await readableImport(ctx, id)
  await assertMayUpload(ctx, row)
  if (!(await mayChooseSheet(ctx, row, fileFolder))) throw new ShopError('import_step_refused')
  if (sheet >= row.sheets.length) throw new ShopError('invalid_body', { fields: { sheet: fieldProblems.not_one_of } })
  const path = `${fileOf(fileFolder, id)}.${randomUUID()}`
  try {
    await orRefused(() => writeSheet(workbookOf(fileFolder, id), path, () => sheet))
    const content = await contentOf(ctx, { path, separators: [','] }, row)
    await ctx.db.transaction(async tx => {
      const inTransaction = { ...ctx, db: tx }
      const locked = await lockImport(inTransaction, id)
      if (!locked || !(await isBeforeRun(inTransaction, locked))) throw new ShopError('import_step_refused')
      await readSheet(inTransaction, id, sheet, content)
      await rename(path, fileOf(fileFolder, id))
    })
  } finally {
    await rm(path, { force: true })
  }
  return importView((await importById(ctx, id)) ?? row)
}

interface CsvFile {
  path: string
  /** Those that it may have. */
  separators: readonly Separator[]
}

/** The file itself, or beside it what a workbook has in a sheet. */
async function csvOf(path: string, choose?: (names: readonly string[]) => number): Promise<CsvFile & (Sheets | NoSheets)> {
  if (!(await isArchive(path))) return { path, separators, sheets: [], sheet: null }
  const csv = `${path}.csv`
  return { path: csv, separators: [','], ...(await orRefused(() => writeSheet(path, csv, choose))) }
}

interface NoSheets {
  sheets: []
  sheet: null
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
