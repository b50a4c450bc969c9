import { expect, test } from 'vitest'
import { quickOrderMessages } from './quick-order.messages.ts'

test.each([
  [303, 'Na liście są 303 pozycje'],
  [312, 'Na liście jest 312 pozycji'],
  [1305, 'Na liście jest 1\u00a0305 pozycji'],
])('Polish verb form for %i lines', (count, title) => expect(quickOrderMessages.pl.refused('too_many', count).title).toBe(title))

test('Polish verb form for the stock', () => {
  expect(quickOrderMessages.pl.problem('not_enough_stock', 'M8', 3)).toBe('W magazynie są tylko 3\u00a0szt. i tyle dodamy.')
  expect(quickOrderMessages.pl.problem('not_enough_stock', 'M8', 5)).toBe('W magazynie jest tylko 5\u00a0szt. i tyle dodamy.')
})
