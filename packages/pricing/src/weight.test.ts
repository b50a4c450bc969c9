import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromKilograms, toKilograms } from './weight.ts'

test.each([
  [0, 0],
  [0.00001, 1],
  [2.5, 250_000],
  // 30000.000000000004 and 114999.99999999999 as doubles
  [0.1 + 0.2, 30_000],
  [1.15, 115_000],
  [0.123456, 12_346],
  [0.000004, 0],
])('%d kg are %i x 0.00001 kg', (kg, weight) => {
  expect(fromKilograms(kg)).toBe(weight)
})

test('every weight is the same after conversion to kg, with five decimals at most and no trailing zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), weight => {
      const kg = toKilograms(weight)
      expect(fromKilograms(kg)).toBe(weight)
      expect(String(kg)).toMatch(/^\d+(\.\d{0,4}[1-9])?$/)
    }),
  )
})
