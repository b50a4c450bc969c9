import { isIPv6 } from 'node:net'

/**
 * The network that a visitor's address counts for: of IPv6 the first 64 bits, since one connection is given all addresses below them;
 * of IPv4 the address itself, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]{7,15})$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const [left, right] = [head, tail ?? ''].map(part => (part === '' ? [] : part.split(':')))
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0)
  const groups = [...(left ?? []), ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
