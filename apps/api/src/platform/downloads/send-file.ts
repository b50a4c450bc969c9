import type { FileCall, FileContent } from '@stragan/contract/admin'
import type { Context } from 'hono'

/** Sends a file to be saved: no browser shows it as a page of the back office, and nobody stores it on the way. */
export const sendFile = (c: Context, { mediaType }: FileCall, { fileName, bytes }: FileContent) =>
  c.body(Uint8Array.from(bytes), 200, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
