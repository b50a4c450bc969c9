import type { SalesUnit } from '@stragan/contract'
import { plnRate } from '@stragan/pricing'
import { expect, test } from 'vitest'
import { cheapestPurchase, type Offer, unitsFor, weeklyAmount } from './need.ts'
import { type NeedSettings, readNeed } from './need-input.ts'

const settings: NeedSettings = { unit: 'g', per_cup: 12, days_per_week: 5, people: 25, cups_per_day: 2 }
const bag = (amount: number): SalesUnit => ({ code: 'bag', content: { amount, unit: 'kg' } })
const offer = (amount: number, price: number, stockOnHand = 1000, tiers: Offer['prices']['tiers'] = []): Offer => ({
  salesUnit: bag(amount),
  vatPercent: 23,
  stockOnHand,
  prices: { personal: null, tiers, product: { price_net: price } },
})

test('25 people with two cups of 12 g a day need 3 kg in a working week', () => {
  expect(weeklyAmount(settings, { people: 25, cups: 2 })).toEqual({ amount: 3, unit: 'kg' })
  expect(weeklyAmount({ ...settings, unit: 'ml', per_cup: 250, days_per_week: 7 }, { people: 1, cups: 1 })).toEqual({
    amount: 1.75,
    unit: 'l',
  })
})

test.each([
  [3, 1, 3],
  [3, 0.25, 12],
  [0.3, 0.1, 3],
  [0.24, 0.25, 1],
  [1.01, 0.5, 3],
  [14_000, 6, 2334],
])('%d kg are in units of %d kg: %d', (amount, content, quantity) => {
  expect(unitsFor({ amount, unit: 'kg' }, bag(content))).toBe(quantity)
})

test('sales units with another measure, or without a content, contain no weight', () => {
  const amount = { amount: 3, unit: 'kg' } as const
  expect(unitsFor(amount, { code: 'box', content: { amount: 50, unit: 'piece' } })).toBeNull()
  expect(unitsFor(amount, { code: 'piece', content: null })).toBeNull()
  expect(
    cheapestPurchase([{ ...offer(1, 9000), salesUnit: { code: 'can', content: { amount: 1, unit: 'l' } } }], amount, plnRate),
  ).toBeNull()
})

test('the cheapest bags that are in stock are bought, at the price of their quantity', () => {
  const need = { amount: 3, unit: 'kg' } as const
  const tiers = [
    { quantity: 1, price_net: 3000, promo_price_net: null, sale: false },
    { quantity: 12, price_net: 2000, promo_price_net: null, sale: false },
  ]
  expect(cheapestPurchase([offer(0.25, 3000), offer(1, 8700)], need, plnRate)).toMatchObject({ quantity: 3, net: 26_100, gross: 32_103 })
  expect(cheapestPurchase([offer(0.25, 3000, 1000, tiers), offer(1, 8700)], need, plnRate)).toMatchObject({
    quantity: 12,
    unit: { net: 2000, per: 1 },
    net: 24_000,
    isInStock: true,
  })
  expect(cheapestPurchase([offer(0.25, 3000), offer(1, 8700, 2)], need, plnRate)).toMatchObject({ quantity: 12, isInStock: true })
  expect(cheapestPurchase([offer(0.25, 1000, 7), offer(1, 8700, 2)], need, plnRate)).toMatchObject({ quantity: 3, isInStock: false })
  expect(
    cheapestPurchase([{ ...offer(1, 1), prices: { personal: null, tiers: [], product: { price_net: null } } }], need, plnRate),
  ).toBeNull()
})

test('a need in another currency is converted once, as a line of the cart', () => {
  const [rate, need] = [4_250_000, { amount: 3, unit: 'kg' } as const]
  expect(cheapestPurchase([offer(1, 8700)], need, rate)).toMatchObject({ unit: { net: 2047 }, net: 6141 })
})

test.each([
  ['people=30&cups=3', 30, 3],
  ['', 25, 2],
  ['people=0&cups=21', 25, 2],
  ['people=10001&cups=-1', 25, 2],
  ['people=1e3&cups=2.5', 25, 2],
  ['people=10000&cups=20', 10_000, 20],
])('the need of the query "%s" is of %d people and %d cups', (query, people, cups) => {
  expect(readNeed(new URLSearchParams(query), settings)).toEqual({ people, cups })
})
