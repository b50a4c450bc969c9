import type { IncomingMessage, ServerResponse } from 'node:http'

const MiB = 1024 * 1024

/** Bytes of request bodies in progress, per process and per network (IPv6: a /64). In memory they take several times that. */
const processBytes = 64 * MiB
const networkBytes = 24 * MiB
/** A smaller body is not counted. */
const smallBytes = 64 * 1024
/** A longer body counts as this: it is refused before all of it is read. */
const maxCountedBytes = 8 * MiB
/** A body without content-length: browsers send none, programs mostly small ones. */
const unknownBytes = 2 * MiB

/** Time for a whole request: 5 MB take 80 s over a slow mobile connection (0.5 Mbit/s). */
export const requestTimeoutMs = 120_000

/** Limits the total size of request bodies in progress. */
export interface BodyBudget {
  /** Reserves the size of a request's body until its response is closed; false if the budget of process or network is used up. */
  reserve(request: IncomingMessage, response: ServerResponse, network: string): boolean
}

export function createBodyBudget(): BodyBudget {
  const reserved = new Map<string, number>()
  let total = 0
  const add = (network: string, bytes: number) => {
    total += bytes
    const ofNetwork = (reserved.get(network) ?? 0) + bytes
    if (ofNetwork > 0) reserved.set(network, ofNetwork)
    else reserved.delete(network)
  }
  return {
    reserve(request, response, network) {
      const bytes = bodyBytes(request)
      if (bytes <= smallBytes) return true
      if (total + bytes > processBytes || (reserved.get(network) ?? 0) + bytes > networkBytes) return false
      add(network, bytes)
      response.once('close', () => add(network, -bytes))
      return true
    },
  }
}

export const hasBody = (request: IncomingMessage) => bodyBytes(request) > 0

function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding']) return unknownBytes
  return Math.min(Number(headers['content-length'] ?? 0), maxCountedBytes)
}

/** Responds after the body was discarded: a browser reads no response while it sends. A body above the limit is not read. */
export function whenDiscarded(request: IncomingMessage, respond: () => void) {
  if (Number(request.headers['content-length'] ?? 0) > maxCountedBytes) return respond()
  request.once('end', respond).resume()
}
