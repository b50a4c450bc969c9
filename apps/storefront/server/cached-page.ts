import { createHash } from 'node:crypto'
import { compress, negotiateEncoding } from './compression.ts'
import { type PackedText, packText } from './packed-text.ts'
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
  const text = packText(bytes)
  const stored = { page: pageOf(text, headers), template: shared && createPageTemplate(text, headers, shared) }
  // Estimates the data of its prices by its length, and its bodies, which are made at their first request, by the packed text: in two encodings,
  // each as a buffer and as it is sent.
  return { stored, bytes: bytes.length + text.packedLength * 5 + 2000 }
}

function pageOf(text: PackedText, headers: Headers): CachedPage {
  const bodyIn = createPageBodies(text.length, (encoding, effort) => compress(text.unpack(), encoding, effort))
  return {
    headers: Object.fromEntries(headers),
    etag: headers.get('etag'),
    body(acceptEncoding) {
      const encoding = negotiateEncoding(acceptEncoding, 'cached')
      return { encoding, bytes: encoding === 'identity' ? text.unpack() : bodyIn(encoding) }
    },
  }
}
