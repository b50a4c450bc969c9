import type { Log } from '@stragan/api'
import { ShopError } from '@stragan/contract'
import { loggedPath } from '@stragan/routing'
import { callApi } from './call-api.ts'

/** Time to the first byte of a response, with any picture that is scaled for it. */
const maxWaitMs = 30_000

interface Api {
  apiUrl: string
  secret: string
  log: Pick<Log, 'warn'>
}

/** Reverse proxy to the API: forwards API calls, pictures and documents that are requested from the storefront. */
export function proxyToApi(request: Request, { apiUrl, secret, log }: Api, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (!headers.has('shop-origin')) headers.set('shop-origin', headers.get('host') ?? '')
  headers.set('storefront-secret', secret)
  headers.set('visitor-address', address)
  headers.set('visitor-origin', new URL(request.url).origin)
  // fetch would decompress the body, and leave content-encoding in place.
  headers.set('accept-encoding', 'identity')
  for (const name of ['host', 'connection']) headers.delete(name)
  const { method, body } = request
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new Error(`no answer in ${maxWaitMs} ms`)), maxWaitMs)
  const signal = AbortSignal.any([request.signal, timeout.signal])
  const forwarded = new Request(new URL(pathname + search, apiUrl), {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
  return callApi(forwarded)
    .catch(error => {
      log.warn({ cause: String(error.cause ?? error), method, path: loggedPath(pathname) }, 'the API cannot be reached')
      const unavailable = new ShopError('unavailable')
      return Response.json(unavailable.toBody(), { status: unavailable.status, headers: { 'retry-after': '1' } })
    })
    .finally(() => clearTimeout(timer))
}
