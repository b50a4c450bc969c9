import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactGross, grossOf, netOf, vatRows } from './vat.ts'

test.each([
  [1234, 23, '15.1782'],
  [50, 23, '0.615'],
  [990, 5, '10.395'],
  [100, 23, '1.23'],
  [1000, 0, '10.00'],
  [250, 8, '2.70'],
  [1, 0, '0.01'],
  [1, 23, '0.0123'],
  [0, 23, '0.00'],
  [12_345_678, 8, '133333.3224'],
])('%i grosz at %i percent are exactly %s', (net, percent, gross) => {
  expect(exactGross(net, percent)).toBe(gross)
})

test('the net of a gross amount is the nearest: a net amount comes back, a gross one to a grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(0, 5, 8, 23), (amount, percent) => {
      expect(netOf(grossOf(amount, percent), percent)).toBe(amount)
      expect(Math.abs(grossOf(netOf(amount, percent), percent) - amount)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the exact gross has two decimals if they suffice, and rounds to the gross', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(0, 5, 8, 23), (net, percent) => {
      const exact = exactGross(net, percent)
      expect(exact).toMatch(/^(0|[1-9]\d*)\.\d{2}(\d?[1-9])?$/)
      const [whole = '', decimals = ''] = exact.split('.')
      const tenThousandths = BigInt(whole + decimals.padEnd(4, '0'))
      expect(grossOf(net, percent)).toBe(Number((tenThousandths + 50n) / 100n))
    }),
  )
})

test('the exact gross of a negative net, such as a discount, is negative', () => {
  expect([exactGross(-50, 23), exactGross(-1234, 23), exactGross(-1, 23)]).toEqual(['-0.615', '-15.1782', '-0.0123'])
})

test('the gross of a negative net is that of the positive with its sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(0, 5, 8, 23), (net, percent) => {
      expect(grossOf(-net, percent)).toBe(-grossOf(net, percent))
    }),
  )
})

test('parts at the same rate become one row, the highest rate first', () => {
  expect(
    vatRows([
      { percent: 8, net: 100, gross: 108 },
      { percent: 23, net: 100, gross: 123 },
      { percent: 8, net: 50, gross: 54 },
      { percent: 23, net: -30, gross: -37 },
      { percent: 0, net: 10, gross: 10 },
    ]),
  ).toEqual([
    { percent: 23, net: 70, gross: 86 },
    { percent: 8, net: 150, gross: 162 },
    { percent: 0, net: 10, gross: 10 },
  ])
})

test('a rate with a sum of 0 has no row', () => {
  expect(
    vatRows([
      { percent: 23, net: 100, gross: 124 },
      { percent: 23, net: -100, gross: -123 },
      { percent: 8, net: 100, gross: 108 },
      { percent: 8, net: -100, gross: -108 },
      { percent: 5, net: 0, gross: 0 },
    ]),
  ).toEqual([{ percent: 23, net: 0, gross: 1 }])
  expect(vatRows([])).toEqual([])
})

test('the input is not mutated', () => {
  const parts = [
    { percent: 8, net: 1, gross: 1 },
    { percent: 8, net: 2, gross: 2 },
  ]
  vatRows(parts)
  expect(parts.map(part => part.net)).toEqual([1, 2])
})
