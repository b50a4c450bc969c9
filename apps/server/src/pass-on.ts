import type { Log } from '@stragan/api'
import { ShopError } from '@stragan/contract'
import { loggedPath } from '@stragan/routing'
import { callApi } from './call-api.ts'

/** An API that is there begins to answer before that, whatever it has to draw first. */
const longestMs = 30_000

interface Api {
  apiUrl: string
  secret: string
  log: Log
}

/** Pictures, documents and the API itself, for whoever asks the storefront for them. */
export function passOn(request: Request, { apiUrl, secret, log }: Api, address: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (!headers.has('shop-origin')) headers.set('shop-origin', headers.get('host') ?? '')
  headers.set('storefront-secret', secret)
  headers.set('visitor-address', address)
  // What comes packed would be unpacked on the way.
  headers.set('accept-encoding', 'identity')
  for (const name of ['host', 'connection']) headers.delete(name)
  const { method, body } = request
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error(`no answer in ${longestMs} ms`)), longestMs)
  const signal = AbortSignal.any([request.signal, patience.signal])
  const asked = new Request(new URL(pathname + search, apiUrl), {
    method,
    headers,
    body,
    signal,
    redirect: 'manual',
    duplex: 'half',
  } as RequestInit)
  return callApi(asked)
    .catch(error => {
      log.warn({ cause: String(error.cause ?? error), method, path: loggedPath(pathname) }, 'the API cannot be reached')
      const gone = new ShopError('unavailable')
      return Response.json(gone.toBody(), { status: gone.status, headers: { 'retry-after': '1' } })
    })
    .finally(() => clearTimeout(timer))
}
