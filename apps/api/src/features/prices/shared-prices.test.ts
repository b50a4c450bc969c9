import { expect, test } from 'vitest'
import { productPriceOf } from './prices.ts'

test('a product without a price gets the lowest of its variants once all have one', () => {
  const unpriced = { price_net: null, variants: 3, hasOwn: false }
  expect(productPriceOf(unpriced, [1500, 1000, 1200])).toBe(1000)
  expect(productPriceOf(unpriced, [1500, 1000])).toBe(null)
  expect(productPriceOf({ ...unpriced, variants: 0 }, [])).toBe(null)
})
