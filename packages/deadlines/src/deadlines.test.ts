import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, daysLater, isDayOff, lastDayOfPeriod } from './index.ts'

/** The days off of a year that are no Sundays. */
function holidaysOf(year: number): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (new Date(at).getUTCDay() !== 0 && isDayOff(day)) days.push(day.slice(5))
  }
  return days
}

test.each([
  [2024, ['01-01', '01-06', '04-01', '05-01', '05-03', '05-30', '08-15', '11-01', '11-11', '12-25', '12-26']],
  [2025, ['01-01', '01-06', '04-21', '05-01', '05-03', '06-19', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26']],
  [2026, ['01-01', '01-06', '04-06', '05-01', '06-04', '08-15', '11-11', '12-24', '12-25', '12-26']],
  [2027, ['01-01', '01-06', '03-29', '05-01', '05-03', '05-27', '11-01', '11-11', '12-24', '12-25']],
  [2038, ['01-01', '01-06', '04-26', '05-01', '05-03', '06-24', '11-01', '11-11', '12-24', '12-25']],
])('the days off of %i besides Sundays', (year, days) => {
  expect(holidaysOf(year)).toEqual(days)
})

test.each([
  ['a Monday', '2027-03-01', '2027-03-15'],
  ['a Saturday', '2027-03-06', '2027-03-22'],
  ['a Sunday', '2027-03-07', '2027-03-22'],
  ['Christmas Eve, a Thursday: Christmas and a weekend follow', '2026-12-10', '2026-12-28'],
  ['Christmas Eve before it was a day off, a Tuesday', '2024-12-10', '2024-12-24'],
  ['Christmas Eve, a Wednesday: two holidays and a weekend follow', '2025-12-10', '2025-12-29'],
  ['New Year’s Day, a Friday', '2026-12-18', '2027-01-04'],
  ['Holy Saturday: Easter Monday follows', '2026-03-21', '2026-04-07'],
  ['Good Friday, a working day', '2026-03-20', '2026-04-03'],
  ['Easter Monday', '2027-03-15', '2027-03-30'],
  ['Corpus Christi', '2026-05-21', '2026-06-05'],
  ['the first of May, a Friday: the third is a Sunday', '2026-04-17', '2026-05-04'],
  ['29 February of a leap year', '2028-02-15', '2028-02-29'],
])('a period of 14 days that would end on %s', (_, event, last) => {
  expect(lastDayOfPeriod(event, 14)).toBe(last)
})

test('a period ends on a working day, no earlier than counted and at most a run of days off later', () => {
  const days = fc
    .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (event, length) => {
      const last = lastDayOfPeriod(event, length)
      const moved = (Date.parse(last) - Date.parse(event)) / 86_400_000 - length
      const weekday = new Date(last).getUTCDay()
      expect(weekday >= 1 && weekday <= 5 && !isDayOff(last)).toBe(true)
      // 24 to 28 December: Christmas Eve on a Wednesday, two holidays and a weekend.
      expect(moved).toBeGreaterThanOrEqual(0)
      expect(moved).toBeLessThanOrEqual(5)
      // Every day that was skipped is a Saturday or a day off.
      for (let i = 0; i < moved; i++) {
        const skipped = new Date(Date.parse(event) + (length + i) * 86_400_000)
        expect(skipped.getUTCDay() === 6 || isDayOff(skipped.toISOString().slice(0, 10))).toBe(true)
      }
    }),
  )
})

test('the day of a moment is that of the time zone, on both sides of midnight and of summer time', () => {
  const inWarsaw = (iso: string) => dayIn('Europe/Warsaw', new Date(iso))
  expect(inWarsaw('2026-12-09T22:59:59Z')).toBe('2026-12-09')
  expect(inWarsaw('2026-12-09T23:00:00Z')).toBe('2026-12-10')
  expect(inWarsaw('2026-06-30T21:59:59Z')).toBe('2026-06-30')
  expect(inWarsaw('2026-06-30T22:00:00Z')).toBe('2026-07-01')
  expect(dayIn('UTC', new Date('2026-06-30T22:00:00Z'))).toBe('2026-06-30')
})

test.each([
  ['in winter', '2027-03-01T12:00:00Z', '2027-03-15T12:00:00.000Z'],
  ['across the beginning of summer time, just before midnight', '2027-03-20T22:30:00Z', '2027-04-03T21:30:00.000Z'],
  ['across the end of summer time, just after midnight', '2027-10-19T22:30:00Z', '2027-11-02T23:30:00.000Z'],
  ['into the hour that summer time skips', '2027-03-14T01:30:00Z', '2027-03-28T01:30:00.000Z'],
])('fourteen days later %s, it is the same local time', (_, from, to) => {
  expect(daysLater(new Date(from), 14, 'Europe/Warsaw').toISOString()).toBe(to)
})

test('a period that leaves the years of four digits is refused', () => {
  expect(lastDayOfPeriod('9999-12-15', 14)).toBe('9999-12-29')
  for (const event of ['9999-12-18', '9999-12-31', '10000-01-01', '+010000-01', '999-05-01'])
    expect(() => lastDayOfPeriod(event, 14)).toThrow(RangeError)
})

test('the day of a moment has four digits of the year, or is refused', () => {
  expect(dayIn('Europe/Warsaw', new Date('0999-05-01T12:00:00Z'))).toBe('0999-05-01')
  for (const iso of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+010000-06-01T00:00:00Z'])
    expect(() => dayIn('Europe/Warsaw', new Date(iso))).toThrow(RangeError)
})
