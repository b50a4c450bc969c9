import type { IncomingMessage } from 'node:http'
import { isForwardingHeader } from '@stragan/api'
import proxyaddr from 'proxy-addr'

export interface Origin {
  https: boolean
  host: string
}

/**
 * Resolves scheme and host that the visitor's request was sent to: the first values of `x-forwarded-host` and `x-forwarded-proto` if the
 * peer is a trusted proxy (TRUST_PROXY), the Host header otherwise.
 */
export function createOriginResolver(trusted: readonly string[]): (incoming: IncomingMessage) => Origin {
  const ofConnection = (incoming: IncomingMessage) => ({ https: false, host: incoming.headers.host ?? '' })
  if (trusted.length === 0) return ofConnection
  const trusts = proxyaddr.compile([...trusted])
  return incoming => {
    const peer = incoming.socket.remoteAddress
    if (!peer || !trusts(peer, 0)) return ofConnection(incoming)
    const first = (name: string) => incoming.headers[name]?.toString().split(',')[0]?.trim()
    return { https: first('x-forwarded-proto') === 'https', host: first('x-forwarded-host') || ofConnection(incoming).host }
  }
}

const hostForm = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{0,5})?$/i

/** Whether the text is a valid host: a name or an address, optionally with a port. */
export const isHost = (host: string): boolean => hostForm.test(host) && URL.canParse(`http://${host}`)

/** The request with the URL and the Host header of its origin. */
export function withOrigin(request: Request, { https, host }: Origin): Request {
  if (!https && host === request.headers.get('host')) return request
  const received = new URL(request.url)
  // A new URL: setting `host` without a port keeps the old port.
  const url = new URL(`${https ? 'https' : 'http'}://${host}${received.pathname}${received.search}`)
  const resolved = new Request(url, request)
  resolved.headers.set('host', url.host)
  return resolved
}

/** Resolves the client address: that of the connection, or `x-forwarded-for` of a trusted proxy. */
export function createAddressResolver(trusted: readonly string[]): (incoming: IncomingMessage) => string {
  const trusts = proxyaddr.compile([...trusted])
  return incoming => proxyaddr(incoming, trusts)
}

/** Whether a request came through a proxy, trusted or not. */
export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => Object.keys(headers).some(isForwardingHeader)

/** The bare name of a host: port, letter case and a trailing dot do not count. */
export const hostNameOf = (host: string): string => host.toLowerCase().replace(/\.?(?::\d*)?$/, '')
