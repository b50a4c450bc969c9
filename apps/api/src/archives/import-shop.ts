import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ShopError } from '@stragan/contract'
import { type Permission, type ProductField, productRowFields } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { storeUploadedDocument } from '../features/documents/product-documents.ts'
import { firstRows, separators } from '../features/imports/csv-file.ts'
import type { ImportDependencies } from '../features/imports/imports.ts'
import { contextOf, type ImportCounts, importProducts } from '../features/imports/product-files.ts'
import { isDataConflict } from '../features/imports/row-problems.ts'
import { storeArchived } from '../features/pictures/picture-files.ts'
import { originalPath, storeOriginal } from '../features/pictures/stored-pictures.ts'
import { hasPermission } from '../platform/has-permission.ts'
import { ArchiveError, archiveFormat, archiveLimits, archiveVersion, productsFile, shopFile } from './archive-format.ts'
import { type AnyPart, RefusedEntry, type Saving } from './part.ts'
import { partsAfterProducts, partsBeforeProducts } from './parts.ts'
import { type Archive, bytesOf, entriesIn, jsonIn, openArchive, unpack } from './read-archive.ts'
import { type ShopDocument, saveShopSettings, shopDocument } from './shop-settings.ts'

export interface ShopImportOptions {
  host: string
  /** Who imports; without it, the first owner. */
  email?: string | undefined
  /** A ZIP file, or a folder. */
  file: string
  /** Only tries what the archive would change. */
  isTrial: boolean
  /** Where refused rows of products are written, with the reasons. */
  refusedFile?: string | undefined
  onPart?: (outcome: PartOutcome) => void
}

/** What became of the entries of a file of the archive. */
export interface PartOutcome {
  name: string
  created: number
  changed: number
  unchanged: number
  refused: number
  /** Why entries were refused, at most twenty. */
  problems: string[]
}

const maxProblems = 20

const outcomeOf = (name: string): PartOutcome => ({ name, created: 0, changed: 0, unchanged: 0, refused: 0, problems: [] })

const needed: readonly Permission[] = [
  'settings:write',
  'money-settings:write',
  'products:write',
  'prices:write',
  'stock:write',
  'promotions:write',
  'content:write',
]

/**
 * Reads the archive of a shop into a shop, as its staff could do by hand: what is the same stays, and what the archive does not name stays too.
 * One that is interrupted is repeated from its beginning. Throws `ArchiveError`, and ShopError of the calls.
 */
export async function importShop(deps: ImportDependencies, options: ShopImportOptions): Promise<PartOutcome[]> {
  const ctx = await contextOf(deps, options)
  const lacking = needed.find(permission => !hasPermission(ctx.actor, permission))
  if (lacking) throw new ShopError('permission_denied', { details: { permission: lacking } })
  const archive = await openArchive(options.file)
  const folder = await mkdtemp(join(tmpdir(), 'stragan-archive-'))
  try {
    return await readIn(deps, options, { archive, folder, ctx })
  } finally {
    archive.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Opened {
  archive: Archive
  /** For one file at a time. */
  folder: string
  ctx: ShopAdminCtx
}

async function readIn(deps: ImportDependencies, options: ShopImportOptions, opened: Opened): Promise<PartOutcome[]> {
  const document = await documentIn(opened.archive)
  await assertProductsIn(opened.archive)
  const { isTrial, host } = options
  const outcomes: PartOutcome[] = []
  const note = (outcome: PartOutcome) => {
    outcomes.push(outcome)
    options.onPart?.(outcome)
  }
  const saving = savingOf(deps, opened)
  const settings = outcomeOf(shopFile)
  for (const one of await saveShopSettings(saving, document, { origin: `https://${host}`, isTrial })) settings[one]++
  note(settings)
  // The default language may be another one now.
  const after = savingOf(deps, { ...opened, ctx: await contextOf(deps, options) })
  for (const part of partsBeforeProducts) note(await readPart(part, opened.archive, after, isTrial))
  for (const outcome of await readProducts(deps, options, opened)) note(outcome)
  for (const part of partsAfterProducts) note(await readPart(part, opened.archive, after, isTrial))
  return outcomes
}

/** Before anything is saved: an archive without it is not whole. */
async function assertProductsIn(archive: Archive): Promise<void> {
  const products = await archive.open(productsFile)
  if (!products) throw new ArchiveError(`The archive has no ${productsFile}`)
  products.destroy()
}

async function documentIn(archive: Archive): Promise<ShopDocument> {
  const json = jsonIn((await bytesOf(archive, shopFile)).toString('utf8'), shopFile)
  const { format, version } = z.object({ format: z.unknown(), version: z.unknown() }).catch({ format: null, version: null }).parse(json)
  if (format !== archiveFormat) throw new ArchiveError(`This is no archive of a shop: the format in ${shopFile} is not ${archiveFormat}`)
  if (version !== archiveVersion)
    throw new ArchiveError(
      `The archive has ${typeof version === 'number' ? `version ${version}` : 'no version'}; this installation reads version ${archiveVersion}`,
    )
  const { data, error } = shopDocument.safeParse(json)
  if (!data) throw new ArchiveError(`${shopFile} of the archive is not valid: ${problemOf(error)}`)
  return data
}

function savingOf({ db, clock, fileFolder }: ImportDependencies, { archive, folder, ctx }: Opened): Saving {
  const { kind, id, name } = ctx.actor
  const inTransaction = <T>(
    call: string | undefined,
    params: Readonly<Record<string, unknown>>,
    work: (made: ShopAdminCtx) => Promise<T>,
  ) => {
    const now = clock()
    const change = call === undefined ? undefined : { id: randomUUID(), actor: { kind, id, name }, call, params }
    return db.withTenant(ctx.shop.id, now, 'write', change).transaction(tx => work({ ...ctx, now, db: tx }))
  }
  const unpacked = async (hash: string) => {
    const found = await archive.findFile(hash)
    if (!found) throw new RefusedEntry(`The archive has no file ${hash}`)
    const path = join(folder, 'file')
    await unpack(archive, found, path)
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    if (!digest.startsWith(hash)) throw new RefusedEntry(`The content of ${found} is not what its name says`)
    return { path, bytes: (await stat(path)).size }
  }
  return {
    ctx,
    record: inTransaction,
    change: work => inTransaction(undefined, {}, work),
    storePicture: async hash => {
      const file = await unpacked(hash)
      // The same content was checked when it was stored.
      if (await stat(originalPath(fileFolder, hash)).catch(() => null)) return storeOriginal(fileFolder, await readFile(file.path))
      const { original, problem } = await storeArchived(fileFolder, { ...file, name: hash, problem: null })
      if (!original) throw new RefusedEntry(`The picture ${hash} cannot be stored: ${problem}`)
      return original
    },
    storeDocument: async (hash, file_name) => {
      const { document, problem } = await storeUploadedDocument(fileFolder, { ...(await unpacked(hash)), name: file_name, problem: null })
      if (!document) throw new RefusedEntry(`The document ${file_name} cannot be stored: ${problem}`)
      return document
    },
  }
}

/** Entries that are compared with those of the shop at once. */
const batchSize = 250

async function readPart(part: AnyPart, archive: Archive, saving: Saving, isTrial: boolean): Promise<PartOutcome> {
  const outcome = outcomeOf(part.file)
  const all = part.among ? undefined : byKey(part, await allOf(part, saving.ctx))
  const seen = new Set<string>()
  for await (const lines of inBatches(entriesIn(archive, part.file), batchSize)) {
    const read = lines.map(({ line, value }) => {
      const { data, error } = part.schema.safeParse(value)
      return { line, error, entry: error || !part.asOf ? data : part.asOf(saving.ctx.now, data) }
    })
    const entries = read.flatMap(({ entry }) => entry ?? [])
    const present = all ?? byKey(part, (await part.among?.(saving.ctx, entries)) ?? [])
    for (const { line, error: invalid, entry } of read)
      try {
        if (invalid) throw invalid
        if (entry === null) {
          outcome.unchanged++
          continue
        }
        const key = part.keyOf(entry)
        if (seen.has(key)) throw new RefusedEntry('An earlier line has the same')
        if (seen.size === archiveLimits.maxEntriesOfList)
          throw new ArchiveError(`${part.file} of the archive has more than ${archiveLimits.maxEntriesOfList} entries`)
        seen.add(key)
        const before = present.get(key)
        if (before !== undefined && JSON.stringify(before) === JSON.stringify(entry)) outcome.unchanged++
        else {
          if (!isTrial) await part.save(saving, entry, before)
          outcome[before === undefined ? 'created' : 'changed']++
        }
      } catch (error) {
        const problem = problemOf(error)
        outcome.refused++
        if (outcome.problems.length < maxProblems) outcome.problems.push(`line ${line}: ${problem}`)
      }
  }
  return outcome
}

async function allOf({ all }: AnyPart, ctx: ShopAdminCtx): Promise<unknown[]> {
  const entries: unknown[] = []
  for await (const some of all(ctx)) entries.push(...some)
  return entries
}

const byKey = ({ keyOf }: AnyPart, entries: readonly unknown[]) => new Map(entries.map(entry => [keyOf(entry), entry]))

async function* inBatches<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of all) {
    if (batch.push(one) < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What is wrong with an entry, in a sentence. Throws what is no error of the entry. */
function problemOf(error: unknown): string {
  if (error instanceof RefusedEntry) return error.message
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; ')
      .slice(0, 500)
  if (error instanceof RangeError) return 'It is nested too deeply'
  if (isDataConflict(error)) return `The database refuses it: ${(error as Error).message}`
  if (!(error instanceof ShopError)) throw error
  const fields = Object.entries(error.fields ?? {}).map(([field, problem]) => `${field}: ${String(problem)}`)
  return [error.message, ...fields].join('; ')
}

/** Reads products in, and then which of them are related: a product can name one that follows. */
async function readProducts(deps: ImportDependencies, options: ShopImportOptions, { archive, folder }: Opened): Promise<PartOutcome[]> {
  const path = join(folder, productsFile)
  await unpack(archive, productsFile, path)
  const { rows } = await firstRows(path, { encoding: 'utf-8', separators, count: 2 })
  const fields = productRowFields.filter(field => rows[0]?.includes(field))
  if (rows.length < 2) return [outcomeOf(productsFile)]
  const { host, email, isTrial, refusedFile } = options
  // The columns are mapped here: the saved mapping of an earlier import does not apply. Pictures are read from the archive.
  const run = (isRead: (field: ProductField) => boolean, more: { createMissing?: boolean; refusedFile?: string | undefined }) => {
    const columns = new Map(fields.map(field => [field as string, isRead(field) ? field : null]))
    return importProducts(deps, { host, email, file: path, columns, isTrial, onProgress: () => {}, ...more })
  }
  // A trial has created none of what products name.
  const products = await run(field => field !== 'related' && field !== 'pictures', { createMissing: isTrial, refusedFile })
  const outcomes = [productOutcome(productsFile, products)]
  if (!isTrial && fields.includes('related')) {
    const related = await run(field => field === 'product_symbol' || field === 'symbol' || field === 'related', {})
    outcomes.push(productOutcome(`${productsFile}, related products`, related))
  }
  return outcomes
}

const productOutcome = (name: string, { created, changed, unchanged, refused }: ImportCounts): PartOutcome => ({
  ...outcomeOf(name),
  created,
  changed,
  unchanged,
  refused,
})
