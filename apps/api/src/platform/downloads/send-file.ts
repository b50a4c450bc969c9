import type { FileCall, FileContent } from '@stragan/contract/admin'
import type { Context } from 'hono'

/** Headers of a file to be saved: no browser shows it as a page of the back office, and no cache stores it. */
export const fileHeaders = (contentType: string, fileName: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

export const sendFile = (c: Context, { mediaType }: FileCall, { fileName, bytes }: FileContent) =>
  c.body(Uint8Array.from(bytes), 200, fileHeaders(mediaType, fileName))
