import { expect, test } from 'vitest'
import { addressesOf, endOfDay } from './new-api-key.ts'

test('addresses are separated by lines, spaces and commas', () => {
  expect(addressesOf(' 203.0.113.7\r\n2001:db8::/32, 198.51.100.0/24\n')).toEqual(['203.0.113.7', '2001:db8::/32', '198.51.100.0/24'])
  expect(addressesOf(' \n')).toEqual([])
})

test('a key is valid until the end of its last day; what is no day stays as it is, and is refused', () => {
  expect([endOfDay('2026-12-31'), endOfDay(''), endOfDay('31.12.2026')]).toEqual(['2026-12-31T23:59:59.000Z', undefined, '31.12.2026'])
})
