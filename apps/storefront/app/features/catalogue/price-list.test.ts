import { expect, test } from 'vitest'
import { listPricesOf, priceListOf, quantitiesOf, sharedList, stepFor, unitPricesOf } from './price-list.ts'

const own = { price_net: 10, price_net_promo: 8 }
const tier = (quantity: number, price_net: number, promo_price_net: number | null = null, sale = promo_price_net !== null) => ({
  quantity,
  price_net,
  promo_price_net,
  sale,
  per_100: null,
})

test('below its first tier a variant has the product’s price, promotion included', () => {
  expect(priceListOf(own, [tier(10, 7)])).toEqual([
    { quantity: 1, regular: 10, net: 8, isOwn: false },
    { quantity: 10, regular: 7, net: 7, isOwn: false },
  ])
  expect(priceListOf(own, [])).toEqual([{ quantity: 1, regular: 10, net: 8, isOwn: false }])
})

test('a tier for one piece replaces the product’s price; a promotional price needs the flag', () => {
  expect(priceListOf(own, [tier(5, 11, 9), tier(1, 12, 9, false)])).toEqual([
    { quantity: 1, regular: 12, net: 12, isOwn: false },
    { quantity: 5, regular: 11, net: 9, isOwn: false },
  ])
})

test('there is no step for a quantity below the first tier', () => {
  const list = priceListOf({ price_net: null, price_net_promo: null }, [tier(10, 7)])
  expect([stepFor(list, 9), stepFor(list, 10)?.net, stepFor(list, 11)?.net]).toEqual([null, 7, 7])
})

test('quantities are the union of all variants’ steps; a shared list needs equal steps', () => {
  const [a, b] = [priceListOf(own, [tier(10, 7)]), priceListOf(own, [tier(5, 7), tier(10, 6)])]
  expect(quantitiesOf([a, b])).toEqual([1, 5, 10])
  expect([sharedList([a, b]), sharedList([a, [...a]]), sharedList([])]).toEqual([null, a, null])
})

test('an own price applies to every step at which it is lower than the list', () => {
  const tiers = [tier(10, 7), tier(100, 5)]
  expect(priceListOf(own, tiers, 6).map(({ quantity, net, isOwn }) => [quantity, net, isOwn])).toEqual([
    [1, 6, true],
    [100, 5, false],
  ])
  expect(priceListOf(own, tiers, 9)).toEqual(priceListOf(own, tiers))
  expect(priceListOf({ price_net: null, price_net_promo: null }, [], 6)).toEqual([{ quantity: 1, regular: 6, net: 6, isOwn: true }])
})

test('tiers of a product priced per 100 are per 100 too', () => {
  const prices = { price_net: 0.02, price_net_promo: null, best_price_from_history: null, custom_price_net: null }
  const per_100 = { ...prices, price_net: 1.65 }
  const cheap = { ...tier(1000, 0.01), per_100: { price_net: 1.18, promo_price_net: null } }
  expect(unitPricesOf({ ...prices, per_100 })).toEqual({ ...per_100, per: 100 })
  expect(priceListOf(unitPricesOf({ ...prices, per_100 }), [cheap]).map(({ net }) => net)).toEqual([1.65, 1.18])
  expect(unitPricesOf({ ...prices, per_100: null })).toEqual({ ...prices, per: 1 })
})

test('the prices of the cheapest variant stand for a product with variants', () => {
  const product = { ...own, best_price_from_history: 9, custom_price_net: null, per_100: null, has_variants: true }
  const variant = (tiers: ReturnType<typeof tier>[], best_price_from_history: number | null = null) => ({
    product_variant_prices: tiers,
    best_price_from_history,
    best_price_per_100: null,
  })
  const shown = (...product_variants_table_data: ReturnType<typeof variant>[]) => {
    const { price_net, price_net_promo, best_price_from_history } = listPricesOf({ ...product, product_variants_table_data })
    return [price_net, price_net_promo, best_price_from_history]
  }
  expect(shown(variant([tier(1, 12)]), variant([tier(1, 7)]), variant([], 9))).toEqual([7, null, null])
  expect(shown(variant([tier(1, 12)]), variant([], 9.5))).toEqual([10, 8, 9.5])
  expect(shown(variant([tier(1, 12, 6)], 11), variant([], 9))).toEqual([12, 6, 11])
  const onRequest = { ...product, price_net: null, price_net_promo: null, product_variants_table_data: [variant([tier(10, 7)])] }
  expect(listPricesOf(onRequest)).toMatchObject({ price_net: null, price_net_promo: null, best_price_from_history: null })
})
