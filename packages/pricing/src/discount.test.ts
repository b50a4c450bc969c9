import { expect, test } from 'vitest'
import { discountIn } from './cart-totals.ts'
import { discountOn } from './discount.ts'
import { parseRate, plnRate } from './money.ts'

const products = { net: 10_000, gross: 12_300 }

test('a percentage is in hundredths of a percent', () => {
  expect(discountOn(products, { type: 'percentage', value: 1234, minimum: 0 })).toEqual({ percent: 23, net: 1234, gross: 1518 })
})

test.each([
  // 10% of 0.05 = 0.005, of 0.15 = 0.015, of 0.14 = 0.014
  [5, 1],
  [15, 2],
  [14, 1],
])('10 percent of %i grosz are %i: half away from zero', (net, off) => {
  expect(discountOn({ net, gross: 1000 }, { type: 'percentage', value: 1000, minimum: 0 }).net).toBe(off)
})

test.each(['percentage', 'fixed'] as const)('a %s discount applies from exactly its minimum on', type => {
  const discount = { type, value: 500, minimum: 10_000 }
  expect(discountOn(products, discount)).toEqual({ percent: 23, net: 500, gross: 615 })
  expect(discountOn({ ...products, net: 9_999 }, discount)).toEqual({ percent: 23, net: 0, gross: 0 })
})

test('a discount never exceeds the products, net or gross', () => {
  expect(discountOn(products, { type: 'fixed', value: 10_001, minimum: 0 })).toMatchObject({ net: 10_000, gross: 12_300 })
  expect(discountOn(products, { type: 'percentage', value: 10_001, minimum: 0 })).toMatchObject({ net: 10_000, gross: 12_300 })
  // 95.00 x 1.23 = 116.85, of products at 5 percent
  expect(discountOn({ net: 10_000, gross: 10_500 }, { type: 'fixed', value: 9_500, minimum: 0 })).toMatchObject({
    net: 9_500,
    gross: 10_500,
  })
})

test('a discount on 0 is 0', () => {
  expect(discountOn({ net: 0, gross: 0 }, { type: 'fixed', value: 5000, minimum: 0 })).toEqual({ percent: 23, net: 0, gross: 0 })
  expect(discountOn(products, { type: 'percentage', value: 0, minimum: 0 })).toEqual({ percent: 23, net: 0, gross: 0 })
})

test('in another currency a fixed value and every minimum are converted, a percentage is not', () => {
  const dollar = parseRate('3.64')
  // 50.00 / 3.64 = 13.7362... -> 13.74; 300.00 / 3.64 = 82.4175... -> 82.42
  expect(discountIn({ type: 'fixed', value: 5000, minimum: 30_000 }, dollar)).toEqual({ type: 'fixed', value: 1374, minimum: 8242 })
  expect(discountIn({ type: 'percentage', value: 1000, minimum: 30_000 }, dollar)).toEqual({
    type: 'percentage',
    value: 1000,
    minimum: 8242,
  })
  expect(discountIn({ type: 'fixed', value: 5000, minimum: 30_000 }, plnRate)).toEqual({ type: 'fixed', value: 5000, minimum: 30_000 })
})
