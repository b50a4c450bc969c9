import { expect, test } from 'vitest'
import { type Conditions, unmetCondition } from './conditions.ts'
import { parseRate, plnRate } from './money.ts'

const none: Conditions = { minWeight: null, maxWeight: null, minNet: null, maxNet: null }

const reason = (conditions: Partial<Conditions>, cart: { productsNet?: number; weight?: number }, rate = plnRate) =>
  unmetCondition({ ...none, ...conditions }, { productsNet: 0, weight: 0, ...cart }, rate)

test('without conditions every cart is accepted', () => {
  expect(reason({}, { productsNet: 0, weight: Number.MAX_SAFE_INTEGER })).toBeNull()
})

test.each([
  [{ maxWeight: 3_000_000 }, { weight: 3_000_000 }, undefined],
  [{ maxWeight: 3_000_000 }, { weight: 3_000_001 }, 'too_heavy'],
  [{ minWeight: 3_000_000 }, { weight: 3_000_000 }, undefined],
  [{ minWeight: 3_000_000 }, { weight: 2_999_999 }, 'too_light'],
  [{ minNet: 10_000 }, { productsNet: 10_000 }, undefined],
  [{ minNet: 10_000 }, { productsNet: 9_999 }, 'minimum_not_met'],
  [{ maxNet: 10_000 }, { productsNet: 10_000 }, undefined],
  [{ maxNet: 10_000 }, { productsNet: 10_001 }, 'maximum_exceeded'],
] as const)('bounds are inclusive: %o with a cart of %o', (conditions, cart, expected) => {
  expect(reason(conditions, cart)?.reason).toBe(expected)
})

test('an unmet minimum has the missing amount; bounds of value are converted once', () => {
  // 100.00 / 4.25 = 23.529... -> 23.53
  const euro = parseRate('4.25')
  expect(reason({ minNet: 10_000 }, { productsNet: 2352 }, euro)).toEqual({ reason: 'minimum_not_met', missingNet: 1 })
  expect(reason({ minNet: 10_000 }, { productsNet: 2353 }, euro)).toBeNull()
  expect(reason({ maxNet: 10_000 }, { productsNet: 2353 }, euro)).toBeNull()
  expect(reason({ maxNet: 10_000 }, { productsNet: 2354 }, euro)).toEqual({ reason: 'maximum_exceeded', missingNet: null })
})
