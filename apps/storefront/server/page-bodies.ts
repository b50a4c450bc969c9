import { createSemaphore } from '@stragan/cache'
import type { Effort } from './compression.ts'
import type { ContentEncoding } from './types.ts'

/** Requests after which a page is compressed with the most effort. */
const popularRequests = 30
/** That takes seconds for a large page, on a thread pool that password hashing and image scaling share: larger pages are left out. */
const maxPopularBytes = 512 * 1024
const popularCompression = createSemaphore(1)

type Compress<Body> = (encoding: ContentEncoding, effort: Effort) => Promise<Body>

interface Compressed<Body> {
  body: Body | Promise<Body>
  requests: number
}

/** Bodies of a page: compressed at the first request of their encoding, and with the most effort once they are popular. */
export function createPageBodies<Body>(size: number, compress: Compress<Body>): (encoding: ContentEncoding) => Body | Promise<Body> {
  const bodies = new Map<ContentEncoding, Compressed<Body>>()
  const compressInto = async (compressed: Compressed<Body>, encoding: ContentEncoding, effort: Effort) => {
    const body = await compress(encoding, effort)
    compressed.body = body
    return body
  }
  const created = (encoding: ContentEncoding) => {
    const compressed = { requests: 0 } as Compressed<Body>
    compressed.body = compressInto(compressed, encoding, 'cached')
    bodies.set(encoding, compressed)
    return compressed
  }
  return encoding => {
    const compressed = bodies.get(encoding) ?? created(encoding)
    compressed.requests++
    if (compressed.requests === popularRequests && size <= maxPopularBytes)
      popularCompression
        .run(() => compress(encoding, 'popular'))
        .then(
          smaller => {
            compressed.body = smaller ?? compressed.body
          },
          // The page keeps its larger body.
          () => {},
        )
    return compressed.body
  }
}
