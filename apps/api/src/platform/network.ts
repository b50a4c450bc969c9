import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What rate limits count an address by: IPv4 as it is, also where it came mapped into IPv6; of IPv6 the /64, which is the least that one
 * subscriber has.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  // Node and the library differ on rare spellings, such as `::1.1.1.1`.
  if (isIP(bare) === 0 || !ipaddr.isValid(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
