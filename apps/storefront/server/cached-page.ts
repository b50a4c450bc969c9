import { createHash } from 'node:crypto'
import { createSemaphore } from '@stragan/cache'
import { compress, type Effort, negotiateEncoding } from './compression.ts'
import type { CachedPage, ContentEncoding } from './types.ts'

/** Requests after which a page is compressed with the most effort. */
const popularRequests = 30
/** That takes seconds for a large page, on a thread pool that password hashing and image scaling share: larger pages are left out. */
const maxPopularBytes = 512 * 1024
const popularCompression = createSemaphore(1)

interface Compressed {
  bytes: Buffer | Promise<Buffer>
  requests: number
}

/** A shared response with its ETag, and its body in each encoding once it was requested. */
export async function cachedPage(response: Response): Promise<{ page: CachedPage; bytes: number }> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('etag', `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`)
  // Estimates the body with both of its compressed forms, which are made at their first request.
  return { page: pageOf(bytes, headers), bytes: bytes.length * 1.5 + 2000 }
}

function pageOf(bytes: Buffer, headers: Headers): CachedPage {
  const bodies = new Map<ContentEncoding, Compressed>()
  const compressInto = (body: Compressed, encoding: ContentEncoding, effort: Effort) =>
    compress(bytes, encoding, effort).then(compressed => {
      body.bytes = compressed
      return compressed
    })
  return {
    headers: Object.fromEntries(headers),
    etag: headers.get('etag') ?? '',
    body(acceptEncoding) {
      const encoding = negotiateEncoding(acceptEncoding, 'cached')
      if (encoding === 'identity') return { encoding, bytes }
      const body = bodies.get(encoding) ?? { bytes, requests: 0 }
      if (body.requests === 0) body.bytes = compressInto(body, encoding, 'cached')
      bodies.set(encoding, body)
      body.requests++
      // If it fails, the page keeps its larger body.
      if (body.requests === popularRequests && bytes.length <= maxPopularBytes)
        popularCompression.run(() => compressInto(body, encoding, 'popular')).catch(() => {})
      return { encoding, bytes: body.bytes }
    },
  }
}
