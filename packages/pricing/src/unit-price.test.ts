import { expect, test } from 'vitest'
import { nextStep, type PriceSources, type ProductPrice, priceSteps, type Tier, unitPriceFor } from './unit-price.ts'

const tier = (
  quantity: number,
  price_net: number,
  promo_price_net: number | null = null,
  sale: unknown = promo_price_net !== null,
): Tier => ({
  quantity,
  price_net,
  promo_price_net,
  sale,
})

const sources = (product: ProductPrice, tiers: Tier[] = [], personal: number | null = null): PriceSources => ({ personal, tiers, product })

test('the list price is the first of tier, promotion, product; a lower personal price takes precedence', () => {
  const product = { price_net: 1000, price_net_promo: 100, sale: true }
  const tiers = [tier(1, 900, 800)]
  expect(unitPriceFor(sources(product, tiers, 799), 1)).toMatchObject({ net: 799, source: 'personal' })
  expect(unitPriceFor(sources(product, tiers, 800), 1)).toMatchObject({ net: 800, source: 'tier_promotion' })
  expect(unitPriceFor(sources(product, tiers, 950), 1)).toMatchObject({ net: 800, source: 'tier_promotion' })
  expect(unitPriceFor(sources(product, tiers), 1)).toMatchObject({ net: 800, source: 'tier_promotion' })
  expect(unitPriceFor(sources(product, [tier(1, 900)]), 1)).toMatchObject({ net: 900, source: 'tier' })
  expect(unitPriceFor(sources(product), 1)).toMatchObject({ net: 100, source: 'promotion' })
  expect(unitPriceFor(sources({ ...product, sale: false }), 1)).toMatchObject({ net: 1000, source: 'product' })
})

test('a price of 0 is a price', () => {
  expect(unitPriceFor(sources({ price_net: 1000 }, [tier(1, 900)], 0), 1)).toMatchObject({ net: 0, source: 'personal' })
  expect(unitPriceFor(sources({ price_net: 1000 }, [tier(1, 900, 0)]), 1)).toMatchObject({ net: 0, source: 'tier_promotion' })
  expect(unitPriceFor(sources({ price_net: 1000, price_net_promo: 0, sale: true }), 1)).toMatchObject({ net: 0, source: 'promotion' })
  expect(unitPriceFor(sources({ price_net: 0 }), 1)).toMatchObject({ net: 0, source: 'product' })
})

test('price_promo_netto is used only without price_net_promo', () => {
  const both = { price_net: 1000, price_net_promo: 800, price_promo_netto: 700, sale: true }
  expect(unitPriceFor(sources(both), 1)?.net).toBe(800)
  expect(unitPriceFor(sources({ ...both, price_net_promo: null }), 1)?.net).toBe(700)
})

test('either flag of a product enables its promotion', () => {
  const product = { price_net: 1000, price_net_promo: 800 }
  expect(unitPriceFor(sources({ ...product, product_is_on_sale: true, sale: false }), 1)?.net).toBe(800)
  expect(unitPriceFor(sources({ ...product, product_is_on_sale: false, sale: true }), 1)?.net).toBe(800)
  expect(unitPriceFor(sources({ ...product, product_is_on_sale: false, sale: false }), 1)?.net).toBe(1000)
})

test("a product's promotion does not apply to its tiers", () => {
  const product = { price_net: 1000, price_net_promo: 100, sale: true }
  expect(unitPriceFor(sources(product, [tier(5, 900)]), 5)).toEqual({ net: 900, source: 'tier', regular: 900, tierQuantity: 5 })
  expect(unitPriceFor(sources(product, [tier(5, 900)]), 4)).toEqual({ net: 100, source: 'promotion', regular: 1000, tierQuantity: null })
})

test('the regular price is the list price without promotions', () => {
  const product = { price_net: 1000, price_net_promo: 850, sale: true }
  expect(unitPriceFor(sources(product), 1)?.regular).toBe(1000)
  expect(unitPriceFor(sources(product, [tier(1, 900, 800)]), 1)?.regular).toBe(900)
  expect(unitPriceFor(sources(product, [], 700), 1)?.regular).toBe(1000)
  expect(unitPriceFor(sources(product, [tier(1, 900, 800)], 700), 1)?.regular).toBe(900)
})

test('a single price is the regular price, too', () => {
  expect(unitPriceFor(sources({ price_net: null }, [], 700), 1)).toEqual({ net: 700, source: 'personal', regular: 700, tierQuantity: null })
  const onlyPromotion = { price_net: null, price_net_promo: 800, sale: true }
  expect(unitPriceFor(sources(onlyPromotion), 1)).toEqual({ net: 800, source: 'promotion', regular: 800, tierQuantity: null })
})

test('there is no price if none is set, its flag is off or its quantity not reached', () => {
  expect(unitPriceFor(sources({ price_net: null }), 1)).toBeNull()
  expect(unitPriceFor(sources({ price_net: null, price_net_promo: 800, sale: false }), 1)).toBeNull()
  expect(unitPriceFor(sources({ price_net: null }, [tier(2, 900)]), 1)).toBeNull()
})

const nextTier = (given: PriceSources, quantity: number) => {
  const step = nextStep(given, quantity)
  return step && { quantity: step.quantity, net: step.net }
}

const list = [tier(50, 700), tier(1, 1000), tier(10, 900)]

test.each([
  [1, { quantity: 10, net: 900 }],
  [9, { quantity: 10, net: 900 }],
  [10, { quantity: 50, net: 700 }],
  [49, { quantity: 50, net: 700 }],
  [50, null],
  [51, null],
])('at quantity %i with tiers at 1, 10 and 50, the next lower price is %o', (quantity, next) => {
  expect(nextTier(sources({ price_net: null }, list), quantity)).toEqual(next)
})

test("before the first tier, the next lower price is compared with the product's own", () => {
  expect(nextTier(sources({ price_net: 1000 }, [tier(10, 900)]), 1)).toEqual({ quantity: 10, net: 900 })
  expect(nextTier(sources({ price_net: 1000, price_net_promo: 850, sale: true }, [tier(10, 900)]), 1)).toBeNull()
})

test('tiers without a lower price are skipped', () => {
  const tiers = [tier(1, 1000), tier(5, 1000), tier(10, 1100), tier(20, 990)]
  expect(nextTier(sources({ price_net: null }, tiers), 1)).toEqual({ quantity: 20, net: 990 })
  expect(nextTier(sources({ price_net: null }, [tier(1, 1000), tier(5, 1000)]), 1)).toBeNull()
})

test('the next lower price includes promotions of this tier and the next', () => {
  expect(nextTier(sources({ price_net: null }, [tier(1, 1000), tier(10, 1000, 950)]), 1)).toEqual({ quantity: 10, net: 950 })
  expect(nextTier(sources({ price_net: null }, [tier(1, 1000, 800), tier(10, 900)]), 1)).toBeNull()
})

test('the next lower price is below a personal price; null without tiers or without a current price', () => {
  expect(nextTier(sources({ price_net: 1000 }, list, 850), 1)).toEqual({ quantity: 50, net: 700 })
  expect(nextTier(sources({ price_net: 1000 }, list, 700), 1)).toBeNull()
  expect(nextTier(sources({ price_net: 1000 }), 1)).toBeNull()
  expect(nextTier(sources({ price_net: null }, [tier(10, 900)]), 1)).toBeNull()
})

test('the steps are the tiers, and the product’s price before the first; consecutive personal prices are one step', () => {
  const stepsWith = (personal: number | null) =>
    priceSteps(sources({ price_net: 1200 }, [tier(50, 700), tier(5, 1000), tier(10, 900)], personal)).map(({ quantity, net }) => [
      quantity,
      net,
    ])
  expect(stepsWith(null)).toEqual([
    [1, 1200],
    [5, 1000],
    [10, 900],
    [50, 700],
  ])
  expect(stepsWith(950)).toEqual([
    [1, 950],
    [10, 900],
    [50, 700],
  ])
  expect(stepsWith(600)).toEqual([[1, 600]])
  expect(priceSteps(sources({ price_net: null }, [tier(5, 1000)]))).toMatchObject([{ quantity: 5, net: 1000 }])
})
