import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'
import { promiseMessages } from './promise.messages.ts'

const minute = 60_000
const [en, pl] = [promiseMessages.en.ifOrderedWithin, promiseMessages.pl.ifOrderedWithin]

test.each([
  [en, 130 * minute, 'if you order within 2 h 10 min'],
  [en, 130 * minute - 1, 'if you order within 2 h 9 min'],
  [en, 120 * minute, 'if you order within 2 h'],
  [en, 59 * minute, 'if you order within 59 min'],
  [pl, 61 * minute, 'jeśli zamówisz w ciągu 1 godz. 1 min'],
  [pl, minute, 'jeśli zamówisz w ciągu 1 min'],
  [pl, minute - 1, ''],
  [en, 0, ''],
  [en, -minute, ''],
])('%s with %i ms left', (within, left, text) => {
  expect(timeLeft(within, left)).toBe(text)
})

test('the time shown is never more than what is left, by less than a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: -86_400_000, max: 86_400_000 }), left => {
      const [hours = 0, minutes = 0] = ['h', 'min'].map(unit => Number(new RegExp(`(\\d+) ${unit}\\b`).exec(timeLeft(en, left))?.[1] ?? 0))
      const shown = (hours * 60 + minutes) * minute
      expect(shown).toBeLessThanOrEqual(Math.max(0, left))
      if (left > 0) expect(left - shown).toBeLessThan(minute)
    }),
  )
})
