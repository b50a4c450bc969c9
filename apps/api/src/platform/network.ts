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

/** Headers that proxies send, besides those that begin with `x-forwarded`. */
const forwardingHeaders = new Set([
  'cdn-loop',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ipcountry',
  'cf-ray',
  'cf-visitor',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'forwarded-for',
  'proxy-client-ip',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-appengine-user-ip',
  'x-arr-log-id',
  'x-arr-ssl',
  'x-azure-clientip',
  'x-azure-fdid',
  'x-azure-socketip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-nf-client-connection-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-originating-ip',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-remote-ip',
])

/** Whether a header, in lower case, is one that proxies send. */
export const isForwardingHeader = (name: string): boolean => name.startsWith('x-forwarded') || forwardingHeaders.has(name)

/** An address or a network in CIDR notation: one of IPv4 that was mapped into IPv6 as one of IPv4, as senders are. */
export function unmappedNetwork(network: string): string {
  const [, address = network, bits = '128'] = /^(.*)\/(\d+)$/.exec(network) ?? []
  if (!ipaddr.IPv6.isValid(address)) return network
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress() && Number(bits) >= 96 ? `${parsed.toIPv4Address()}/${Number(bits) - 96}` : network
}

/** Whether an address is of this machine itself. */
export const isLoopback = (address: string): boolean => parsedAddress(address)?.range() === 'loopback'

function parsedAddress(address: string) {
  const bare = address.split('%', 1)[0] ?? ''
  // Node and the library differ on rare spellings, such as `::1.1.1.1`.
  return isIP(bare) !== 0 && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}
