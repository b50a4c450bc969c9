import { expect, test } from 'vitest'
import { amountOf } from './amounts.ts'

test.each([
  ['1234.5', '1234.5'],
  ['1 234,50', '1234.5'],
  ['1\u00a0234', '1234'],
  ['1,234.50', '1234.5'],
  ['1,234', undefined],
  ['0', '0'],
  ['1.234', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('the amount %s is %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})
