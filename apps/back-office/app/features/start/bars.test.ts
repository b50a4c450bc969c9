import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

test('the largest value fills the chart, a tiny one stays visible, and nothing is drawn for none', () => {
  expect(barsOf([[50, 100, 0.01, 0, -5]], 80)).toEqual([
    [
      { x: 0, y: 40, height: 40 },
      { x: 1, y: 0, height: 80 },
      { x: 2, y: 78, height: 2 },
    ],
  ])
  expect(barsOf([[0, 0]], 80)).toEqual([[]])
})

test('series share one scale, and the places of their values', () => {
  expect(
    barsOf(
      [
        [0, 100],
        [200, 0],
      ],
      80,
    ),
  ).toEqual([[{ x: 1, y: 40, height: 40 }], [{ x: 0, y: 0, height: 80 }]])
})
