import { expect, test } from 'vitest'
import { timesIn } from './moments.ts'

test('times are those of the shop’s time zone, in the language of the reader', () => {
  const iso = '2026-11-24T23:30:00.000Z'
  expect(timesIn('pl', 'Europe/Warsaw').moment(iso)).toMatch(/^25.lis.2026, 00:30$/)
  expect(timesIn('pl', 'Europe/Warsaw').time(iso)).toBe('00:30')
  expect(timesIn('en', 'America/New_York').day(iso)).toMatch(/^24.November.2026$/)
})
