import type { IncomingMessage, ServerResponse } from 'node:http'

const MiB = 1024 * 1024

/** Bytes of request bodies that a process takes at once, and at once from one network (IPv6: a /64). In memory they take several times that. */
const processBytes = 64 * MiB
const networkBytes = 24 * MiB
/** A smaller body is not counted. */
const smallBytes = 64 * 1024
/** A longer body counts as this, since it is refused before it is read whole. */
const longestBytes = 8 * MiB
/** What a body without a length counts as: browsers send none, programs mostly small ones. */
const unknownBytes = 2 * MiB

/** How long the body of a request may take to arrive: 5 MB take 80 s over a slow mobile connection (0.5 Mbit/s). */
export const requestTimeoutMs = 120_000

/** Counts the large request bodies in progress. */
export interface BodyBudget {
  /** Counts a request's body until its response is closed, by the network that it came from; false where it is too much now. */
  take(request: IncomingMessage, response: ServerResponse, network: string): boolean
}

export function openBodyBudget(): BodyBudget {
  const taken = new Map<string, number>()
  let total = 0
  const add = (network: string, bytes: number) => {
    total += bytes
    const ofNetwork = (taken.get(network) ?? 0) + bytes
    if (ofNetwork > 0) taken.set(network, ofNetwork)
    else taken.delete(network)
  }
  return {
    take(request, response, network) {
      const bytes = bodyBytes(request)
      if (bytes <= smallBytes) return true
      if (total + bytes > processBytes || (taken.get(network) ?? 0) + bytes > networkBytes) return false
      add(network, bytes)
      response.once('close', () => add(network, -bytes))
      return true
    },
  }
}

/** As its headers announce it. */
function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding']) return unknownBytes
  return Math.min(Number(headers['content-length'] ?? 0), longestBytes)
}

/** Reads a body away before the response: a browser that is still sending reads none. One that is longer than any is left unread. */
export function whenDiscarded(request: IncomingMessage, respond: () => void) {
  if (Number(request.headers['content-length'] ?? 0) > longestBytes) return respond()
  request.once('end', respond).resume()
}
