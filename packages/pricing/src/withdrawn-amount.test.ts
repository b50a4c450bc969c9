import { expect, test } from 'vitest'
import { withdrawnAmount } from './withdrawn-amount.ts'

const lines = [
  { symbol: 'A', quantity: 4, gross: 4000, isDiscounted: true },
  { symbol: 'B', quantity: 1, gross: 6000, isDiscounted: true },
]

test.each([
  [
    'the whole order',
    [
      ['A', 4],
      ['B', 1],
    ],
    11_500,
  ],
  [
    'the whole order in two lines of a declaration',
    [
      ['A', 1],
      ['A', 3],
      ['B', 1],
    ],
    11_500,
  ],
  ['one line', [['B', 1]], 6000],
  ['a part of a line', [['A', 1]], 1000],
  ['more than was ordered', [['A', 9]], 4000],
  ['something else', [['C', 1]], 0],
] as const)('after a withdrawal from %s, %j, that much is paid back', (_, withdrawn, amount) => {
  const given = withdrawn.map(([symbol, quantity]) => ({ symbol, quantity }))
  expect(withdrawnAmount(given, { total: 11_500, delivery: 1500, lines })).toBe(amount)
})

test('a discount is shared by the lines, and rounded to minor units', () => {
  expect(withdrawnAmount([{ symbol: 'A', quantity: 1 }], { total: 10_499, delivery: 1500, lines })).toBe(900)
})

test('a discount for some of the lines is shared by these', () => {
  const [first, second] = lines.map((line, i) => ({ ...line, isDiscounted: i === 0 }))
  const order = { total: 10_500, delivery: 1500, lines: [first, second].filter(line => line !== undefined) }
  expect(withdrawnAmount([{ symbol: 'A', quantity: 1 }], order)).toBe(750)
  expect(withdrawnAmount([{ symbol: 'B', quantity: 1 }], order)).toBe(6000)
})

test('an order that cost nothing gives nothing back', () => {
  const free = [{ symbol: 'A', quantity: 2, gross: 0, isDiscounted: true }]
  expect(withdrawnAmount([{ symbol: 'A', quantity: 1 }], { total: 0, delivery: 0, lines: free })).toBe(0)
})
