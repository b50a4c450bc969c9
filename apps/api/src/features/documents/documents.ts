import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import type { Services } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { writeOnce } from '../../platform/files.ts'
import { contextOf } from '../../platform/shop-origin.ts'
import { hasDocument } from './documents.queries.ts'

/** A document as rows keep it. */
export interface StoredDocument {
  hash: string
  file_name: string
  bytes: number
  pages: number
}

/** A row `d` of documents as a StoredDocument. */
export const documentJson = sql`json_build_object('hash', d.hash, 'file_name', d.file_name, 'bytes', d.bytes, 'pages', d.pages)`

export const documentOf = ({ hash, file_name, bytes, pages }: StoredDocument) => ({
  url: `${apiPrefix}/documents/${hash}/${file_name}`,
  bytes,
  pages,
})

/** Keeps a document under the hash of its bytes; the same bytes twice are one file. */
export async function storeDocument(folder: string, bytes: Buffer): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await writeOnce(join(folder, 'documents', hash), () => Promise.resolve(bytes))
  return { hash, bytes: bytes.length }
}

/** `/documents/{hash}/{name}.pdf`: a shop gives out its own documents only. */
export function serveDocuments(app: Hono, deps: Services) {
  app.get(`${apiPrefix}/documents/:hash{[0-9a-f]{64}}/:name`, async c => {
    const { hash, name } = c.req.param()
    // A browser asks for a document without our header: the host it asks is the shop's.
    const ctx = await contextOf(c, deps, c.req.header('shop-origin') ?? c.req.header('host'))
    // No name has a NUL, and no database text can hold one.
    if (name.includes('\0') || !(await hasDocument(ctx, hash, name))) throw new ShopError('document_not_found')
    const bytes = await readFile(join(deps.fileFolder, 'documents', hash)).catch((err: NodeJS.ErrnoException) => {
      if (err.code !== 'ENOENT') throw err
      ctx.log.error({ shop: ctx.shop.id, hash }, 'a document is missing: store it again')
      throw new ShopError('document_not_found', { cause: err })
    })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      // Shops are told apart by it where it is sent, else by the host of the address itself.
      vary: 'shop-origin',
    })
  })
}
