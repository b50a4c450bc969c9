import { expect, test } from 'vitest'
import { ownList, priceListOf, quantitiesOf, sharedList, stepFor } from './price-list.ts'

const own = { price_net: 10, price_net_promo: 8 }
const tier = (quantity: number, price_net: number, promo_price_net: number | null = null, sale = promo_price_net !== null) => ({
  quantity,
  price_net,
  promo_price_net,
  sale,
})

test('below its first tier a variant costs what the product costs, its promotion included', () => {
  expect(priceListOf(own, [tier(10, 7)])).toEqual([
    { quantity: 1, regular: 10, net: 8 },
    { quantity: 10, regular: 7, net: 7 },
  ])
  expect(priceListOf(own, [])).toEqual([{ quantity: 1, regular: 10, net: 8 }])
})

test('a tier for one piece takes the place of the product’s price; a promotional price counts only where the flag is on', () => {
  expect(priceListOf(own, [tier(5, 11, 9), tier(1, 12, 9, false)])).toEqual([
    { quantity: 1, regular: 12, net: 12 },
    { quantity: 5, regular: 11, net: 9 },
  ])
})

test('without any price for so few pieces there is none', () => {
  const list = priceListOf({ price_net: null, price_net_promo: null }, [tier(10, 7)])
  expect([stepFor(list, 9), stepFor(list, 10)?.net, stepFor(list, 11)?.net]).toEqual([null, 7, 7])
})

test('lists of several variants: all their quantities, and the one list if they share it', () => {
  const [a, b] = [priceListOf(own, [tier(10, 7)]), priceListOf(own, [tier(5, 7), tier(10, 6)])]
  expect(quantitiesOf([a, b])).toEqual([1, 5, 10])
  expect([sharedList([a, b]), sharedList([a, [...a]]), sharedList([])]).toEqual([null, a, null])
})

test('a price of the customer’s own is one for every quantity', () => {
  const list = ownList(7)
  expect([1, 10, 1000].map(quantity => stepFor(list, quantity)?.net)).toEqual([7, 7, 7])
  expect(sharedList([list, priceListOf(own, [tier(10, 7)])])).toBeNull()
})
