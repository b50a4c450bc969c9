import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measurePrice, type PackageContent } from './measure-price.ts'

test.each<[price: number, amount: number, unit: PackageContent['unit'], ofMeasure: number, quantity: 1 | 100]>([
  // a cartridge of 300 ml at 14.90 zł: 49.666… zł a litre
  [1490, 0.3, 'l', 4967, 1],
  // a quarter of a kilogram of coffee
  [3290, 0.25, 'kg', 13_160, 1],
  // a box of 100 bolts, each; a box of 200 screws, per 100 since one costs less than 0.10
  [12_694, 100, 'piece', 127, 1],
  [1000, 100, 'piece', 10, 1],
  [1100, 200, 'piece', 550, 100],
  // 5.5 zł of 1000 pieces: 55 grosz, and 0.05 zł of the same: half a grosz, away from zero
  [550, 1000, 'piece', 55, 100],
  [5, 1000, 'piece', 1, 100],
  // a rod of three metres, twelve litres of milk, two and a half square metres
  [2390, 3, 'm', 797, 1],
  [4490, 12, 'l', 374, 1],
  [5000, 2.5, 'm2', 2000, 1],
  // 0.1 + 0.2 is no exact double
  [300, 0.1 + 0.2, 'kg', 1000, 1],
  // a discount below zero mirrors
  [-1490, 0.3, 'l', -4967, 1],
])('%i grosz for %d %s', (price, amount, unit, ofMeasure, quantity) => {
  expect(measurePrice(price, { amount, unit })).toEqual({ price: ofMeasure, quantity })
})

test.each<[price: number, amount: number, unit: PackageContent['unit']]>([
  [1990, 1, 'kg'],
  [1990, 1, 'l'],
  [1990, 1, 'm'],
  [990, 100, 'piece'],
  [1990, 1, 'piece'],
  [0, 0.3, 'l'],
  [1990, 0, 'kg'],
])('%i grosz for %d %s: the price per measure is redundant', (price, amount, unit) => {
  expect(measurePrice(price, { amount, unit })).toBeNull()
})

test('the price per measure x package content is the unit price, to half a grosz per measure', () => {
  const unit = fc.constantFrom<PackageContent['unit']>('kg', 'l', 'm', 'm2')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      unit,
      (price, hundredThousandths, unit) => {
        const ofMeasure = measurePrice(price, { amount: hundredThousandths / 100_000, unit })?.price ?? price
        const off = BigInt(ofMeasure) * BigInt(hundredThousandths) - BigInt(price) * 100_000n
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(BigInt(hundredThousandths))
      },
    ),
  )
})

test('more content at the same price never has a higher price per measure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 5000 }), (price, quantity) => {
      const of = (amount: number) => {
        const shown = measurePrice(price, { amount, unit: 'piece' })
        return shown ? shown.price / shown.quantity : price / amount
      }
      // Rounded to whole grosz.
      expect(of(quantity + 1)).toBeLessThanOrEqual(of(quantity) + 0.01)
    }),
  )
})
