import { expect, test } from 'vitest'
import { address } from './address.ts'
import { isCompanyNumber, isPostalCode } from './address-rules.ts'

test.each([
  ['PL', '5260250274', true],
  ['PL', '526-025-02-74', true],
  ['PL', 'PL 526 025 02 74', true],
  ['PL', '5260250275', false],
  ['PL', '526025027', false],
  // The weighted sum is 10 modulo 11: there is no such number.
  ['PL', '1234567890', false],
  ['DE', 'DE123456789', true],
  ['DE', '123', false],
  ['GR', 'EL123456789', true],
  ['NL', 'NL123456789B01', true],
  ['FR', 'FRXX123456789', true],
  ['CH', 'CHE123456789', true],
])('in %s the company number %s fits: %s', (country, number, fits) => {
  expect(isCompanyNumber(country, number)).toBe(fits)
})

test.each([
  ['PL', '00-001', true],
  ['PL', '00001', false],
  ['DE', '10115', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', '12345', false],
  ['US', '94105-1234', true],
  ['JP', '100-0001', true],
  ['JP', '<script>', false],
])('in %s the postal code %s fits: %s', (country, code, fits) => {
  expect(isPostalCode(country, code)).toBe(fits)
})

const typed = { first_name: ' Jan ', last_name: 'Kowalski', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }

test('an address is trimmed; what was left empty is null', () => {
  expect(address.parse({ ...typed, company: ' ', nip: '', phone: '' })).toMatchObject({
    first_name: 'Jan',
    company: null,
    nip: null,
    phone: null,
  })
})

test('each wrong field is named', () => {
  const wrong = address.safeParse({ ...typed, first_name: ' ', country: 'pl' })
  expect(wrong.error?.issues.map(issue => issue.path[0])).toEqual(['first_name', 'country'])
  const rules = address.safeParse({ ...typed, postal_code: '1', nip: '1' })
  expect(rules.error?.issues.map(issue => issue.path[0])).toEqual(['postal_code', 'nip'])
})

test.each(['(', '[a', 'constructor', '__proto__'])('what is no country is refused like any other: %s', country => {
  expect(address.safeParse({ ...typed, country, nip: '1' }).success).toBe(false)
})
