import { expect, test } from 'vitest'
import { formatLocaleOf } from './constants.ts'
import {
  formatAccountNumber,
  formatAmount,
  formatDate,
  formatMoney,
  formatNumber,
  formatRate,
  formatUnrounded,
  polishOf,
} from './formats.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, 'PLN', 'PLN 0.00', '0,00 zł'],
  [42.93, 'PLN', 'PLN 42.93', '42,93 zł'],
  [1234.5, 'EUR', 'EUR 1,234.50', '1 234,50 €'],
  [-1_234_567.89, 'USD', '−USD 1,234,567.89', '−1 234 567,89 $'],
] as const)('%d %s', (amount, currency, en, pl) => {
  expect([plain(formatMoney('en', amount, currency)), plain(formatMoney('pl', amount, currency))]).toEqual([en, pl])
})

test('what rounds to zero has no sign', () => {
  expect([formatMoney('en', -0.004, 'PLN'), formatMoney('pl', -0.004, 'PLN')].map(plain)).toEqual(['PLN 0.00', '0,00 zł'])
  expect([formatUnrounded('en', -0.0000004, 'EUR'), formatMoney('en', -0.005, 'PLN')].map(plain)).toEqual(['EUR 0', '−PLN 0.01'])
  expect([formatNumber('en', -0.000001), formatNumber('pl', -0), formatAmount('pl', -0.004)]).toEqual(['0', '0', '0,00'])
})

test('amounts never break', () => {
  for (const language of ['en', 'pl'] as const) expect(formatMoney(language, 1_234_567.8, 'PLN')).not.toMatch(/[^\S\u00a0]/)
})

test('groups of three digits in both languages', () => {
  expect([999, 1000, 10_000, 0.12345].map(value => plain(formatNumber('en', value)))).toEqual(['999', '1,000', '10,000', '0.12345'])
  expect([999, 1000, 10_000, 0.12345].map(value => plain(formatNumber('pl', value)))).toEqual(['999', '1 000', '10 000', '0,12345'])
  expect([formatAmount('en', 1000), plain(formatAmount('pl', 1000))]).toEqual(['1,000.00', '1 000,00'])
})

test('Polish says "ze" before what is read "sto…"', () => {
  const numbers = [1, 12, 99, 100, 155, 199, 200, 1000, 1150, 99_999, 100_000, 199_999, 200_000, 1_000_000, 150_000_000]
  expect(numbers.filter(number => polishOf(number).startsWith('ze '))).toEqual([100, 155, 199, 100_000, 199_999, 150_000_000])
  expect(plain(polishOf(1150))).toBe('z 1 150')
})

test('exchange rates and unrounded amounts keep six decimals', () => {
  expect([formatRate('en', 'EUR', '4.253101'), formatRate('pl', 'EUR', '4.25')].map(plain)).toEqual([
    'EUR 1 = PLN 4.253101',
    '1 € = 4,25 zł',
  ])
  expect([formatUnrounded('en', 100.9215, 'PLN'), formatUnrounded('pl', -100.9215, 'USD')].map(plain)).toEqual([
    'PLN 100.9215',
    '−100,9215 $',
  ])
})

test('formats a date as Intl does, with spaces that do not break', () => {
  for (const language of ['en', 'pl'] as const)
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-09`
      const expected = new Intl.DateTimeFormat(formatLocaleOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
      expect(formatDate(language, day)).toBe(expected.replaceAll(' ', '\u00a0'))
    }
})

test('an account number is formatted in groups of four', () => {
  expect(formatAccountNumber('PL61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874')
  expect(formatAccountNumber('61 109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874')
})
