import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newAddress } from '../orders.ts'
import { port } from '../ports.ts'

/** The shop under test for one visitor: with a client address of its own, on a connection that can be held. */
export interface ShopProxy {
  origin: string
  /** Holds requests back whose method and path match, until the returned function is called. */
  hold(pattern: RegExp): () => void
  /** Passes responses to such requests on but for their end; resolves once the first one has been passed on. */
  holdEnd(pattern: RegExp): Promise<void>
  /** Requests so far whose method and path match. */
  requests(pattern: RegExp): number
  /** Requests that are not answered yet. */
  pending(): number
  close(): Promise<void>
}

export async function startShopProxy(): Promise<ShopProxy> {
  const address = newAddress()
  const agent = new Agent({ keepAlive: true })
  const seen: string[] = []
  const pending = new Set<ServerResponse>()
  const holds = new Set<{ pattern: RegExp; released: Promise<void> }>()
  const heldEnds: { pattern: RegExp; resolve: () => void }[] = []
  const server = createServer(async (incoming, outgoing) => {
    pending.add(outgoing)
    outgoing.once('close', () => pending.delete(outgoing))
    const line = `${incoming.method} ${incoming.url}`
    seen.push(line)
    for (const { pattern, released } of holds) if (pattern.test(line)) await released
    const passedOn = request({ ...passOn(incoming, address), agent }, answer => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers
      const heldEnd = heldEnds.find(({ pattern }) => pattern.test(line))
      // The browser would know the end by the length.
      if (heldEnd) delete headers['content-length']
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(outgoing, { end: !heldEnd })
      if (heldEnd) answer.once('end', heldEnd.resolve)
    })
    passedOn.once('error', () => outgoing.destroy())
    outgoing.once('close', () => passedOn.destroy())
    incoming.pipe(passedOn)
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  server.listen(0, '::', resolve)
  await listening
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(pattern) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const held = { pattern, released }
      holds.add(held)
      return () => {
        holds.delete(held)
        release()
      }
    },
    holdEnd(pattern) {
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      heldEnds.push({ pattern, resolve })
      return begun
    },
    requests: pattern => seen.filter(line => pattern.test(line)).length,
    pending: () => pending.size,
    async close() {
      agent.destroy()
      const { promise: closed, resolve: end } = Promise.withResolvers<void>()
      server.close(() => end())
      server.closeAllConnections()
      await closed
    },
  }
}

/** The request as a trusted proxy passes it on. */
const passOn = ({ method, url, headers }: IncomingMessage, address: string) => ({
  host: 'localhost',
  port,
  method,
  path: url,
  headers: { ...headers, 'x-forwarded-for': address },
})
