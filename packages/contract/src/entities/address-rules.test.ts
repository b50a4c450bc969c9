import { expect, test } from 'vitest'
import { countryCodes } from '../country-codes.ts'
import { fieldProblems } from '../field-problems.ts'
import { address, addressWithDefaults, phone } from './address.ts'
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
])('in %s, company number %s is valid: %s', (country, number, fits) => {
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
])('in %s, postal code %s is valid: %s', (country, code, fits) => {
  expect(isPostalCode(country, code)).toBe(fits)
})

const typed = { first_name: ' Jan ', last_name: 'Kowalski', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }

test('an address is trimmed; empty fields become null', () => {
  expect(address.parse({ ...typed, company: ' ', nip: '', phone: '' })).toMatchObject({
    first_name: 'Jan',
    company: null,
    nip: null,
    phone: null,
  })
})

test('each invalid field is reported', () => {
  const wrong = address.safeParse({ ...typed, first_name: ' ', country: 'pl' })
  expect(wrong.error?.issues.map(issue => issue.path[0])).toEqual(['first_name', 'country'])
  const rules = address.safeParse({ ...typed, postal_code: '1', nip: '1' })
  expect(rules.error?.issues.map(issue => issue.path[0])).toEqual(['postal_code', 'nip'])
})

test.each(['(', '[a', 'constructor', '__proto__'])('an invalid country is refused: %s', country => {
  expect(address.safeParse({ ...typed, country, nip: '1' }).success).toBe(false)
})

test('a country is an assigned code of ISO 3166-1', () => {
  expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249])
  const isTaken = (country: string) => address.safeParse({ ...typed, postal_code: '10115', country }).success
  expect(['DE', 'JP', 'XK'].map(isTaken)).toEqual([true, true, false])
  expect(address.safeParse({ ...typed, country: 'ZZ' }).error?.issues).toMatchObject([
    { path: ['country'], message: fieldProblems.not_one_of },
  ])
})

test.each([
  ['600 100 200', true],
  ['+48 (61) 000-00.00', true],
  ['112 112', true],
  ['......', false],
  ['12345', false],
  ['1 2 3 4 5', false],
  ['600 100 200 ext. 7', false],
])('a phone number has at least six digits: %s: %s', (written, fits) => {
  expect(phone.safeParse(written).success).toBe(fits)
})

test.each([
  ['PL', '00950', 'PL 526-025-02-74', '00-950', '5260250274'],
  ['PL', '00 - 950', '526 025 02 74', '00-950', '5260250274'],
  ['DE', '10115', 'de 123.456.789', '10115', 'DE123456789'],
  ['NL', '1012 AB', 'nl123456789b01', '1012 AB', 'NL123456789B01'],
  ['US', '94105-1234', '12-3456789', '94105-1234', '123456789'],
])('in %s the postal code %s and the company number %s are normalised', (country, postal_code, nip, code, number) => {
  const once = address.parse({ ...typed, country, postal_code, nip })
  expect(once).toMatchObject({ postal_code: code, nip: number })
  expect(address.parse(once)).toEqual(once)
  expect(addressWithDefaults.parse({ ...typed, country, postal_code, nip, is_default_billing: '1' })).toMatchObject({
    ...once,
    is_default_billing: true,
    is_default_delivery: false,
  })
})
