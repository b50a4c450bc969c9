import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from '@stragan/storefront'

/** Sends a cached page in the negotiated encoding, or 304 if its ETag matches. */
export async function sendCachedPage(page: CachedPage, id: string, request: IncomingMessage, response: ServerResponse) {
  const ifNoneMatch = request.headers['if-none-match']
  if (page.etag !== null && ifNoneMatch?.split(',').some(etag => etag.trim() === page.etag)) {
    response.writeHead(304, { ...page.headers, 'x-request-id': id }).end()
    return
  }
  const { encoding, bytes } = page.body(request.headers['accept-encoding'])
  const body = bytes instanceof Promise ? await bytes : bytes
  response.writeHead(200, {
    ...page.headers,
    'x-request-id': id,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
