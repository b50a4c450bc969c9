import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dispatch, type Duration, dayIn, deliveryPromises, isDayOff, nextMidnight } from './index.ts'

const dispatch: Dispatch = { timeZone: 'Europe/Warsaw', cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], holidays: 'PL', handlingDays: 0 }
const courier: Duration = { min: 1, max: 1, saturdays: false }
const pallet: Duration = { min: 2, max: 4, saturdays: false }
const collection: Duration = { min: 0, max: 0, saturdays: false }

const promised = (now: string, duration = courier, given: Partial<Dispatch> = {}) => {
  const { orderBy, from, to } = deliveryPromises(new Date(now), { ...dispatch, ...given })(duration)
  return [orderBy.toISOString(), ...new Set([from, to])]
}

test.each([
  ['a second before the cut-off', '2026-11-23T12:59:59Z', ['2026-11-23T13:00:00.000Z', '2026-11-24']],
  ['at the cut-off', '2026-11-23T13:00:00Z', ['2026-11-24T13:00:00.000Z', '2026-11-25']],
  ['a millisecond before the cut-off', '2026-11-23T12:59:59.999Z', ['2026-11-23T13:00:00.000Z', '2026-11-24']],
  ['on a Friday afternoon: dispatch on Monday', '2026-11-27T13:00:00Z', ['2026-11-30T13:00:00.000Z', '2026-12-01']],
  ['on a Friday morning: delivery on Monday', '2026-11-27T08:00:00Z', ['2026-11-27T13:00:00.000Z', '2026-11-30']],
  ['on a Saturday', '2026-11-28T08:00:00Z', ['2026-11-30T13:00:00.000Z', '2026-12-01']],
  ['just before midnight in Warsaw', '2026-11-23T22:59:59Z', ['2026-11-24T13:00:00.000Z', '2026-11-25']],
  ['before 11 November, a holiday', '2026-11-10T12:00:00Z', ['2026-11-10T13:00:00.000Z', '2026-11-12']],
  ['on 11 November', '2026-11-11T08:00:00Z', ['2026-11-12T13:00:00.000Z', '2026-11-13']],
  ['on 23 December: Christmas and a weekend follow', '2026-12-23T08:00:00Z', ['2026-12-23T13:00:00.000Z', '2026-12-28']],
  ['after the cut-off of 23 December', '2026-12-23T13:00:00Z', ['2026-12-28T13:00:00.000Z', '2026-12-29']],
  ['on 31 December after the cut-off', '2026-12-31T13:00:00Z', ['2027-01-04T13:00:00.000Z', '2027-01-05']],
  ['on Good Friday: Easter Monday follows', '2026-04-03T08:00:00Z', ['2026-04-03T12:00:00.000Z', '2026-04-07']],
  ['before Corpus Christi', '2026-06-03T08:00:00Z', ['2026-06-03T12:00:00.000Z', '2026-06-05']],
  ['on the Friday before summer time begins', '2026-03-27T13:30:00Z', ['2026-03-30T12:00:00.000Z', '2026-03-31']],
  ['on the Friday before summer time ends', '2026-10-23T12:30:00Z', ['2026-10-26T13:00:00.000Z', '2026-10-27']],
])('ordered %s', (_, now, expected) => {
  expect(promised(now)).toEqual(expected)
})

test('durations, Saturdays, handling days and days of collection', () => {
  const monday = '2026-11-23T08:00:00Z'
  expect(promised(monday, pallet)).toEqual(['2026-11-23T13:00:00.000Z', '2026-11-25', '2026-11-27'])
  expect(promised(monday, collection)).toEqual(['2026-11-23T13:00:00.000Z', '2026-11-23'])
  expect(promised(monday, courier, { handlingDays: 2 })).toEqual(['2026-11-23T13:00:00.000Z', '2026-11-26'])
  const friday = '2026-11-27T08:00:00Z'
  expect(promised(friday, { ...courier, saturdays: true })).toEqual(['2026-11-27T13:00:00.000Z', '2026-11-28'])
  expect(promised('2026-11-28T08:00:00Z', collection, { workingDays: [1, 2, 3, 4, 5, 6] })).toEqual([
    '2026-11-28T13:00:00.000Z',
    '2026-11-28',
  ])
  expect(promised('2026-11-11T08:00:00Z', courier, { holidays: null })).toEqual(['2026-11-11T13:00:00.000Z', '2026-11-12'])
})

test('a cut-off that summer time skips is the time after the gap, one that occurs twice the first', () => {
  const night = { cutOff: '02:30', workingDays: [7] }
  expect(promised('2026-03-28T23:30:00Z', courier, night)).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30'])
  expect(promised('2026-10-24T23:00:00Z', courier, night)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26'])
})

test('a day begins at midnight of the time zone, on both sides of summer time', () => {
  expect(nextMidnight(new Date('2026-03-29T00:30:00Z'), 'Europe/Warsaw').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(nextMidnight(new Date('2026-10-24T22:00:00Z'), 'Europe/Warsaw').toISOString()).toBe('2026-10-25T23:00:00.000Z')
})

test('a shop without a working day within a year is refused', () => {
  expect(() => promised('2026-11-23T08:00:00Z', courier, { workingDays: [] })).toThrow(RangeError)
})

const moments = fc.date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
const dispatches = fc.record({
  timeZone: fc.constantFrom('Europe/Warsaw', 'America/New_York', 'Pacific/Auckland', 'UTC'),
  cutOff: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(parts => parts.map(one => String(one).padStart(2, '0')).join(':')),
  // The reference cannot tell a Sunday that is a holiday from another one.
  workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  holidays: fc.constantFrom('PL' as const, null),
  handlingDays: fc.integer({ min: 0, max: 5 }),
})
const durations = fc
  .record({ min: fc.integer({ min: 0, max: 6 }), more: fc.integer({ min: 0, max: 5 }), saturdays: fc.boolean() })
  .map(({ min, more, saturdays }) => ({ min, max: min + more, saturdays }))

const dayMs = 86_400_000
const isoWeekday = (day: string) => new Date(day).getUTCDay() || 7

/** Counts the days after one day up to another that fit: the reference has no search of its own. */
function count(after: string, to: string, fits: (day: string) => boolean): number {
  let found = 0
  for (let at = Date.parse(after) + dayMs; at <= Date.parse(to); at += dayMs) if (fits(new Date(at).toISOString().slice(0, 10))) found++
  return found
}

test('any promise lies ahead, begins with a working day and counts its days', () => {
  fc.assert(
    fc.property(moments, dispatches, durations, (now, given, duration) => {
      const { orderBy, orderByDay, from, to } = deliveryPromises(now, given)(duration)
      const isOff = (day: string) => given.holidays === 'PL' && isDayOff(day) && isoWeekday(day) !== 7
      const works = (day: string) => given.workingDays.includes(isoWeekday(day)) && !isOff(day)
      const delivers = (day: string) => isoWeekday(day) <= (duration.saturdays ? 6 : 5) && !isOff(day)
      expect(orderBy.getTime()).toBeGreaterThan(now.getTime())
      expect(dayIn(given.timeZone, orderBy)).toBe(orderByDay)
      expect(works(orderByDay)).toBe(true)
      // No working day whose cut-off lies ahead was skipped, only today may be too late.
      const today = dayIn(given.timeZone, now)
      expect(count(today, orderByDay, works)).toBeLessThanOrEqual(1)
      if (orderByDay !== today) expect(count(today, orderByDay, works)).toBe(1)
      // Dispatch follows the handling days; every day of delivery is one of the carrier.
      const dispatched = [...Array(400).keys()]
        .map(days => new Date(Date.parse(orderByDay) + days * dayMs).toISOString().slice(0, 10))
        .find(day => count(orderByDay, day, works) === given.handlingDays && works(day))
      expect(count(dispatched ?? '', from, delivers)).toBe(duration.min)
      expect(count(from, to, delivers)).toBe(duration.max - duration.min)
      if (duration.min > 0) expect(delivers(from)).toBe(true)
      else expect(from).toBe(dispatched)
    }),
  )
})

test('the promise is the same for every order of a day until the moment at which it changes', () => {
  fc.assert(
    fc.property(moments, dispatches, durations, (now, given, duration) => {
      const promise = deliveryPromises(now, given)(duration)
      expect(deliveryPromises(new Date(promise.orderBy.getTime() - 1), given)(duration)).toEqual(promise)
      const next = deliveryPromises(promise.orderBy, given)(duration)
      expect(next.orderBy.getTime()).toBeGreaterThan(promise.orderBy.getTime())
      expect(next.to >= promise.to && next.from >= promise.from).toBe(true)
    }),
  )
})
