import fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcedReduction } from './reduction.ts'

test.each([
  [799, 800, { struck: 800, percent: 0 }],
  [800, 800, null],
  [801, 800, null],
  [500, 1000, { struck: 1000, percent: 50 }],
  [667, 1000, { struck: 1000, percent: 33 }],
  [0, 1000, { struck: 1000, percent: 100 }],
  [0, 0, null],
  [500, null, null],
])('a promotional price of %i after a lowest one of %s is announced as %o', (promotional, lowest, announced) => {
  expect(announcedReduction(promotional, lowest)).toEqual(announced)
})

test('what is struck through is always higher than the price, and the percentage never more than is saved', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(price, price, (promotional, lowest) => {
      const reduction = announcedReduction(promotional, lowest)
      if (reduction === null) {
        expect(promotional).toBeGreaterThanOrEqual(lowest)
        return
      }
      expect(reduction.struck).toBeGreaterThan(promotional)
      expect(reduction.percent * lowest).toBeLessThanOrEqual(100 * (lowest - promotional))
    }),
  )
})
