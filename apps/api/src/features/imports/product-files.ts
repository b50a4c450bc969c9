import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@stragan/contract'
import {
  type DownloadFormat,
  type ImportState,
  importLimits,
  maxFileNameLength,
  maxWorksheetRows,
  type ProductField,
  productRowCalls,
  type Role,
} from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { JobDependencies } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { fileOfList } from '../../platform/downloads/downloads.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import type { ImportDependencies } from './import-files.ts'
import type { ImportRow } from './imports.queries.ts'
import { hasChanges, importById } from './imports.queries.ts'
import { checkImport, runImport } from './imports.ts'
import { countProductRows, productRows } from './product-rows.ts'
import { refusedRows } from './refused-rows.ts'
import { createsByDefault, uploadImport } from './upload.ts'
import { workOnImports } from './work.ts'

// Imports and exports of the command line, by the functions of the admin API.

/** The shop at a host, and who acts in it: the person with the e-mail, else the first owner. */
interface Member {
  host: string
  email?: string | undefined
}

/** How an import ended that was waited for. */
type Ending = 'deleted' | 'stopped' | 'unreadable' | 'too_many_rows' | 'permission_lost' | 'failed'

/** An error of an import or export on the command line; its message is for the operator. */
export class ProductFileError extends Error {
  readonly ending: Ending | undefined
  constructor(message: string, ending?: Ending) {
    super(message)
    this.ending = ending
  }
}

interface FoundMember {
  shop_id: number
  shop_name: string
  default_language: Language
  id: string
  name: string
  language: Language
  role: Role
}

/** The context of a call that this person would make. */
export async function contextOf({ db, clock, log }: JobDependencies, { host, email }: Member): Promise<ShopAdminCtx> {
  const now = clock()
  const found = await db.asOwner(now).maybeOne<FoundMember>(sql`
    select shop_id, shops.name as shop_name, default_language, staff.id, staff.name, language, role
    from hosts join shops using (shop_id) join memberships using (shop_id) join staff on staff.id = staff_id
    where host = lower(${host}) and ${email === undefined ? sql`role = 'owner'` : sql`email_key = lower(${email})`}
    order by memberships.created_at, staff.id limit 1`)
  if (!found) throw new ProductFileError(`The shop at ${host} has no ${email === undefined ? 'owner' : `member with the e-mail ${email}`}`)
  return {
    shop: { id: found.shop_id, name: found.shop_name, defaultLanguage: found.default_language },
    language: found.language,
    now,
    log,
    address: 'command line',
    actor: { kind: 'staff', id: found.id, name: found.name, role: found.role, session: null },
    db: db.withTenant(found.shop_id, now),
  }
}

/** Counts of an import; those of the rows that are done add up to `done`. */
export interface ImportCounts {
  rows: number
  done: number
  created: number
  changed: number
  unchanged: number
  refused: number
}

export interface ImportOptions {
  file: string
  /** What columns are read as, by their titles, where it differs from what was recognised; null leaves one out. */
  columns: ReadonlyMap<string, ProductField | null>
  /** Creates brands, categories, features and values that the shop does not have, also for a file of our own format. */
  createMissing?: boolean | undefined
  /** Computes net prices from those of the file, which include VAT. */
  pricesIncludeVat?: boolean | undefined
  /** The VAT rate of what a file of another program says is taxed; the shop's standard one unless it is given. */
  vatPercent?: number | undefined
  /** The name of the sheet of a workbook to read; the first one with rows without it. */
  sheet?: string | undefined
  /** Says which sheet of several is read. */
  onSheets?: (read: string, others: readonly string[]) => void
  /** Only tries what the file would change. */
  isTrial: boolean
  /** Leaves nothing that can be run in the back office. */
  onlyTrial?: boolean | undefined
  /** Where refused rows are written, with the reasons. */
  refusedFile?: string | undefined
  /** The import to go on with, of an attempt that was interrupted; one that was undone, or failed before it changed anything, begins anew. */
  begun?: string | null | undefined
  onUpload?: ((id: string) => Promise<void>) | undefined
  onProgress: (step: Step['step'], counts: ImportCounts) => void | Promise<void>
}

/**
 * Imports products from a CSV file or a workbook, as the back office does: the rows are stored, tried, and then run. What was interrupted goes
 * on where Stragan is started next. Throws ProductFileError, and ShopError of the calls.
 */
export const importProducts = async (deps: ImportDependencies, options: ImportOptions & Member): Promise<ImportCounts> =>
  importFile(deps, await contextOf(deps, options), options)

/** The same for somebody who is known. */
export async function importFile(deps: ImportDependencies, ctx: ShopAdminCtx, options: ImportOptions): Promise<ImportCounts> {
  const { isTrial, refusedFile } = options
  assertPermission(ctx.actor, 'products:write')
  const id = (await begunImport(deps, ctx, options)) ?? (await newImport(deps, ctx, options))
  let done = await importById(ctx, id)
  if (done?.state === 'reading') done = await finished(deps, { ctx, id, step: 'reading', end: 'ready' }, options)
  if (done?.state === 'ready') {
    await check(ctx, done, options)
    done = await importOf(ctx, id)
  }
  if (done?.state === 'checking') done = await finished(deps, { ctx, id, step: 'checking', end: 'checked' }, options)
  if (!isTrial && done?.state !== 'imported') {
    if (done?.state !== 'importing') await ctx.db.transaction(tx => runImport({ ...ctx, db: tx }, id))
    done = await finished(deps, { ctx, id, step: 'importing', end: 'imported' }, options)
  }
  done ??= await importOf(ctx, id)
  if (refusedFile !== undefined && done.refused > 0)
    await pipeline(Readable.from((await refusedRows(ctx, id)).bytes), createWriteStream(refusedFile))
  return countsOf(done)
}

async function begunImport(deps: ImportDependencies, ctx: ShopAdminCtx, options: ImportOptions): Promise<string | undefined> {
  const { begun: id } = options
  if (!id) return undefined
  const found = await importById(ctx, id)
  if (!found) throw new ProductFileError(deleted, 'deleted')
  const { state } = found
  if (state === 'undoing') await finished(deps, { ctx, id, step: 'undoing', end: 'undone' }, options)
  const isOver = state === 'undoing' || state === 'undone' || (state === 'failed' && !(await hasChanges(ctx, id)))
  return isOver ? undefined : id
}

async function newImport(deps: ImportDependencies, ctx: ShopAdminCtx, { onUpload, ...options }: ImportOptions): Promise<string> {
  const id = await upload(deps, ctx, options)
  await onUpload?.(id)
  return id
}

async function check(
  ctx: ShopAdminCtx,
  row: ImportRow,
  { columns, createMissing, pricesIncludeVat, vatPercent }: ImportOptions,
): Promise<void> {
  if (row.row_count === 0) throw new ProductFileError('The file has no rows below its header')
  // The options decide, not what an earlier file with the same columns was checked with.
  const choices = {
    fields: fieldsOf(row, columns),
    create_missing: createMissing || createsByDefault(row.format),
    prices_include_vat: pricesIncludeVat === true,
    vat_percent: vatPercent ?? null,
    remove_missing: false,
  }
  await ctx.db.transaction(tx => checkImport({ ...ctx, db: tx }, row.id, choices))
}

/** Keeps a copy of the file, as of one that was uploaded. */
async function upload(
  { fileFolder }: ImportDependencies,
  ctx: ShopAdminCtx,
  { file, onlyTrial = false, sheet, onSheets = () => {} }: Pick<ImportOptions, 'file' | 'onlyTrial' | 'sheet' | 'onSheets'>,
): Promise<string> {
  const { size: bytes } = await stat(file)
  if (bytes > importLimits.maxFileBytes) throw new ProductFileError(`${file} has more than ${importLimits.maxFileBytes / 1024 / 1024} MB`)
  const parent = join(fileFolder, 'uploads')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'import-'))
  try {
    const name = basename(file).slice(0, maxFileNameLength)
    const path = join(folder, 'file')
    await copyFile(file, path)
    let found: readonly string[] = []
    const chooseSheet = (names: readonly string[]) => {
      found = names
      return sheet === undefined ? 0 : names.indexOf(sheet)
    }
    const { id } = await uploadImport(ctx, [{ name, path, bytes, problem: null }], {
      fileFolder,
      onlyTrial,
      isUnlimited: true,
      chooseSheet,
    }).catch(error => {
      if (sheet === undefined || found.length === 0 || found.includes(sheet)) throw error
      throw new ProductFileError(`${file} has no sheet “${sheet}” with rows; it has ${found.join(', ')}`)
    })
    const read = sheet ?? found[0] ?? ''
    if (found.length > 1) onSheets(read, found.toSpliced(found.indexOf(read), 1))
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function fieldsOf({ columns }: ImportRow, given: ImportOptions['columns']): (ProductField | null)[] {
  const titles = columns.map(({ title }) => title)
  const unknown = [...given.keys()].find(title => !titles.includes(title))
  if (unknown !== undefined) throw new ProductFileError(`The file has no column “${unknown}”; it has ${titles.join(', ')}`)
  return columns.map(({ title, field }) => {
    const wanted = given.get(title)
    return wanted === undefined ? field : wanted
  })
}

const countsOf = ({ row_count, created, changed, unchanged, refused }: ImportRow): ImportCounts => ({
  rows: row_count,
  done: created + changed + unchanged + refused,
  created,
  changed,
  unchanged,
  refused,
})

interface Step {
  ctx: ShopAdminCtx
  id: string
  step: 'undoing' | 'reading' | 'checking' | 'importing'
  /** The state that it ends with unless somebody stops it. */
  end: ImportState
}

async function importOf(ctx: ShopAdminCtx, id: string): Promise<ImportRow> {
  const found = await importById(ctx, id)
  if (!found) throw new ProductFileError(deleted, 'deleted')
  if (found.state === 'failed' || found.failure === 'permission_lost') {
    const failure = found.failure ?? 'error'
    throw new ProductFileError(failures[failure], failure === 'error' ? 'failed' : failure)
  }
  return found
}

/** Until it is looked again how far the work is. */
const [pollMs, maxPollMs] = [50, 2000]
/** The same for work that another process may have left; after the step nobody waits longer for it. */
const maxWorkPollMs = 500

/** Works on imports until the step of this one has ended; another process may do it. */
async function finished(deps: ImportDependencies, { ctx, id, step, end }: Step, { onProgress }: ImportOptions): Promise<ImportRow> {
  let isDone = false
  const work = async () => {
    for (let waitMs = pollMs; !isDone; waitMs = Math.min(waitMs * 2, maxWorkPollMs)) {
      await workOnImports(deps, () => isDone)
      if (!isDone) await pause(waitMs)
    }
  }
  const watch = async (working: Promise<void>) => {
    try {
      for (let waitMs = pollMs; ; waitMs = Math.min(waitMs * 2, maxPollMs)) {
        await Promise.race([working, pause(waitMs)])
        const found = await importOf(ctx, id)
        await onProgress(step, countsOf(found))
        if (found.state === end) return found
        if (found.state !== step) throw new ProductFileError(stopped, 'stopped')
      }
    } finally {
      isDone = true
    }
  }
  const working = work()
  const [found] = await Promise.all([watch(working), working])
  return found
}

const deleted = 'Somebody has deleted the import'
const stopped = 'Somebody stopped the import in the back office: continue it there, or run the command again'
const failures = {
  unreadable: 'The file has a row that cannot be read as CSV: save the file again as UTF-8',
  too_many_rows: `The file has more than ${importLimits.maxRows} rows`,
  permission_lost: 'The person whose import it is has lost the right to it',
  error: 'The import failed; the log says why',
}

export interface ExportOptions {
  host: string
  file: string
  format: DownloadFormat
}

/** Writes the products of a shop to a file that an import reads again; returns the number of rows. */
export async function exportProducts(deps: JobDependencies, { host, file, format }: ExportOptions): Promise<number> {
  const ctx = await contextOf(deps, { host })
  if (format === 'xlsx' && (await countProductRows(ctx, maxWorksheetRows + 1)) > maxWorksheetRows)
    throw new ProductFileError(`A workbook has at most ${maxWorksheetRows} rows: name a file that ends with .csv`)
  let rows = 0
  const read = async (after?: string) => {
    const part = await productRows(ctx, { after, limit: 250 })
    rows += part.items.length
    return part
  }
  const sheet = { language: ctx.language, timeZone: await timeZoneOf(ctx), separator: 'comma' as const, now: ctx.now }
  await pipeline(Readable.from(fileOfList(productRowCalls.productRows, format, { read, sheet })), createWriteStream(file))
  return rows
}
