import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Endpoint } from './public-network.ts'

/** What became of a request. */
export type PublicAnswer =
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'redirect'; status: number }
  /** TLS was refused, or the certificate is not of this host. */
  | { kind: 'certificate' }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

const maxBytes = 1024

interface Target {
  protocol: 'http' | 'https'
  host: string
  path: string
  timeoutMs: number
  /** Sent by POST; without it the request is a GET. */
  post?: { body: string; headers: Readonly<Record<string, string>> }
  /** Abandons the request. */
  signal?: AbortSignal
  /** Is trusted instead of the public authorities. */
  certificateAuthority?: string | undefined
}

/**
 * Requests a host from one address, to which it was resolved and which was checked: what the DNS answers later changes nothing. Follows no
 * redirect, and reads 1 KB at most.
 */
export function requestPublic(target: Target, { address, port }: Endpoint): Promise<PublicAnswer> {
  const { protocol, host, path, timeoutMs, post, certificateAuthority: ca } = target
  const { promise, resolve } = Promise.withResolvers<PublicAnswer>()
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = target.signal ? AbortSignal.any([timeout, target.signal]) : timeout
  let isInHandshake = false
  const headers = { host, connection: 'close', 'user-agent': 'Stragan', ...post?.headers }
  const options = { method: post ? 'POST' : 'GET', host: address, port, path, headers, agent: false, signal }
  const request =
    protocol === 'https' ? requestHttps({ ...options, servername: host, ...(ca !== undefined && { ca }) }) : requestHttp(options)
  const fail = () => {
    if (timeout.aborted) resolve({ kind: 'timeout' })
    else resolve({ kind: protocol === 'https' && isInHandshake ? 'certificate' : 'unreachable' })
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
    if (status >= 300 && status < 400) resolve({ kind: 'redirect', status })
    else beginningOf(response).then(text => resolve({ kind: 'answer', status, text }), fail)
  })
  request.on('error', fail)
  request.end(post?.body)
  return promise.finally(() => request.destroy())
}

/** The first bytes of a body. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
}
