import { expect, test } from 'vitest'
import { type PriceInterval, priceCourse } from './price-course.ts'

const interval = (
  price: number,
  from: number,
  to: number = Number.POSITIVE_INFINITY,
  more: Partial<PriceInterval> = {},
): PriceInterval => ({
  isOwn: false,
  isPromotion: false,
  price,
  from,
  to,
  ...more,
})
const promotion = { isPromotion: true }

test('a price that never changed is one step, from the beginning of what is shown', () => {
  expect(priceCourse([interval(1000, 0)], 10, 100)).toEqual([{ from: 10, price: 1000, isPromotion: false, isSold: true }])
})

test('promotions lower it for their time, of several the cheapest', () => {
  const intervals = [interval(1000, 0), interval(900, 20, 60, promotion), interval(850, 30, 40, promotion)]
  expect(priceCourse(intervals, 0, 100)).toEqual([
    { from: 0, price: 1000, isPromotion: false, isSold: true },
    { from: 20, price: 900, isPromotion: true, isSold: true },
    { from: 30, price: 850, isPromotion: true, isSold: true },
    { from: 40, price: 900, isPromotion: true, isSold: true },
    { from: 60, price: 1000, isPromotion: false, isSold: true },
  ])
})

test('a promotion that lowers no price does not count', () => {
  const intervals = [interval(1000, 0, 30), interval(800, 30, 60), interval(900, 20, 80, promotion)]
  expect(priceCourse(intervals, 0, 100)).toEqual([
    { from: 0, price: 1000, isPromotion: false, isSold: true },
    { from: 20, price: 900, isPromotion: true, isSold: true },
    { from: 30, price: 800, isPromotion: false, isSold: true },
    { from: 60, price: null, isPromotion: false, isSold: true },
  ])
})

test('a variant has the product’s price and its promotions until it has a price of its own', () => {
  const intervals = [interval(1000, 0), interval(800, 0, Number.POSITIVE_INFINITY, promotion), interval(1200, 50, 80, { isOwn: true })]
  expect(priceCourse(intervals, 0, 100)).toEqual([
    { from: 0, price: 800, isPromotion: true, isSold: true },
    { from: 50, price: 1200, isPromotion: false, isSold: true },
    { from: 80, price: 800, isPromotion: true, isSold: true },
  ])
})

test('while it was not sold it had no price, and the same price afterwards is a step of its own', () => {
  const steps = priceCourse([interval(1000, 0), interval(900, 30, 60, promotion)], 0, 100, [
    { from: -20, to: 10 },
    { from: 40, to: 50 },
    { from: 90, to: Number.POSITIVE_INFINITY },
  ])
  const notSold = { price: null, isPromotion: false, isSold: false }
  expect(steps).toEqual([
    { from: 0, ...notSold },
    { from: 10, price: 1000, isPromotion: false, isSold: true },
    { from: 30, price: 900, isPromotion: true, isSold: true },
    { from: 40, ...notSold },
    { from: 50, price: 900, isPromotion: true, isSold: true },
    { from: 60, price: 1000, isPromotion: false, isSold: true },
    { from: 90, ...notSold },
  ])
})

test('without a price it is on request; what begins later is not shown', () => {
  expect(priceCourse([interval(1000, 20, 30), interval(900, 200)], 0, 100)).toEqual([
    { from: 0, price: null, isPromotion: false, isSold: true },
    { from: 20, price: 1000, isPromotion: false, isSold: true },
    { from: 30, price: null, isPromotion: false, isSold: true },
  ])
})
