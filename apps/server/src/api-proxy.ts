import type { Log } from '@stragan/api'
import { ShopError } from '@stragan/contract'
import { loggedPath } from '@stragan/routing'
import { callApi } from './call-api.ts'

/** Time from the end of a request to the first byte of its response, with any picture that is scaled for it. */
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
  // The secret would make the API believe the caller's `min-change-version`, which bypasses its caches.
  for (const name of ['host', 'connection', 'min-change-version']) headers.delete(name)
  const { method } = request
  const timeout = openTimeout()
  // How long a body may take is limited by `requestTimeoutMs` of the server that receives it.
  const body = request.body?.pipeThrough(new TransformStream({ flush: timeout.start }))
  if (!body) timeout.start()
  const signal = AbortSignal.any([request.signal, timeout.signal])
  const forwarded = new Request(new URL(pathname + search, apiUrl), {
    method,
    headers,
    body: body ?? null,
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
    .finally(timeout.stop)
}

/** Aborts its signal unless it is stopped within `maxWaitMs` from its start; a body may end after it was answered. */
function openTimeout() {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  return {
    signal: controller.signal,
    start: () => {
      if (!isStopped) timer = setTimeout(() => controller.abort(new Error(`no answer in ${maxWaitMs} ms`)), maxWaitMs)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
