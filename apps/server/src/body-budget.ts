import type { IncomingMessage, ServerResponse } from 'node:http'

const MiB = 1024 * 1024

/** Bytes of request bodies that a process takes at once, and at once from one address. In memory they take several times that. */
const processBytes = 64 * MiB
const addressBytes = 24 * MiB
/** A smaller body is not counted. */
const smallBytes = 64 * 1024
/** What a body without a length counts as; a longer one counts as this too, since it is refused before it is read whole. */
const unknownBytes = 8 * MiB

/** How long the body of a request may take to arrive: 5 MB take 80 s over a slow mobile connection (0.5 Mbit/s). */
export const requestTimeoutMs = 120_000

/** Counts the large request bodies in progress. */
export interface BodyBudget {
  /** Counts a request's body until its response is closed; false where it is too much now. */
  take(request: IncomingMessage, response: ServerResponse, address: string): boolean
}

export function openBodyBudget(): BodyBudget {
  const taken = new Map<string, number>()
  let total = 0
  const add = (address: string, bytes: number) => {
    total += bytes
    const ofAddress = (taken.get(address) ?? 0) + bytes
    if (ofAddress > 0) taken.set(address, ofAddress)
    else taken.delete(address)
  }
  return {
    take(request, response, address) {
      const bytes = bodyBytes(request)
      if (bytes <= smallBytes) return true
      if (total + bytes > processBytes || (taken.get(address) ?? 0) + bytes > addressBytes) return false
      add(address, bytes)
      response.once('close', () => add(address, -bytes))
      return true
    },
  }
}

/** As its headers announce it. */
function bodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding']) return unknownBytes
  return Math.min(Number(headers['content-length'] ?? 0), unknownBytes)
}

/** Reads a body away before the response: a browser that is still sending reads none. One that is longer than any is left unread. */
export function whenDiscarded(request: IncomingMessage, respond: () => void) {
  if (Number(request.headers['content-length'] ?? 0) > unknownBytes) return respond()
  request.once('end', respond).resume()
}
