import type { IncomingMessage } from 'node:http'
import { hostName, isLoopback } from '@stragan/api'
import { isForwarded } from './forwarded.ts'

/** Whether a host is one of this installation. Throws while the API cannot be reached. */
export type IsOwnHost = (host: string) => Promise<boolean>

/**
 * Answers a proxy of this machine that asks whether it may obtain a certificate for `domain`: 200 for a host that serves a shop and for the back
 * office, 404 for others, 400 for an invalid name. Any other peer gets 404.
 */
export async function tlsAllowedStatus(request: IncomingMessage, isOwnHost: IsOwnHost): Promise<200 | 400 | 404 | 503> {
  if (!isLoopback(request.socket.remoteAddress ?? '') || isForwarded(request)) return 404
  const domains = new URL(request.url ?? '', 'http://operations').searchParams.getAll('domain')
  const host = domains.length === 1 ? hostName(domains[0] ?? '') : null
  if (host === null) return 400
  return isOwnHost(host).then(
    isOwn => (isOwn ? 200 : 404),
    () => 503,
  )
}
