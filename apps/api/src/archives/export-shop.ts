import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { productRowCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../admin-context.ts'
import type { JobDependencies } from '../context.ts'
import { documentPath } from '../features/documents/documents.ts'
import { contextOf } from '../features/imports/product-files.ts'
import { productRows } from '../features/imports/product-rows.ts'
import { pictureKindOf } from '../features/pictures/picture-kinds.ts'
import { originalPath } from '../features/pictures/stored-pictures.ts'
import { fileOfList } from '../platform/downloads/downloads.ts'
import { type FileEnding, nameOfFile, productsFile, shopFile } from './archive-format.ts'
import { storedHashes } from './archives.queries.ts'
import type { AnyPart } from './part.ts'
import { partsAfterProducts, partsBeforeProducts } from './parts.ts'
import { shopDocumentOf } from './shop-settings.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

export interface ShopExportOptions {
  host: string
  /** A ZIP file, where it ends with `.zip`, or an empty folder. */
  file: string
  onProgress?: (name: string) => void
}

export interface ShopExport {
  files: number
  /** Hashes of files that the shop names and the data folder does not have. */
  missing: string[]
}

interface ExportDependencies extends JobDependencies {
  fileFolder: string
}

/** Writes all of a shop that another installation can read in (docs/decisions/106). Throws `ArchiveError`, and `ProductFileError` for an unknown host. */
export async function exportShop(deps: ExportDependencies, { host, file, onProgress = () => {} }: ShopExportOptions): Promise<ShopExport> {
  const ctx = await contextOf(deps, { host })
  const archive = await createArchive(file)
  try {
    const written = await writeShop(ctx, archive, { fileFolder: deps.fileFolder, onProgress })
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
  { fileFolder, onProgress }: { fileFolder: string; onProgress: (name: string) => void },
): Promise<ShopExport> {
  const hashes = new Set<string>()
  const add = async (name: string, content: AsyncIterable<Uint8Array>) => {
    onProgress(name)
    await archive.add(name, content)
  }
  await add(shopFile, encoded([JSON.stringify(await shopDocumentOf(ctx), null, 2)]))
  await add(productsFile, productsOf(ctx))
  for (const part of [...partsBeforeProducts, ...partsAfterProducts]) await add(part.file, linesOf(ctx, part, hashes))
  onProgress('files')
  return addFiles(ctx, archive, fileFolder, [...hashes].sort())
}

async function* encoded(lines: Iterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from([...lines].map(line => `${line}\n`).join(''))
}

/** An entry per line, so that neither side holds a list in memory. */
async function* linesOf(ctx: ShopAdminCtx, { all, filesOf }: AnyPart, hashes: Set<string>): AsyncGenerator<Uint8Array> {
  for await (const entries of all(ctx)) {
    yield* encoded(entries.map(entry => JSON.stringify(entry)))
    for (const entry of entries) for (const hash of filesOf?.(entry) ?? []) hashes.add(hash)
  }
}

const { pictures: _, ...columns } = productRowCalls.productRows.download.columns
const productList = { ...productRowCalls.productRows, download: { ...productRowCalls.productRows.download, columns } }

/** The export of products without URLs of pictures, which are in the archive themselves. */
function productsOf(ctx: ShopAdminCtx) {
  const read = (after?: string) => productRows(ctx, { after, limit: 250 })
  const sheet = { language: 'en' as const, timeZone: 'UTC', separator: 'comma' as const, now: ctx.now }
  return fileOfList(productList, 'csv', { read, sheet })
}

const documentHashLength = 64
const batchSize = 500

async function addFiles(ctx: ShopAdminCtx, archive: ArchiveWriter, fileFolder: string, hashes: readonly string[]): Promise<ShopExport> {
  const missing: string[] = []
  let files = 0
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
      await archive.add(nameOfFile(hash, ending), createReadStream(path))
      files++
    }
  }
  return { files, missing }
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
