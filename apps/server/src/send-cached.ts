import type { IncomingMessage, ServerResponse } from 'node:http'
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
    const headersOfPage = () => headersOf(page, origin, encoding, content)
    // The page of one visitor is made for each request.
    if (etag === null) return void response.writeHead(200, [...headersOfPage(), 'x-request-id', id]).end(content)
    response.writeHead(200, [...preparedHeaders(content, origin, headersOfPage), 'x-request-id', id]).end(bodyOf(content), 'latin1')
  }
  if (bytes instanceof Promise) bytes.then(send).catch(error => response.destroy(error))
  else send(bytes)
}

/** Names and values in turns, which `writeHead` takes faster than an object. */
const headersOf = (page: CachedPage, { https }: Origin, encoding: ContentEncoding, content: Buffer): readonly string[] =>
  Object.entries({
    ...securityHeaders({ https }),
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(content.length),
  }).flat()

const bodies = new WeakMap<Buffer, string>()

/** The bytes as a string, a character each, which Node sends with the headers by one plain write; a buffer takes 7 percent longer. */
function bodyOf(content: Buffer): string {
  const body = bodies.get(content) ?? content.toString('latin1')
  bodies.set(content, body)
  return body
}

const lastHeaders = new WeakMap<Buffer, { https: boolean; headers: readonly string[] }>()

/** The headers of the content, made once, and again where the last visitor came by another scheme. */
function preparedHeaders(content: Buffer, { https }: Origin, headersOfPage: () => readonly string[]): readonly string[] {
  const last = lastHeaders.get(content)
  if (last?.https === https) return last.headers
  const headers = headersOfPage()
  lastHeaders.set(content, { https, headers })
  return headers
}
