import { expect, test } from 'vitest'
import { addressesOf, endOfDay } from './new-api-key.ts'

test('addresses are separated by lines, spaces and commas', () => {
  expect(addressesOf(' 203.0.113.7\r\n2001:db8::/32, 198.51.100.0/24\n')).toEqual(['203.0.113.7', '2001:db8::/32', '198.51.100.0/24'])
  expect(addressesOf(' \n')).toEqual([])
})

test.each([
  ['2026-12-31', 'Europe/Warsaw', '2026-12-31T22:59:59.000Z'],
  ['2026-06-30', 'Europe/Warsaw', '2026-06-30T21:59:59.000Z'],
  ['2026-12-31', 'America/New_York', '2027-01-01T04:59:59.000Z'],
  ['', 'Europe/Warsaw', undefined],
  ['31.12.2026', 'Europe/Warsaw', '31.12.2026'],
])('a key until %s in %s is valid to the end of that day; what is no day stays as it is, and is refused', (day, timeZone, end) => {
  expect(endOfDay(day, timeZone)).toBe(end)
})
