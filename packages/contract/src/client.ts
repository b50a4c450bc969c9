import { z } from 'zod'
import type { Arguments, Call, Operation, ResponseOutput } from './call.ts'
import { apiPrefix, type Currency, type Language, localeOf } from './constants.ts'
import { type ErrorBody, errors, ShopError } from './errors.ts'
import { type QueryValue, writeQuery } from './query.ts'

interface ApiClientOptions {
  /** Scheme, host and port of the API. */
  baseUrl: string
  /** Path below which its calls are. */
  prefix: string
  language: Language
  fetch: (request: Request) => Promise<Response> | Response
  log: { info: (data: object, message: string) => void; warn: (data: object, message: string) => void }
  /** A call without a response after this time fails with `unavailable`. */
  timeoutMs: number
  currency?: Currency | undefined
  accessToken?: string | undefined
  requestId?: string
  /** Additional headers of every request. */
  headers?: Readonly<Record<string, string>>
}

export interface ClientOptions extends Omit<ApiClientOptions, 'prefix'> {
  /** The visitor's host; sent with every call (docs/spec.md#1). */
  shopOrigin: string
}

interface CallOptions {
  /** For a form that may be submitted twice; by default each POST has a random key. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Replaces the client's timeout for this call. */
  timeoutMs?: number
  /** Replaces the client's language for this call. */
  language?: Language
}

export type Client = <C extends Call>(call: C, args: Arguments<C>, options?: CallOptions) => Promise<ResponseOutput<C>>

/** A client for public pages: a call whose response depends on the session does not compile. */
export type SharedClient = <C extends Call & { session?: 'personalised' }>(
  call: C,
  args: Arguments<C>,
  options?: CallOptions,
) => Promise<ResponseOutput<C>>

/** Status codes on which a POST is retried once; idempotent methods are never retried (docs/spec.md#7). */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const retryPauseMs = 100
const maxRetryPauseMs = 2000

/** Protects requests from garbage collection: fetch references them weakly, and a collected request never times out. */
const pending = new Set<Request>()

/** A typed client of my-shop: `await client(catalogueCalls.product, { params: { id: '7' } })`. Failures are `ShopError`s. */
export function createClient({ shopOrigin, ...options }: ClientOptions): Client {
  const client = createApiClient({ ...options, prefix: apiPrefix, headers: { ...options.headers, 'shop-origin': shopOrigin } })
  return async (...call) => {
    if (shopOrigin.trim() === '') throw new ShopError('shop_origin_empty')
    return client(...call)
  }
}

/** A typed client of one of the APIs. */
export function createApiClient(
  options: ApiClientOptions,
): <C extends Operation>(call: C, args: Arguments<C>, options?: CallOptions) => Promise<ResponseOutput<C>> {
  return async (call, args, callOptions = {}) => {
    const parts = args as { params?: Record<string, unknown>; query?: Record<string, QueryValue>; body?: unknown }
    const url = addressOf(call, options, parts)
    const headers = headersOf(call, options, callOptions)
    const sent: Request[] = []
    const request = () => {
      const limit = AbortSignal.timeout(callOptions.timeoutMs ?? call.timeoutMs ?? options.timeoutMs)
      const one = new Request(url, {
        method: call.method,
        headers,
        body: parts.body === undefined ? null : JSON.stringify(parts.body),
        signal: callOptions.signal ? AbortSignal.any([limit, callOptions.signal]) : limit,
      })
      pending.add(one)
      sent.push(one)
      return one
    }
    try {
      return await readResponse(call, await sendWithRetry(request, call, options), options)
    } finally {
      for (const one of sent) pending.delete(one)
    }
  }
}

/** A client of responses that are too large to hold: returns them as streams. The timeout ends with their headers. */
export function createStreamClient(options: ApiClientOptions) {
  return async (call: Operation, args: RequestParts, signal: AbortSignal): Promise<Response> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new DOMException('No headers in time', 'TimeoutError')), options.timeoutMs)
    const headers = headersOf(call, options, {})
    headers.set('accept', call.mediaType ?? 'application/json')
    try {
      const request = new Request(addressOf(call, options, args), { headers, signal: AbortSignal.any([signal, timeout.signal]) })
      const response = await options.fetch(request)
      if (!response.ok) throw failure(call, response.status, await response.json().catch(() => undefined), options)
      return response
    } catch (cause) {
      throw cause instanceof ShopError ? cause : unreachable(cause, call, options)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A body that is sent on while it arrives. */
export interface StreamedBody {
  /** Media type with its parameters. */
  type: string
  stream: ReadableStream<Uint8Array>
}

/** A client of calls with files: their body is sent once, since it cannot be read again. */
export function createUploadClient(options: ApiClientOptions) {
  return async <C extends Operation>(call: C, args: RequestParts, { type, stream }: StreamedBody): Promise<ResponseOutput<C>> => {
    const headers = headersOf(call, options, {})
    headers.set('content-type', type)
    const signal = AbortSignal.timeout(options.timeoutMs)
    // `duplex` is required for a stream, and missing in the DOM's types.
    const init = { method: call.method, headers, body: stream, duplex: 'half', signal } as RequestInit
    const response = await (async () => options.fetch(new Request(addressOf(call, options, args), init)))().catch(cause => {
      throw unreachable(cause, call, options)
    })
    return readResponse(call, response, options)
  }
}

interface RequestParts {
  params?: Record<string, unknown>
  query?: Record<string, QueryValue>
}

function addressOf(call: Operation, options: ApiClientOptions, parts: RequestParts) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts.params?.[name])))
  const url = new URL(options.prefix + path, options.baseUrl)
  const takesCurrency = call.query !== undefined && 'currency' in call.query.shape
  url.search = writeQuery({ ...(takesCurrency && { currency: options.currency }), ...parts.query }).toString()
  return url
}

function headersOf(call: Operation, options: ApiClientOptions, callOptions: CallOptions) {
  const headers = new Headers({
    ...options.headers,
    accept: 'application/json',
    'accept-language': localeOf[callOptions.language ?? options.language],
  })
  if (call.body) headers.set('content-type', 'application/json')
  if (call.method === 'POST') headers.set('idempotency-key', callOptions.idempotencyKey ?? crypto.randomUUID())
  if (options.accessToken) headers.set('authorization', `Bearer ${options.accessToken}`)
  if (options.requestId) headers.set('x-request-id', options.requestId)
  return headers
}

async function sendWithRetry(request: () => Request, call: Operation, options: ApiClientOptions): Promise<Response> {
  const send = async () => options.fetch(request())
  const retries = call.method === 'POST'
  try {
    const response = await send()
    if (!retries || !retriedStatuses.has(response.status)) return response
    await pause(response.headers.get('retry-after'))
  } catch (cause) {
    if (!retries || isTimeout(cause)) throw unreachable(cause, call, options)
    await pause(null)
  }
  return send().catch(cause => {
    throw unreachable(cause, call, options)
  })
}

function unreachable(cause: unknown, call: Operation, options: ApiClientOptions) {
  options.log.warn({ call: call.path, cause: String(cause) }, isTimeout(cause) ? 'the API timed out' : 'the API cannot be reached')
  return new ShopError('unavailable', { cause })
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')

/** Waits for the time of `retry-after`, at most `maxRetryPauseMs`. */
function pause(retryAfter: string | null) {
  const seconds = Number(retryAfter ?? Number.NaN)
  const ms = Number.isFinite(seconds) ? Math.min(seconds * 1000, maxRetryPauseMs) : retryPauseMs
  return new Promise(resolve => setTimeout(resolve, ms))
}

async function readResponse<C extends Operation>(call: C, response: Response, options: ApiClientOptions): Promise<ResponseOutput<C>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw failure(call, response.status, body, options)
  const checked = call.response.safeParse(body)
  if (checked.success) return checked.data as ResponseOutput<C>
  options.log.warn({ call: call.path, problems: z.prettifyError(checked.error) }, 'a response of the API does not match its contract')
  throw new ShopError('internal_error', { cause: checked.error })
}

function failure(call: Operation, status: number, body: unknown, options: ApiClientOptions) {
  const error = (body as Partial<ErrorBody> | undefined)?.error
  const code = error && Object.hasOwn(errors, error.code) ? error.code : status >= 500 ? 'unavailable' : 'internal_error'
  const context = { call: call.path, status, code }
  // A 401 is only logged (docs/spec.md#8): the caller decides what a missing session means. A 404 is the visitor's URL, no fault.
  if (status === 401) options.log.info(context, 'the API requires a session')
  else if (status === 404) options.log.info(context, 'the API found no such resource')
  else options.log.warn(context, 'the API refused a call')
  return new ShopError(code, { ...(error?.fields && { fields: error.fields }), ...(error?.details && { details: error.details }) })
}
