import { expect, test } from 'vitest'
import { isRegon } from './entities/address-rules.ts'
import { configurationScopes } from './entities/configuration.ts'
import { sellerIdentity } from './seller-identity.ts'

const schema = configurationScopes.local_business
const business = {
  id: 1,
  enabled: true,
  name: 'Sklep sp. z o.o.',
  street: 'Prosta 1',
  postal_code: '00-001',
  city: 'Warszawa',
  country: 'PL',
  phone: '',
  email: 'shop@example.com',
  opening_hours: '',
}
const court = 'Sąd Rejonowy dla m.st. Warszawy'
const krs = { register: 'krs', number: '0009900001', court } as const

/** With the spaces of a formatted amount as plain ones. */
const said = (language: 'en' | 'pl', more: object) => {
  const { numbers, company } = sellerIdentity(schema.parse({ ...business, ...more }), language)
  return [...numbers, ...company].map(text => text.replace(/\u00a0/g, ' '))
}

test('what is unknown of a seller is omitted', () => {
  expect(said('pl', {})).toEqual([])
  expect(said('en', { regon: '990000016' })).toEqual(['REGON 990000016'])
})

test('a company has its court and capital, a sole trader is in CEIDG', () => {
  const numbers = { nip: '9990000014', regon: '990000016' }
  expect(said('pl', { ...numbers, registration: { ...krs, share_capital: 50_000 } })).toEqual([
    'NIP 9990000014',
    'REGON 990000016',
    'KRS 0009900001',
    court,
    'kapitał zakładowy 50 000,00 zł',
  ])
  expect(said('pl', { ...numbers, registration: { register: 'ceidg' } })).toEqual(['NIP 9990000014', 'REGON 990000016', 'CEIDG'])
  expect(said('pl', { registration: krs })).toEqual(['KRS 0009900001', court])
})

test('a joint-stock company shows the paid-up part of its capital', () => {
  const capital = (paid_up_capital: number) => said('en', { registration: { ...krs, share_capital: 100_000, paid_up_capital } }).at(-1)
  expect(capital(100_000)).toBe('paid up in full')
  expect(capital(25_000)).toBe('paid up PLN 25,000.00')
})

test.each([
  ['a NIP with a wrong digit', { nip: '9990000015' }],
  ['a REGON with a wrong digit', { regon: '990000017' }],
  ['a KRS number of nine digits', { registration: { ...krs, number: '000990000' } }],
  ['a company without a court', { registration: { register: 'krs', number: '0009900001' } }],
  ['a paid-up part of an unknown capital', { registration: { ...krs, paid_up_capital: 25_000 } }],
  ['a paid-up part above the capital', { registration: { ...krs, share_capital: 100_000, paid_up_capital: 100_000.01 } }],
  ['a capital of nothing', { registration: { ...krs, share_capital: 0 } }],
])('%s is refused', (_, more) => {
  expect(schema.safeParse({ ...business, ...more }).success).toBe(false)
})

test('the tax number of a seller elsewhere has the form of its country', () => {
  expect(schema.safeParse({ ...business, country: 'DE', nip: '123456789' }).success).toBe(true)
  expect(schema.safeParse({ ...business, country: 'DE', nip: '9990000014' }).success).toBe(false)
})

test('a REGON has 9 or 14 digits, the last of which is a check digit', () => {
  for (const number of ['123456785', '990000016', '12345678512347']) expect([number, isRegon(number)]).toEqual([number, true])
  for (const number of ['123456784', '12345678512346', '1234567', '', 'REGON']) expect([number, isRegon(number)]).toEqual([number, false])
})
