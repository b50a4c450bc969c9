import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProductField, productRowFields, rightsToReadIn } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { storeUploadedDocument } from '../features/documents/product-documents.ts'
import { firstRows, separators } from '../features/imports/csv-file.ts'
import type { ImportDependencies } from '../features/imports/imports.ts'
import { type ImportCounts, importFile } from '../features/imports/product-files.ts'
import { storeArchived } from '../features/pictures/picture-files.ts'
import { originalPath, storeOriginal } from '../features/pictures/stored-pictures.ts'
import { assertPermission } from '../platform/has-permission.ts'
import { ArchiveError, archiveFormat, archiveLimits, archiveVersion, productsFile, shopFile } from './archive-format.ts'
import { type Journal, outcomeOf, type PartOutcome, type Place } from './import-progress.ts'
import { newReadingFolder } from './jobs/archive-files.ts'
import { type AnyPart, RefusedEntry, type Saving } from './part.ts'
import { partsAfterProducts, partsBeforeProducts } from './parts.ts'
import { type Archive, bytesOf, jsonIn, openArchive, unpack } from './read-archive.ts'
import { problemOf, readPart } from './read-part.ts'
import { type ShopDocument, saveShopSettings, shopDocument } from './shop-settings.ts'

export interface ShopImportOptions {
  /** The same for each attempt. */
  id: string
  /** The current state of the shop, and the actor with their current permissions. */
  context: () => Promise<ShopAdminCtx>
  /** A ZIP file, or a folder. */
  file: string
  /** Only tries what the archive would change. */
  isTrial: boolean
  /** Of a shop that has no address yet. */
  origin: string
  journal: Journal
  /** Where refused rows of products are written, with the reasons. */
  refusedFile?: string | undefined
}

/**
 * Reads the archive of a shop into a shop, as its staff could do by hand: what is the same stays, and what the archive does not name stays too.
 * One that is interrupted goes on where its journal ends, or is repeated from its beginning. Throws `ArchiveError`, and ShopError of the calls.
 */
export async function readShop(deps: ImportDependencies, options: ShopImportOptions): Promise<PartOutcome[]> {
  const ctx = await options.context()
  for (const permission of rightsToReadIn) assertPermission(ctx.actor, permission)
  const archive = await openArchive(options.file)
  const folder = await newReadingFolder(deps.fileFolder, options.id)
  try {
    return await readIn(deps, options, { archive, folder, ctx })
  } finally {
    archive.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Refuses what is no archive of a shop, by its directory and its first file. Throws `ArchiveError`. */
export async function assertArchive(file: string): Promise<void> {
  const archive = await openArchive(file)
  try {
    await documentIn(archive)
    await assertProductsIn(archive)
  } finally {
    archive.close()
  }
}

interface Opened {
  archive: Archive
  /** For one file at a time. */
  folder: string
  ctx: ShopAdminCtx
}

async function readIn(deps: ImportDependencies, options: ShopImportOptions, opened: Opened): Promise<PartOutcome[]> {
  const { journal, isTrial, origin } = options
  const document = await documentIn(opened.archive)
  await assertProductsIn(opened.archive)
  const outcomes: PartOutcome[] = [...journal.done]
  const part = async (name: string, read: (place: Place) => Promise<PartOutcome>) => {
    if (journal.done.some(outcome => outcome.name === name)) return
    const place = journal.begun?.outcome.name === name ? { ...journal.begun } : { outcome: outcomeOf(name), line: 0 }
    await journal.reach(place)
    const outcome = await read(place)
    outcomes.push(outcome)
    await journal.finish(outcome)
  }
  await part(shopFile, async place => {
    const saving = savingOf(deps, opened, { journal, place })
    await saveShopSettings(saving, document, { origin, isTrial, place })
    return place.outcome
  })
  // The default language may be another one now.
  const after = { ...opened, ctx: await options.context() }
  const list = (one: AnyPart) =>
    part(one.file, place =>
      readPart(one, place, { archive: opened.archive, saving: savingOf(deps, after, { journal, place }), journal, isTrial }),
    )
  for (const one of partsBeforeProducts) await list(one)
  await part(productsFile, place => readProducts(deps, options, after, place))
  if (!isTrial) await part(relatedProducts, place => readProducts(deps, options, after, place))
  for (const one of partsAfterProducts) await list(one)
  return outcomes
}

/** Before anything is saved: an archive without it is not whole. */
async function assertProductsIn(archive: Archive): Promise<void> {
  const products = await archive.open(productsFile)
  if (!products) throw new ArchiveError('file_missing', { subject: productsFile })
  products.destroy()
}

async function documentIn(archive: Archive): Promise<ShopDocument> {
  const text = (await bytesOf(archive, shopFile)).toString('utf8')
  const json = jsonIn(text, { subject: shopFile, number: null, maxMembers: archiveLimits.maxShopMembers })
  const { format, version } = z.object({ format: z.unknown(), version: z.unknown() }).catch({ format: null, version: null }).parse(json)
  if (format !== archiveFormat) throw new ArchiveError('other_format')
  if (version !== archiveVersion)
    throw new ArchiveError('other_version', { subject: typeof version === 'number' ? String(version) : '0', number: archiveVersion })
  const { data, error } = shopDocument.safeParse(json)
  if (!data) {
    const { subject, text: detail } = problemOf(error)
    throw new ArchiveError('settings_not_valid', { subject, detail })
  }
  return data
}

function savingOf(
  { db, clock, fileFolder }: ImportDependencies,
  { archive, folder, ctx }: Opened,
  { journal, place }: { journal: Journal; place: Place },
): Saving {
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
  /** With the place that is reached with it. */
  const noted =
    <T>(work: (made: ShopAdminCtx) => Promise<T>) =>
    async (made: ShopAdminCtx) => {
      const done = await work(made)
      await journal.note(made.db, place)
      return done
    }
  const unpacked = async (hash: string) => {
    const found = await archive.findFile(hash)
    if (!found) throw new RefusedEntry('no_file', hash, `The archive has no file ${hash}`)
    const path = join(folder, 'file')
    await unpack(archive, found, path)
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    if (!digest.startsWith(hash)) throw new RefusedEntry('wrong_content', found, `The content of ${found} is not what its name says`)
    return { path, bytes: (await stat(path)).size }
  }
  return {
    ctx,
    record: (call, params, work) => inTransaction(call, params, noted(work)),
    prepare: inTransaction,
    change: work => inTransaction(undefined, {}, noted(work)),
    storePicture: async (hash, minWidth = 0) => {
      const file = await unpacked(hash)
      // The same content was checked when it was stored, but for its width.
      if (minWidth === 0 && (await stat(originalPath(fileFolder, hash)).catch(() => null)))
        return storeOriginal(fileFolder, await readFile(file.path))
      const { original, problem } = await storeArchived(fileFolder, { ...file, name: hash, problem: null }, minWidth)
      if (!original) throw new RefusedEntry('file_refused', hash, `The picture ${hash} cannot be stored: ${problem}`)
      return original
    },
    storeDocument: async (hash, file_name) => {
      const { document, problem } = await storeUploadedDocument(fileFolder, { ...(await unpacked(hash)), name: file_name, problem: null })
      if (!document) throw new RefusedEntry('file_refused', file_name, `The document ${file_name} cannot be stored: ${problem}`)
      return document
    },
  }
}

/** A product can name one that follows, so which ones are related is read in afterwards. */
const relatedProducts = `${productsFile}, related products`
const isOfRelated = (field: ProductField) => field === 'product_symbol' || field === 'symbol' || field === 'related'

/** Reads products in, or which of them are related, as an import of the file. */
async function readProducts(
  deps: ImportDependencies,
  { isTrial, refusedFile, journal }: ShopImportOptions,
  { archive, folder, ctx }: Opened,
  place: Place,
): Promise<PartOutcome> {
  const { outcome } = place
  const path = join(folder, productsFile)
  await unpack(archive, productsFile, path)
  const { rows } = await firstRows(path, { encoding: 'utf-8', separators, count: 2 })
  const fields = productRowFields.filter(field => rows[0]?.includes(field))
  const isRelated = outcome.name === relatedProducts
  if (rows.length < 2 || (isRelated && !fields.includes('related'))) return outcome
  // The columns are mapped here: the saved mapping of an earlier import does not apply. Pictures are read from the archive.
  const isRead = (field: ProductField) => (isRelated ? isOfRelated(field) : field !== 'related' && field !== 'pictures')
  const countedAs = ({ created, changed, unchanged, refused }: ImportCounts) => ({ ...place.outcome, created, changed, unchanged, refused })
  const counts = await importFile(deps, ctx, {
    file: path,
    columns: new Map(fields.map(field => [field as string, isRead(field) ? field : null])),
    // A trial has created none of what products name.
    createMissing: isTrial,
    isTrial,
    onlyTrial: isTrial,
    refusedFile: isRelated ? undefined : refusedFile,
    begun: outcome.import_id,
    onUpload: id => {
      place.outcome = { ...outcome, import_id: id }
      return journal.reach(place)
    },
    onProgress: async (step, counts) => {
      if (step === 'checking' || step === 'importing') place.outcome = countedAs(counts)
      await journal.reach(place)
    },
  })
  return countedAs(counts)
}
