import { createHash } from 'node:crypto'
import { type ChangeLog, createCacheStore, createMemo, createSemaphore } from '@stragan/cache'
import type { CacheDependencies } from './cache-dependencies.ts'
import { compress, type Effort, negotiateEncoding } from './compression.ts'
import type { CachedPage, ContentEncoding } from './types.ts'

export interface PageCache {
  get(key: string, host: string): CachedPage | undefined
  /** Stores a shared response, and returns it with its ETag. */
  set(key: string, response: Response, dependencies: CacheDependencies): Promise<Response>
  /** The shop of a host; undefined before the first page of it was rendered. */
  shopOf(host: string): number | undefined
  setShop(host: string, shop: number): void
  bytes(): number
}

/** Caches rendered pages that are the same for every visitor, with their compressed bodies, until one of their tags changes. */
export function createPageCache(changeLog: ChangeLog, maxBytes: number): PageCache {
  const pages = createCacheStore<CachedPage>(changeLog, maxBytes)
  const shops = createMemo<number>()
  return {
    // Undefined for a stale page too: one that a change of its tags invalidated.
    get(key, host) {
      const shop = shops.get([host])
      return shop === undefined ? undefined : pages.get(shop, key, Date.now())
    },
    async set(key, response, { shop, version, tags, expiresAt }) {
      const bytes = Buffer.from(await response.arrayBuffer())
      const headers = new Headers(response.headers)
      headers.set('etag', `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`)
      const page = cachedPage(bytes, headers)
      // Estimates the body with both of its compressed forms, which are made at their first request.
      pages.set(shop, key, { value: page, bytes: bytes.length * 1.5 + key.length * 2 + 2000, version, tags: [...tags], expiresAt })
      return new Response(bytes, { status: response.status, headers })
    },
    shopOf: host => shops.get([host]),
    bytes: pages.bytes,
    setShop: (host, shop) => shops.set([host], shop),
  }
}

/** Requests after which a page is compressed with the most effort. */
const popularRequests = 30
/** That takes seconds for a large page, on a thread pool that password hashing and image scaling share: larger pages are left out. */
const maxPopularBytes = 512 * 1024
const popularCompression = createSemaphore(1)

interface Compressed {
  bytes: Buffer | Promise<Buffer>
  requests: number
}

function cachedPage(bytes: Buffer, headers: Headers): CachedPage {
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
