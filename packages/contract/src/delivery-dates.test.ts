import { expect, test } from 'vitest'
import * as dates from './delivery-dates.ts'

/** The texts with plain spaces. */
const plain =
  <Input extends unknown[]>(describe: (...input: Input) => string) =>
  (...input: Input) =>
    describe(...input).replaceAll('\u00a0', ' ')
const describeDelivery = plain(dates.describeDelivery)
const describeDeliveryInShort = plain(dates.describeDeliveryInShort)
const describeDeadline = plain(dates.describeDeadline)

const tuesday = '2026-11-24'
const on = (from: string, to = from) => ({ from, to, collected: false })

test.each([
  ['2026-11-23', 'Dostawa w poniedziałek 23 listopada'],
  ['2026-11-24', 'Dostawa we wtorek 24 listopada'],
  ['2026-11-25', 'Dostawa w środę 25 listopada'],
  ['2026-11-26', 'Dostawa w czwartek 26 listopada'],
  ['2027-01-01', 'Dostawa w piątek 1 stycznia'],
  ['2027-05-15', 'Dostawa w sobotę 15 maja'],
  ['2027-02-28', 'Dostawa w niedzielę 28 lutego'],
])('Polish: delivery on %s', (day, text) => {
  expect(describeDelivery('pl', on(day))).toBe(text)
})

test('delivery within a range, across a year, and collection', () => {
  expect(describeDelivery('en', on(tuesday))).toBe('Delivery on Tuesday 24 November')
  expect(describeDelivery('en', on('2026-12-31', '2027-01-04'))).toBe('Delivery between Thursday 31 December and Monday 4 January')
  expect(describeDelivery('en', on(tuesday, '2026-11-26'))).toBe('Delivery between Tuesday 24 and Thursday 26 November')
  expect(describeDelivery('pl', on(tuesday, '2026-11-26'))).toBe('Dostawa od wtorku 24 do czwartku 26 listopada')
  expect(describeDelivery('pl', on('2026-12-30', '2027-01-05'))).toBe('Dostawa od środy 30 grudnia do wtorku 5 stycznia')
  expect(describeDelivery('en', { ...on(tuesday), collected: true })).toBe('Ready for collection on Tuesday 24 November')
  expect(describeDelivery('pl', { ...on(tuesday), collected: true })).toBe('Gotowe do odbioru we wtorek 24 listopada')
})

test('a day of a month is not parted from its name', () => {
  expect(dates.describeDelivery('pl', on(tuesday, '2026-12-01'))).toBe('Dostawa od wtorku 24\u00a0listopada do wtorku 1\u00a0grudnia')
})

test('short forms, for a card', () => {
  expect([describeDeliveryInShort('en', on(tuesday)), describeDeliveryInShort('pl', on(tuesday))]).toEqual([
    'Delivery Tue 24 Nov',
    'Dostawa wt. 24 lis',
  ])
  expect([describeDeliveryInShort('en', on(tuesday, '2027-05-03')), describeDeliveryInShort('pl', on(tuesday, '2027-05-03'))]).toEqual([
    'Delivery by Mon 3 May',
    'Dostawa do pon. 3 maja',
  ])
})

test('deadlines', () => {
  const deadline = { order_by_day: '2026-11-23', order_by_time: '14:00' }
  const today = { ...deadline, order_by_is_today: true }
  expect([describeDeadline('en', today), describeDeadline('pl', today)]).toEqual(['by 14:00 today', 'dziś do 14:00'])
  expect([describeDeadline('en', deadline), describeDeadline('pl', deadline)]).toEqual([
    'by 14:00 on Monday 23 November',
    'w poniedziałek 23 listopada do 14:00',
  ])
})

test('the names agree with the locale data of the server', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at)
    const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
    expect(describeDelivery('en', on(day))).toBe(`Delivery on ${format('en-GB', long).replace(',', '')}`)
    expect(describeDelivery('pl', on(day)).endsWith(format('pl', { day: 'numeric', month: 'long' }))).toBe(true)
    expect(describeDeliveryInShort('en', on(day))).toBe(
      `Delivery ${format('en-US', { weekday: 'short' })} ${format('en-US', { day: 'numeric' })} ${format('en-US', { month: 'short' })}`,
    )
    const polish = `${format('pl', { weekday: 'short' })} ${format('pl', { day: 'numeric', month: 'short' })}`
    expect(describeDeliveryInShort('pl', on(day)).replaceAll('.', '')).toBe(`Dostawa ${polish.replaceAll('.', '').replace(/maj$/, 'maja')}`)
  }
})
