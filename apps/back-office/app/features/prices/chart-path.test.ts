import { expect, test } from 'vitest'
import { chartPath } from './chart-path.ts'

const at = (ms: number) => new Date(ms).toISOString()
const step = (from: number, price_net: number | null) => ({ from: at(from), price_net, is_promotion: false, is_sold: true })
const period = { from: 0, to: 1000 }
const size = { width: 100, height: 50 }

test('a price is a level line from its begin to the next, as high as it is beside the highest', () => {
  expect(chartPath([step(0, 10), step(500, 5)], period, size)).toBe('M0 0H50L50 25H100')
})

test('a price on request is a gap, one that began before is drawn from the edge', () => {
  expect(chartPath([step(-100, 10), step(200, null), step(600, 10)], period, size)).toBe('M0 0H20M60 0H100')
})

test('the days on which a product is not sold are a gap', () => {
  const notSold = { from: at(200), price_net: null, is_promotion: false, is_sold: false }
  expect(chartPath([step(0, 10), notSold, step(600, 10)], period, size)).toBe('M0 0H20M60 0H100')
})

test('a price of zero is at the bottom, without a price nothing is drawn', () => {
  expect(chartPath([step(0, 0)], period, size)).toBe('M0 50H100')
  expect(chartPath([step(0, null)], period, size)).toBe('')
})
