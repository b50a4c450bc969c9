import type { FileCall, FileContent } from '@stragan/contract/admin'
import type { Context } from 'hono'
import { downloadStream } from './download-stream.ts'

/** Headers of a file to be saved: no browser shows it as a page of the back office, and no cache stores it. */
export const fileHeaders = (contentType: string, fileName: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Sends a file. One on disk may be sent for hours, as long as it is read: it holds no connection of the database. */
export function sendFile(c: Context, { mediaType }: FileCall, { fileName, bytes, size }: FileContent) {
  const headers = fileHeaders(mediaType, fileName)
  if (bytes instanceof Uint8Array) return c.body(Uint8Array.from(bytes), 200, headers)
  if (size === undefined) return c.body(downloadStream(bytes, { onEnd: () => {} }), 200, headers)
  const content = downloadStream(bytes, { onEnd: () => {}, totalMs: Infinity })
  return c.body(content, 200, { ...headers, 'content-length': String(size) })
}
