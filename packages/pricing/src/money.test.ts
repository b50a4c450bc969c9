import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, fromDecimal, parseRate, roundHalfAway, scaled, toDecimal } from './money.ts'
import { tierFor } from './tier.ts'
import { grossOf } from './vat.ts'

test('halves are rounded away from zero', () => {
  expect([0.5, 1.5, 2.5, -0.5, -1.5, 0.4, -0.4].map(roundHalfAway).map(value => value + 0)).toEqual([1, 2, 3, -1, -2, 0, 0])
})

test('every amount up to 1,000 zł is the same after conversion to a decimal and back', () => {
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

test('gross is net and its VAT, rounded once', () => {
  expect(grossOf(100, 23)).toBe(123)
  expect(grossOf(50, 23)).toBe(62) // 61.5
  expect(grossOf(1234, 8)).toBe(1333) // 1332.72
  expect(grossOf(990, 5)).toBe(1040) // 1039.5
  expect(grossOf(777, 0)).toBe(777)
})

test('the tier with the highest quantity not above the requested one applies', () => {
  const tiers = [{ quantity: 10 }, { quantity: 1 }, { quantity: 50 }]
  const reached = [0, 1, 9, 10, 49, 50, 1000].map(quantity => tierFor(tiers, quantity)?.quantity ?? null)
  expect(reached).toEqual([null, 1, 1, 10, 10, 50, 50])
  expect(tierFor([], 5)).toBeNull()
})

/** Not the way the package does it: the size is doubled, half added, cut off, and the sign put back. */
function scaledInBigInt(value: number, times: number, by: number): number {
  const product = BigInt(value) * BigInt(times)
  const size = ((product < 0n ? -product : product) * 2n + BigInt(by)) / (2n * BigInt(by))
  return Number(product < 0n ? -size : size)
}

const anyWhole = fc.oneof(fc.integer({ min: -10_000, max: 10_000 }), fc.integer(), fc.maxSafeInteger())
const divisor = fc.oneof(fc.constantFrom(1, 2, 3, 100, 10_000, 1_000_000, 4_250_000), fc.integer({ min: 1, max: 1_000_000_000 }))

test('scaling is exact and rounded once, below and above MAX_SAFE_INTEGER and below zero', () => {
  fc.assert(
    fc.property(anyWhole, anyWhole, divisor, (value, times, by) => {
      expect(scaled(value, times, by)).toBe(scaledInBigInt(value, times, by))
    }),
    { numRuns: 2000 },
  )
})

test('scaling rounds an exact half away from zero, and what lies just beside it to the nearer side', () => {
  const half = fc.tuple(
    fc.integer({ min: 0, max: 1_000_000_000 }),
    fc.integer({ min: 2, max: 1_000_000 }),
    fc.constantFrom(1, 3_000_000_007),
  )
  fc.assert(
    fc.property(half, ([whole, halfBy, factor]) => {
      // (whole + 1/2) * 2 halfBy, where factor takes the product beyond the safe ones without changing the quotient
      const value = (2 * whole + 1) * halfBy
      const by = 2 * halfBy * factor
      expect([value, value - 1, value + 1].map(value => scaled(value, factor, by))).toEqual([whole + 1, whole, whole + 1])
      expect([-value, 1 - value, -value - 1].map(value => scaled(value, factor, by))).toEqual([-whole - 1, 0 - whole, -whole - 1])
    }),
    { numRuns: 1000 },
  )
})

test.each([
  // the products are 2^53 - 1, 2^53 + 1 and far beyond; doubles would lose the last digit
  [9_007_199_254_740_991, 1, 2, 4_503_599_627_370_496],
  [-9_007_199_254_740_991, 1, 2, -4_503_599_627_370_496],
  [28_059_810_762_433, 321, 2, 4_503_599_627_370_497],
  [-28_059_810_762_433, 321, 2, -4_503_599_627_370_497],
  [9_007_199_254_740_991, 1_000_000, 1_000_000, 9_007_199_254_740_991],
  [-9_007_199_254_740_991, 4_250_000, 4_250_000, -9_007_199_254_740_991],
])('%i x %i / %i is %i', (value, times, by, result) => {
  expect(scaled(value, times, by)).toBe(result)
})

test('scaling to zero is 0 and never -0', () => {
  expect([scaled(-1, 1, 3), scaled(0, -5, 3), scaled(-0, 5, 3)]).toEqual([0, 0, 0])
})

test.each([
  ['4.25', 4_250_000],
  ['4.2531', 4_253_100],
  ['4', 4_000_000],
  ['0.011734', 11_734],
  ['3.640000', 3_640_000],
])('a rate of %s is %i millionths', (rate, millionths) => {
  expect(parseRate(rate)).toBe(millionths)
})
