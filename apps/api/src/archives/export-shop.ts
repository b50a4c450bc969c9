import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { importLimits, type ProductField, productRowCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../admin-context.ts'
import type { JobDependencies } from '../context.ts'
import { documentPath } from '../features/documents/documents.ts'
import { contextOf } from '../features/imports/product-files.ts'
import { countProductRows, productRows } from '../features/imports/product-rows.ts'
import { pictureKindOf } from '../features/pictures/picture-kinds.ts'
import { originalPath } from '../features/pictures/stored-pictures.ts'
import { fileOfList } from '../platform/downloads/downloads.ts'
import { ArchiveError, archiveLimits, type FileEnding, nameOfFile, productsFile, shopFile } from './archive-format.ts'
import { storedHashes } from './archives.queries.ts'
import type { AnyPart } from './part.ts'
import { partsAfterProducts, partsBeforeProducts } from './parts.ts'
import { shopDocumentOf } from './shop-settings.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

interface ShopExportOptions {
  /** A ZIP file, where it ends with `.zip`, or an empty folder. */
  file: string
  onProgress?: (name: string) => void | Promise<void>
  /** Called while files are written; ends the export where it throws. */
  assertWanted?: () => void | Promise<void>
}

export interface ShopExport {
  /** Files of the archive with the number of their entries; pictures and documents together are `files`. */
  contents: { name: string; count: number }[]
  /** Hashes of files that the shop names and the data folder does not have. */
  missing: string[]
}

interface ExportDependencies extends JobDependencies {
  fileFolder: string
}

/** Writes all of a shop that another installation can read in (docs/decisions/106). Throws `ArchiveError`, and `ProductFileError` for an unknown host. */
export const exportShop = async (deps: ExportDependencies, options: ShopExportOptions & { host: string }): Promise<ShopExport> =>
  writeShopTo(await contextOf(deps, options), deps.fileFolder, options)

/** The same for somebody who is known. */
export async function writeShopTo(ctx: ShopAdminCtx, fileFolder: string, { file, ...options }: ShopExportOptions): Promise<ShopExport> {
  const archive = await createArchive(file)
  try {
    const written = await writeShop(ctx, archive, { fileFolder, ...options })
    await archive.finish()
    return written
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function writeShop(
  ctx: ShopAdminCtx,
  archive: ArchiveWriter,
  { fileFolder, onProgress = () => {}, assertWanted = () => {} }: Omit<ShopExportOptions, 'file'> & { fileFolder: string },
): Promise<ShopExport> {
  const hashes = new Set<string>()
  const contents: ShopExport['contents'] = []
  async function* wanted(content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      await assertWanted()
      yield chunk
    }
  }
  const add = (name: string, content: AsyncIterable<Uint8Array>) => archive.add(name, wanted(content))
  const addPart = async (name: string, content: AsyncIterable<Uint8Array>, count: () => number | Promise<number>) => {
    await onProgress(name)
    await add(name, content)
    contents.push({ name, count: await count() })
  }
  const document = await shopDocumentOf(ctx)
  await addPart(shopFile, encoded([JSON.stringify(document, null, 2)]), () => Object.keys(document.settings).length)
  const rows = await countProductRows(ctx, Number.MAX_SAFE_INTEGER)
  if (rows > importLimits.maxRows) throw new ArchiveError('too_many_to_export', { subject: productsFile, number: importLimits.maxRows })
  await addPart(productsFile, productsOf(ctx), () => rows)
  for (const part of [...partsBeforeProducts, ...partsAfterProducts]) {
    const lines = linesOf(ctx, part, hashes)
    await addPart(part.file, lines.bytes, lines.count)
  }
  await onProgress('files')
  const { count, missing } = await addFiles(ctx, add, fileFolder, [...hashes].sort())
  return { contents: [...contents, { name: 'files', count }], missing }
}

async function* encoded(lines: Iterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from([...lines].map(line => `${line}\n`).join(''))
}

/** An entry per line, so that neither side holds a list in memory. Throws `ArchiveError` for a list that could not be read in. */
function linesOf(ctx: ShopAdminCtx, { file, all, keyOf, filesOf }: AnyPart, hashes: Set<string>) {
  let count = 0
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const entries of all(ctx)) {
      count += entries.length
      if (count > archiveLimits.maxEntriesOfList)
        throw new ArchiveError('too_many_to_export', { subject: file, number: archiveLimits.maxEntriesOfList })
      yield* encoded(
        entries.map(entry => {
          const line = JSON.stringify(entry)
          if (Buffer.byteLength(line) > archiveLimits.maxLineBytes)
            throw new ArchiveError('entry_too_large', { subject: `${file}, ${keyOf(entry)}` })
          return line
        }),
      )
      for (const entry of entries) for (const hash of filesOf?.(entry) ?? []) hashes.add(hash)
    }
  }
  return { bytes: bytes(), count: () => count }
}

const { pictures: _, ...columns } = productRowCalls.productRows.download.columns
const productList = { ...productRowCalls.productRows, download: { ...productRowCalls.productRows.download, columns } }

/** Texts of a product. An import reads what is of the product from the first one of its rows. */
const productTexts = ['name', 'short_description', 'description', 'warnings', 'keywords', 'seo_title', 'seo_description'] as const
const noTexts = Object.fromEntries(productTexts.flatMap((name): ProductField[] => [`${name}_en`, `${name}_pl`]).map(field => [field, '']))

/**
 * The export of products without URLs of pictures, which are in the archive themselves, with the texts of a product in its first row alone: beside each of
 * its variants they would make the file larger than one that is read in.
 */
function productsOf(ctx: ShopAdminCtx) {
  let last: string | undefined
  const read = async (after?: string) => {
    const part = await productRows(ctx, { after, limit: 250 })
    const items = part.items.map(row => {
      const isFirst = row.product_symbol !== last
      last = row.product_symbol
      return isFirst ? row : { ...row, ...noTexts }
    })
    return { ...part, items }
  }
  const sheet = { language: 'en' as const, timeZone: 'UTC', separator: 'comma' as const, now: ctx.now }
  return fileOfList(productList, 'csv', { read, sheet })
}

const documentHashLength = 64
const batchSize = 500

async function addFiles(ctx: ShopAdminCtx, add: ArchiveWriter['add'], fileFolder: string, hashes: readonly string[]) {
  const missing: string[] = []
  let count = 0
  for (let at = 0; at < hashes.length; at += batchSize) {
    const some = hashes.slice(at, at + batchSize)
    const stored = new Map((await storedHashes(ctx, some)).map(row => [row.file, row.hash]))
    for (const hash of some) {
      const isDocument = hash.length === documentHashLength
      const path = isDocument ? documentPath(fileFolder, hash) : originalPath(fileFolder, stored.get(hash) ?? hash)
      const ending = isDocument ? await endingOfDocument(path) : await endingOfPicture(path)
      if (ending === undefined) {
        missing.push(hash)
        continue
      }
      await add(nameOfFile(hash, ending), createReadStream(path))
      count++
    }
  }
  return { count, missing }
}

const endings: Record<NonNullable<ReturnType<typeof pictureKindOf>>, FileEnding> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
}

const endingOfDocument = async (path: string): Promise<FileEnding | undefined> => ((await firstBytes(path)) ? 'pdf' : undefined)

async function endingOfPicture(path: string): Promise<FileEnding | undefined> {
  const bytes = await firstBytes(path)
  const kind = bytes && pictureKindOf(bytes)
  return kind ? endings[kind] : undefined
}

/** The first bytes of a file, by which its type is detected; undefined for a missing file. */
async function firstBytes(path: string): Promise<Buffer | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
