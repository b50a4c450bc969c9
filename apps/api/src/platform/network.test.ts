import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3:3:4:5:6', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['::1.1.1.1', 'unknown'],
  ['64:ff9b::1.1.1.1', 'unknown'],
  ['no address', 'unknown'],
  ['', 'unknown'],
])('%j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
