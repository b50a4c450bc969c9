import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './storefront.ts'

/** Sends a page that is kept, compressed as the visitor takes it; who has it already is told so. */
export async function sendPage(page: CachedPage, id: string, request: IncomingMessage, response: ServerResponse) {
  const given = request.headers['if-none-match']
  if (given?.split(',').some(etag => etag.trim() === page.etag)) {
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
