import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1 234,50', 1234.5],
  ['1 234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['12', 12],
  ['0,01', 0.01],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['1,234', Number.NaN],
  ['1,23.50', Number.NaN],
  ['12.345', Number.NaN],
  ['12 zł', Number.NaN],
  ['1e5', Number.NaN],
  ['1000000000', Number.NaN],
])('%s is %d', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})
