import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import type { Services } from '../../context.ts'
import { writeOnce } from '../../platform/files.ts'
import { contextOf, shopOriginOf } from '../../platform/shop-origin.ts'
import { hasDocument } from './documents.queries.ts'

/** A document as queries return it. */
export interface StoredDocument {
  hash: string
  file_name: string
  bytes: number
  /** Null where it is not known. */
  pages: number | null
}

export const documentOf = ({ hash, file_name, bytes, pages }: StoredDocument) => ({
  url: `${apiPrefix}/documents/${hash}/${file_name}`,
  bytes,
  pages,
})

export const documentPath = (folder: string, hash: string) => join(folder, 'documents', hash)

/** Stores a document by content hash, which deduplicates files. */
export async function storeDocument(folder: string, bytes: Buffer): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await writeOnce(documentPath(folder, hash), () => Promise.resolve(bytes))
  return { hash, bytes: bytes.length }
}

/** Serves `/documents/{hash}/{name}.pdf`: a shop serves only its own documents. */
export function serveDocuments(app: Hono, deps: Services) {
  app.get(`${apiPrefix}/documents/:hash{[0-9a-f]{64}}/:name`, async c => {
    const { hash, name } = c.req.param()
    const ctx = await contextOf(c, deps, shopOriginOf(c))
    // PostgreSQL's `text` cannot contain a NUL.
    if (name.includes('\0') || !(await hasDocument(ctx, hash, name))) throw new ShopError('document_not_found')
    const bytes = await readFile(documentPath(deps.fileFolder, hash)).catch((err: NodeJS.ErrnoException) => {
      if (err.code !== 'ENOENT') throw err
      ctx.log.error({ shop: ctx.shop.id, hash }, 'a document is missing: store it again')
      throw new ShopError('document_not_found', { cause: err })
    })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      // The header identifies the shop if it is sent, else the host, which is part of the URL.
      vary: 'shop-origin',
    })
  })
}
