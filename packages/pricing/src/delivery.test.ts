import { expect, test } from 'vitest'
import { type DeliveryMethod, deliveryFor } from './delivery.ts'
import { parseRate, plnRate } from './money.ts'

const courier: DeliveryMethod = {
  price: 1500,
  vatPercent: 23,
  prices: [],
  freeFrom: null,
  parcelWeight: null,
  minWeight: null,
  maxWeight: null,
  minNet: null,
  maxNet: null,
}

const offer = (method: Partial<DeliveryMethod>, cart: { productsNet?: number; weight?: number } = {}, rate = plnRate) =>
  deliveryFor({ ...courier, ...method }, { productsNet: 0, weight: 0, ...cart }, rate)

test('a method without conditions costs its price with its own VAT', () => {
  expect(offer({})).toEqual({ net: 1500, gross: 1845, parcels: 1, freeFrom: null, missingToFree: null })
  expect(offer({ vatPercent: 8 })).toMatchObject({ net: 1500, gross: 1620 })
})

test.each([
  [0, 1500, 20_000],
  [19_999, 1500, 1],
  [20_000, 0, 0],
  [20_001, 0, 0],
])('free from 200.00 zł: products of %i grosz pay %i and miss %i', (productsNet, net, missingToFree) => {
  expect(offer({ freeFrom: 20_000 }, { productsNet })).toMatchObject({ net, missingToFree, freeFrom: 20_000 })
})

test('free from 0 is always free', () => {
  expect(offer({ freeFrom: 0 })).toMatchObject({ net: 0, gross: 0, missingToFree: 0 })
})

const byWeight = [
  { fromWeight: 500_000, fromNet: 0, price: 2000 },
  { fromWeight: 1_000_000, fromNet: 0, price: 3000 },
]

test.each([
  [499_999, 1500],
  [500_000, 2000],
  [999_999, 2000],
  [1_000_000, 3000],
])('steps at 5 and 10 kg: %i x 0.00001 kg cost %i', (weight, net) => {
  expect(offer({ prices: byWeight }, { weight }).net).toBe(net)
})

test('a step applies if its weight and its value are reached', () => {
  const prices = [{ fromWeight: 500_000, fromNet: 10_000, price: 990 }]
  expect(offer({ prices }, { weight: 500_000, productsNet: 9_999 }).net).toBe(1500)
  expect(offer({ prices }, { weight: 499_999, productsNet: 10_000 }).net).toBe(1500)
  expect(offer({ prices }, { weight: 500_000, productsNet: 10_000 }).net).toBe(990)
})

test('of the reached steps the last one counts, even if its price is higher', () => {
  expect(offer({ prices: byWeight.toReversed() }, { weight: 1_000_000 }).net).toBe(2000)
})

test('free delivery takes precedence over steps', () => {
  expect(offer({ prices: byWeight, freeFrom: 20_000 }, { weight: 1_000_000, productsNet: 20_000 }).net).toBe(0)
})

test.each([
  [0, 1, 1500],
  [3_000_000, 1, 1500],
  [3_000_001, 2, 3000],
  [9_000_000, 3, 4500],
])('parcels of 30 kg: %i x 0.00001 kg are %i parcels and cost %i', (weight, parcels, net) => {
  expect(offer({ parcelWeight: 3_000_000 }, { weight })).toMatchObject({ parcels, net })
})

test('a step is the price per parcel; the sum of parcels is converted once', () => {
  expect(offer({ parcelWeight: 500_000, prices: byWeight }, { weight: 1_000_000 }).net).toBe(6000)
  // 3 x 15.45 = 46.35; / 4.25 = 10.9058... -> 10.91, where 3 x 3.64 = 10.92
  expect(offer({ price: 1545, parcelWeight: 500_000 }, { weight: 1_500_000 }, parseRate('4.25')).net).toBe(1091)
})

test('free delivery is free for any number of parcels', () => {
  expect(offer({ parcelWeight: 1, freeFrom: 20_000 }, { weight: 1_000_000, productsNet: 20_000 })).toMatchObject({ net: 0, gross: 0 })
})

test('in another currency the price, the threshold and the bounds of steps are converted', () => {
  const euro = parseRate('4.25')
  const method = { prices: [{ fromWeight: 0, fromNet: 10_000, price: 990 }], freeFrom: 20_000 }
  // 15.00 / 4.25 = 3.5294... -> 3.53; x 1.23 = 4.3419 -> 4.34; 200.00 / 4.25 = 47.0588... -> 47.06; 100.00 / 4.25 = 23.53
  expect(offer(method, { productsNet: 2352 }, euro)).toMatchObject({ net: 353, gross: 434, freeFrom: 4706, missingToFree: 2354 })
  // 9.90 / 4.25 = 2.3294... -> 2.33; x 1.23 = 2.8659 -> 2.87
  expect(offer(method, { productsNet: 2353 }, euro)).toMatchObject({ net: 233, gross: 287, missingToFree: 2353 })
  expect(offer(method, { productsNet: 4705 }, euro)).toMatchObject({ net: 233, missingToFree: 1 })
  expect(offer(method, { productsNet: 4706 }, euro)).toMatchObject({ net: 0, missingToFree: 0 })
})
