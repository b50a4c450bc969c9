import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Endpoint } from './public-network.ts'

/** What became of a request. */
export type PublicAnswer =
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'redirect' }
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
}

/**
 * Requests a host from one address, to which it was resolved and which was checked: what the DNS answers later changes nothing. Follows no
 * redirect, and reads 1 KB at most.
 */
export function requestPublic({ protocol, host, path, timeoutMs }: Target, { address, port }: Endpoint): Promise<PublicAnswer> {
  const { promise, resolve } = Promise.withResolvers<PublicAnswer>()
  const signal = AbortSignal.timeout(timeoutMs)
  let isInHandshake = false
  const options = { host: address, port, path, headers: { host, connection: 'close', 'user-agent': 'Stragan' }, agent: false, signal }
  const request = protocol === 'https' ? requestHttps({ ...options, servername: host }) : requestHttp(options)
  const fail = () => {
    if (signal.aborted) resolve({ kind: 'timeout' })
    else resolve({ kind: protocol === 'https' && isInHandshake ? 'certificate' : 'unreachable' })
  }
  request.once('socket', socket => {
    socket.once('connect', () => {
      isInHandshake = true
    })
  })
  request.once('response', response => {
    isInHandshake = false
    const status = response.statusCode ?? 0
    if (status >= 300 && status < 400) resolve({ kind: 'redirect' })
    else beginningOf(response).then(text => resolve({ kind: 'answer', status, text }), fail)
  })
  request.on('error', fail)
  request.end()
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
