import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '223.255.255.255', '2a00:1450:4001::1', '2606:4700::1', '2001:4860:4860::8888'])(
  '%s is public',
  address => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['link-local, with the metadata of clouds', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  ['unique local', 'fc00::1', 'fd12:3456::1'],
  ['site-local', 'fec0::1'],
  ['shared by a provider', '100.64.0.1', '100.127.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['broadcast and reserved', '255.255.255.255', '240.0.0.1'],
  ['documentation and benchmarks', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ['no address', '', 'localhost', '127.1', '0x7f.1', '8.8.8.8:80', '[2606:4700::1]', '8.8.8'],
])('%s: none of them is public', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})
