import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentBody } from '@stragan/cache'
import type { CachedPage, ContentEncoding, Storefront } from '@stragan/storefront'
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
      const own = { 'content-type': 'application/json', 'content-length': cached.body.length, 'x-request-id': idOf(request) }
      response.writeHead(200, { ...securityHeaders(origin), ...cached.headers, ...own }).end(cached.body, 'latin1')
      return true
    }
    const page = storefront?.cachedPage({ method, url, ...origin, header })
    if (!page) return false
    sendPage(page, origin, idOf(request), request, response)
    return true
  }
}

/** Sends the page in the negotiated encoding, or 304 if its ETag matches. */
function sendPage(page: CachedPage, origin: Origin, id: string, request: IncomingMessage, response: ServerResponse) {
  const { etag, headers, body } = page
  const ifNoneMatch = request.headers['if-none-match']
  if (etag !== null && ifNoneMatch?.split(',').some(sent => sent.trim() === etag))
    return void response.writeHead(304, { ...securityHeaders(origin), ...headers, 'x-request-id': id }).end()
  const { encoding, bytes } = body(request.headers['accept-encoding'])
  const send = (content: Buffer) => {
    const { headers: all, body: sent } = preparedFor(page, origin, encoding, content)
    response.writeHead(200, [...all, 'x-request-id', id]).end(sent, 'latin1')
  }
  if (bytes instanceof Promise) bytes.then(send).catch(error => response.destroy(error))
  else send(bytes)
}

interface Prepared {
  https: boolean
  /** Names and values in turns, which `writeHead` takes faster than an object. */
  headers: readonly string[]
  body: Buffer | string
}

const prepared = new WeakMap<Buffer, Prepared>()

/** What is sent with the content; made again where the last visitor came by another scheme. */
function preparedFor(page: CachedPage, { https }: Origin, encoding: ContentEncoding, content: Buffer): Prepared {
  const last = prepared.get(content)
  if (last?.https === https) return last
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const own = { ...page.headers, ...encoded, 'content-length': String(content.length) }
  const headers = Object.entries({ ...securityHeaders({ https }), ...own }).flat()
  // Made for this request.
  if (page.etag === null || encoding === 'identity') return { https, headers, body: content }
  const made = { https, headers, body: sentBody(content) }
  prepared.set(content, made)
  return made
}
