import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The network by which rate limits count an address: of IPv4, mapped into IPv6 or not, the address; of IPv6 its /64, a subscriber's least. */
export function networkOf(address: string): string {
  const parsed = parsedAddress(address)
  if (!parsed) return 'unknown'
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}

/** An address without a zone, of IPv4 not mapped into IPv6; null for anything else. */
export const bareAddressOf = (address: string): string | null => parsedAddress(address)?.toString() ?? null

/** Headers that proxies send. */
export const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether an address is of this machine itself. */
export const isLoopback = (address: string): boolean => parsedAddress(address)?.range() === 'loopback'

function parsedAddress(address: string) {
  const bare = address.split('%', 1)[0] ?? ''
  // Node and the library differ on rare spellings, such as `::1.1.1.1`.
  return isIP(bare) !== 0 && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}
