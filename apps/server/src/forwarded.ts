import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'

type Read = (request: Request, incoming: IncomingMessage) => Request

/**
 * Reads a request as the visitor sent it: behind a proxy that TRUST_PROXY names, its word for host and scheme counts (the first value of
 * `x-forwarded-host` and `x-forwarded-proto`); nobody else's does.
 */
export function forwardedBy(trusted: readonly string[]): Read {
  if (trusted.length === 0) return request => request
  const trusts = proxyaddr.compile([...trusted])
  return (request, incoming) => {
    const peer = incoming.socket.remoteAddress
    if (!peer || !trusts(peer, 0)) return request
    const first = (name: string) => request.headers.get(name)?.split(',')[0]?.trim()
    const host = first('x-forwarded-host')
    const proto = first('x-forwarded-proto')
    if (!host && !proto) return request
    const received = new URL(request.url)
    const scheme = proto === 'https' || proto === 'http' ? `${proto}:` : received.protocol
    // A whole new URL: setting the host of one keeps its port.
    const url = new URL(`${scheme}//${host ?? received.host}${received.pathname}${received.search}`)
    const told = new Request(url, request)
    told.headers.set('host', url.host)
    return told
  }
}

/** The address a request came from: the connection's, or what a trusted proxy says of it in `x-forwarded-for`. */
export function addressBy(trusted: readonly string[]): (incoming: IncomingMessage) => string {
  const trusts = proxyaddr.compile([...trusted])
  return incoming => proxyaddr(incoming, trusts)
}
