import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Endpoint } from './public-network.ts'

/** What became of a request. */
export type PublicAnswer =
  | { kind: 'answer'; status: number; body: Buffer }
  | { kind: 'redirect'; status: number; location: string | null }
  /** TLS was refused, or the certificate is not of this host. */
  | { kind: 'certificate' }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

const defaultMaxBytes = 1024

interface Target {
  protocol: 'http' | 'https'
  host: string
  path: string
  /** Of everything together. */
  timeoutMs: number
  /** Of the body, which is read no further; 1 KB by default. */
  maxBytes?: number
  /** Sent by POST; without it the request is a GET. */
  post?: { body: string; headers: Readonly<Record<string, string>> }
  /** Abandons the request. */
  signal?: AbortSignal
  /** Is trusted instead of the public authorities. */
  certificateAuthority?: string | undefined
}

/**
 * Requests a host from one address, to which it was resolved and which was checked: what the DNS answers later changes nothing. Follows no
 * redirect, and reads no more of the body than it may.
 */
export function requestPublic(target: Target, { address, port }: Endpoint): Promise<PublicAnswer> {
  const { protocol, host, path, timeoutMs, maxBytes = defaultMaxBytes, post, certificateAuthority: ca } = target
  const { promise, resolve } = Promise.withResolvers<PublicAnswer>()
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = target.signal ? AbortSignal.any([timeout, target.signal]) : timeout
  let isInHandshake = false
  const headers = { host, connection: 'close', 'user-agent': 'Stragan', ...post?.headers }
  const options = { method: post ? 'POST' : 'GET', host: address, port, path, headers, agent: false, signal }
  const request =
    protocol === 'https' ? requestHttps({ ...options, servername: nameOf(host), ...(ca !== undefined && { ca }) }) : requestHttp(options)
  const fail = (error?: NodeJS.ErrnoException) => {
    const isRefused = protocol === 'https' && isInHandshake && !isBrokenConnection(error)
    if (timeout.aborted) resolve({ kind: 'timeout' })
    else resolve({ kind: isRefused ? 'certificate' : 'unreachable' })
  }
  request.once('socket', socket => {
    socket.once('connect', () => {
      isInHandshake = true
    })
    socket.once('secureConnect', () => {
      isInHandshake = false
    })
  })
  request.once('response', response => {
    const status = response.statusCode ?? 0
    if (status >= 300 && status < 400) resolve({ kind: 'redirect', status, location: response.headers.location ?? null })
    else beginningOf(response, maxBytes).then(body => resolve({ kind: 'answer', status, body }), fail)
  })
  // Of a server that switches protocols, Node reports neither a response nor an error.
  request.once('upgrade', (_, socket) => {
    socket.destroy()
    fail()
  })
  signal.addEventListener('abort', () => fail(), { once: true })
  request.on('error', fail)
  request.end(post?.body)
  return promise.finally(() => request.destroy())
}

const isBrokenConnection = (error?: NodeJS.ErrnoException) => ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(error?.code ?? '')

/** TLS names no IP addresses (RFC 6066, 3). */
const nameOf = (host: string) => (isIP(host.replace(/^\[(.*)\]$/, '$1')) ? '' : host)

/** The first bytes of a body. */
async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
