import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Storefront } from '@stragan/storefront'
import type { openApi } from './api.ts'
import type { Origin } from './forwarded.ts'
import { securityHeaders } from './security-headers.ts'
import { isForApi } from './static-responses.ts'

interface Options {
  /** Null if it runs in another process. */
  api: Pick<Awaited<ReturnType<typeof openApi>>, 'cachedResponse'> | null
  /** Null if it runs in another process. */
  storefront: Pick<Storefront, 'cachedPage'> | null
  originOf: (request: IncomingMessage) => Origin
  idOf: (request: IncomingMessage) => string
}

/** Sends the cached response of a request; false if there is none. */
export type SendCached = (request: IncomingMessage, response: ServerResponse) => boolean

/** Sends from the caches of this process. Writes all headers at once: defaults that are set first and overridden take twice as long. */
export function createCachedSender({ api, storefront, originOf, idOf }: Options): SendCached {
  return (request, response) => {
    const { method = '', url = '', headers } = request
    const origin = originOf(request)
    const header = (name: string) => headers[name]?.toString()
    if (api && (!storefront || isForApi(url))) {
      const cached = api.cachedResponse({ method, url, header })
      if (!cached) return false
      const own = { 'content-type': 'application/json', 'content-length': cached.bytes.length, 'x-request-id': idOf(request) }
      response.writeHead(200, { ...securityHeaders(origin), ...cached.headers, ...own }).end(cached.bytes)
      return true
    }
    const page = storefront?.cachedPage({ method, url, ...origin, header })
    if (!page) return false
    sendPage(page, { ...securityHeaders(origin), ...page.headers, 'x-request-id': idOf(request) }, request, response)
    return true
  }
}

/** Sends the page in the negotiated encoding, or 304 if its ETag matches. */
function sendPage({ etag, body }: CachedPage, headers: Record<string, string>, request: IncomingMessage, response: ServerResponse) {
  const ifNoneMatch = request.headers['if-none-match']
  if (etag !== null && ifNoneMatch?.split(',').some(sent => sent.trim() === etag)) return void response.writeHead(304, headers).end()
  const { encoding, bytes } = body(request.headers['accept-encoding'])
  const encoded = encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding }
  const send = (content: Buffer) => response.writeHead(200, { ...encoded, 'content-length': content.length }).end(content)
  if (bytes instanceof Promise) bytes.then(send).catch(error => response.destroy(error))
  else send(bytes)
}
