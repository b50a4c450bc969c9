import { expect, test } from 'vitest'
import { cheaperStep, listSteps, pricesSearch, savingOf } from './prices-query.ts'

const listQuery = { q: '', recent: false, sort: 'changed', page: 1 } as const

test('a query contains only non-default values', () => {
  expect(pricesSearch(listQuery)).toBe('')
  expect(pricesSearch({ q: 'śruba m8', recent: true, sort: 'name', page: 2 })).toBe('?q=%C5%9Bruba+m8&recent=1&sort=name&page=2')
})

test('the cheaper step is the first list step below the own price', () => {
  const tier = (quantity: number, price_net: number, promo_price_net: number | null = null) => ({
    quantity,
    price_net,
    promo_price_net,
    sale: promo_price_net !== null,
    per_100: null,
  })
  const steps = listSteps([tier(1, 10), tier(10, 9, 8), tier(100, 7)])
  expect(steps.map(({ net }) => net)).toEqual([10, 8, 7])
  expect(cheaperStep(8.8, steps)).toEqual({ quantity: 10, net: 8 })
  expect(cheaperStep(8, steps)).toEqual({ quantity: 100, net: 7 })
  expect(cheaperStep(7, steps)).toBeNull()
  expect(cheaperStep(7, [])).toBeNull()
})

test('a saving is a whole percentage of the list price, never negative', () => {
  expect([savingOf(289, 254.32), savingOf(10, 10), savingOf(10, 12), savingOf(0, 0)]).toEqual([12, 0, 0, 0])
})
