import { expect, test } from 'vitest'
import { localTime, momentOf, withoutT } from './local-time.ts'

const warsaw = 'Europe/Warsaw'

test.each([
  ['2026-11-24T14:05', '2026-11-24T13:05:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  // Twice, as the clocks go back: the first.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Warsaw is %s, and shown as it was typed', (local, moment) => {
  expect(momentOf(local, warsaw)).toBe(moment)
  expect(localTime(moment, warsaw)).toBe(local)
})

test('a time that the clocks skip is the one an hour later', () => {
  expect(momentOf('2026-03-29T02:30', warsaw)).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', 'tomorrow', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-24T24:00', '2026-11-24', '99999-01-01T00:00'])(
  '“%s” is no time',
  local => {
    expect(momentOf(local, warsaw)).toBeNull()
  },
)

test.each([
  ['2026-11-24T14:05', '2026-11-24 14:05'],
  ['THREAD', 'THREAD'],
  ['', ''],
])('"%s" is shown as "%s"', (text, shown) => {
  expect(withoutT(text)).toBe(shown)
})
