import { expect, test } from 'vitest'
import { convert, convertBack, fromDecimal, parseRate, plnRate, roundHalfAway, toDecimal } from './money.ts'
import { tierFor } from './tier.ts'
import { grossOf } from './vat.ts'

test('halves are rounded away from zero', () => {
  expect([0.5, 1.5, 2.5, -0.5, -1.5, 0.4, -0.4].map(roundHalfAway).map(value => value + 0)).toEqual([1, 2, 3, -1, -2, 0, 0])
})

test('every grosz up to 1,000 zł leaves as a decimal of two places and comes back', () => {
  for (let grosz = 0; grosz <= 100_000; grosz++) {
    const decimal = toDecimal(grosz)
    expect(String(decimal)).toMatch(/^\d+(\.\d{1,2})?$/)
    expect(fromDecimal(decimal)).toBe(grosz)
  }
})

test.each([
  // 100.00 zł at 4.25 is 23.529… euro
  [10_000, '4.25', 2353],
  // 0.02 zł at 4 is half a cent: away from zero
  [2, '4', 1],
  [123_456_789, '1', 123_456_789],
  [850, '4.25', 200],
])('%i grosz at %s is %i', (grosz, rate, minor) => {
  expect(convert(grosz, parseRate(rate))).toBe(minor)
})

test('a bound of a price filter comes back to grosz', () => {
  expect(convertBack(2353, parseRate('4.25'))).toBe(10_000)
  expect(convertBack(999, plnRate)).toBe(999)
})

test('gross is net and its VAT, rounded once', () => {
  expect(grossOf(100, 23)).toBe(123)
  expect(grossOf(50, 23)).toBe(62) // 61.5
  expect(grossOf(1234, 8)).toBe(1333) // 1332.72
  expect(grossOf(990, 5)).toBe(1040) // 1039.5
  expect(grossOf(777, 0)).toBe(777)
})

test('the tier with the largest quantity not above the requested one counts', () => {
  const tiers = [{ quantity: 10 }, { quantity: 1 }, { quantity: 50 }]
  const reached = [0, 1, 9, 10, 49, 50, 1000].map(quantity => tierFor(tiers, quantity)?.quantity ?? null)
  expect(reached).toEqual([null, 1, 1, 10, 10, 50, 50])
  expect(tierFor([], 5)).toBeNull()
})
