import { createHash } from 'node:crypto'
import { compress, negotiateEncoding } from './compression.ts'
import { createPageBodies } from './page-bodies.ts'
import { createPageTemplate, type PageTemplate, type SharedPage } from './page-template.ts'
import type { CachedPage } from './types.ts'

export interface StoredPage {
  page: CachedPage
  /** Makes the page of a visitor with a session; null if it can only be rendered. */
  template: PageTemplate | null
}

/** A shared response with its ETag, and its body in each encoding once it was requested. */
export async function cachedPage(response: Response, shared: SharedPage | null): Promise<{ stored: StoredPage; bytes: number }> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('etag', `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`)
  const stored = { page: pageOf(bytes, headers), template: shared && createPageTemplate(bytes, headers, shared) }
  // Estimates the body with the data of its prices and its compressed forms, which are made at their first request.
  return { stored, bytes: bytes.length * 3 + 2000 }
}

function pageOf(bytes: Buffer, headers: Headers): CachedPage {
  const bodyIn = createPageBodies(bytes.length, (encoding, effort) => compress(bytes, encoding, effort))
  return {
    headers: Object.fromEntries(headers),
    etag: headers.get('etag'),
    body(acceptEncoding) {
      const encoding = negotiateEncoding(acceptEncoding, 'cached')
      return { encoding, bytes: encoding === 'identity' ? bytes : bodyIn(encoding) }
    },
  }
}
