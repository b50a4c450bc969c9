import type { IncomingMessage } from 'node:http'

/**
 * Whether a request names its host unambiguously (RFC 9112, 3.2 and 3.2.2): of two Host headers Node reads the first, and a proxy in front
 * perhaps the other.
 */
export function hasSingleHost({ rawHeaders, headers, url = '' }: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'url'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  if (hosts > 1) return false
  return url.startsWith('/') || url === '*' || URL.parse(url)?.host === headers.host
}
