import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'

interface Sent {
  https: boolean
  host: string
}

/**
 * What a visitor asked for: behind a proxy that TRUST_PROXY names, its word for host and scheme counts (the first value of
 * `x-forwarded-host` and `x-forwarded-proto`); nobody else's does.
 */
export function sentBy(trusted: readonly string[]): (incoming: IncomingMessage) => Sent {
  const plainly = (incoming: IncomingMessage) => ({ https: false, host: incoming.headers.host ?? '' })
  if (trusted.length === 0) return plainly
  const trusts = proxyaddr.compile([...trusted])
  return incoming => {
    const peer = incoming.socket.remoteAddress
    if (!peer || !trusts(peer, 0)) return plainly(incoming)
    const first = (name: string) => incoming.headers[name]?.toString().split(',')[0]?.trim()
    return { https: first('x-forwarded-proto') === 'https', host: first('x-forwarded-host') || plainly(incoming).host }
  }
}

const hostForm = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{0,5})?$/i

/** Whether this is a valid host: a name or an address, optionally with a port, and nothing else of a URL. */
export const isHost = (host: string): boolean => hostForm.test(host) && URL.canParse(`http://${host}`)

/** A request as its visitor sent it. */
export function asSent(request: Request, { https, host }: Sent): Request {
  if (!https && host === request.headers.get('host')) return request
  const received = new URL(request.url)
  // A whole new URL: setting the host of one keeps its port.
  const url = new URL(`${https ? 'https' : 'http'}://${host}${received.pathname}${received.search}`)
  const told = new Request(url, request)
  told.headers.set('host', url.host)
  return told
}

/** The address a request came from: the connection's, or what a trusted proxy says of it in `x-forwarded-for`. */
export function addressBy(trusted: readonly string[]): (incoming: IncomingMessage) => string {
  const trusts = proxyaddr.compile([...trusted])
  return incoming => proxyaddr(incoming, trusts)
}
