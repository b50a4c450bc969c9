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

export function sendFile(c: Context, { mediaType }: FileCall, { fileName, bytes }: FileContent) {
  const content = bytes instanceof Uint8Array ? Uint8Array.from(bytes) : downloadStream(bytes, { onEnd: () => {} })
  return c.body(content, 200, fileHeaders(mediaType, fileName))
}
