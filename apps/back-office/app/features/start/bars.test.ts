import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

test('the largest value fills the chart, a tiny one stays visible, and nothing is drawn for none', () => {
  expect(barsOf([50, 100, 0.01, 0, -5], 80)).toEqual([
    { x: 0, y: 40, height: 40 },
    { x: 1, y: 0, height: 80 },
    { x: 2, y: 78, height: 2 },
    { x: 3, y: 80, height: 0 },
    { x: 4, y: 80, height: 0 },
  ])
  expect(barsOf([0, 0], 80).map(({ height }) => height)).toEqual([0, 0])
})
