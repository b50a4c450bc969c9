import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { PublicNetwork } from './public-network.ts'

/** The address that a request is pinned to, or why there is none. */
export type Resolution = { address: string } | { problem: 'dns_failed' | 'no_address' | 'private_address' }

/** Resolves a host once, to an address of the public internet; an IP address is its own. */
export async function resolvePublic(network: PublicNetwork, host: string): Promise<Resolution> {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(literal) ? [literal] : await network.resolveAddresses(host).catch(() => null)
  if (addresses === null) return { problem: 'dns_failed' }
  if (addresses.length === 0) return { problem: 'no_address' }
  const address = addresses.find(isPublicAddress)
  return address === undefined ? { problem: 'private_address' } : { address }
}
