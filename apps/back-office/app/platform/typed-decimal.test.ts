import { expect, test } from 'vitest'
import { shownDecimal, typedDecimal } from './typed-decimal.ts'

test.each([
  ['en', '1,234.5', '1234.5'],
  ['en', '1,234,500.25', '1234500.25'],
  ['en', '1,25', '1.25'],
  ['en', '1,500', null],
  ['en', '0,500', null],
  ['pl', '1,500', '1.500'],
  ['pl', '1 500,5', '1500.5'],
  ['pl', '1.5', '1.5'],
  ['pl', '1,234.5', null],
  ['en', '-1', '-1'],
  ['en', '1e3', null],
  ['en', '0x10', null],
  ['en', '', null],
] as const)('in %s, "%s" is %s', (language, typed, digits) => {
  expect(typedDecimal(typed, language)).toBe(digits)
})

test.each(['en', 'pl'] as const)('a number is read in %s as it is shown', language => {
  for (const value of [0, 0.5, 1.125, 1234.5, 12_345.678, -3])
    expect(Number(typedDecimal(shownDecimal(value, language), language))).toBe(value)
})
