import type { Language } from './constants.ts'
import type { DeliveryPromise, PromisedDelivery } from './entities/delivery-promise.ts'
import { months, noBreakSpace } from './formats.ts'

type Dates = Pick<PromisedDelivery, 'from' | 'to' | 'collected'>
type Deadline = Pick<DeliveryPromise, 'order_by_day' | 'order_by_time'> & Partial<Pick<DeliveryPromise, 'order_by_is_today'>>

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const abbreviated = (name: string) => name.slice(0, 3)

/** Names of the weekdays from Sunday on, in the forms that the sentences need; own ones, since browsers differ in their locale data. */
const texts = {
  en: {
    delivery: 'Delivery',
    collection: 'Ready for collection',
    on: weekdays.map(name => `on ${name}`),
    inRange: weekdays,
    range: (from: string, to: string) => `between ${from} and ${to}`,
    short: { weekdays: weekdays.map(abbreviated), months: months.en.map(abbreviated), until: 'by' },
    by: (time: string, day: string) => `by ${time} ${day}`,
    today: 'today',
  },
  pl: {
    delivery: 'Dostawa',
    collection: 'Gotowe do odbioru',
    on: ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'],
    inRange: ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'],
    range: (from: string, to: string) => `od ${from} do ${to}`,
    short: {
      weekdays: ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'],
      months: months.pl.map(name => (name === 'maja' ? name : abbreviated(name))),
      until: 'do',
    },
    by: (time: string, day: string) => `${day} do ${time}`,
    today: 'dziś',
  },
}

/** A date such as `2026-11-24` with its weekday and month by name: `Tuesday 24 November`. */
function nameDay(day: string, weekdayNames: readonly string[], monthNames: readonly string[]): string {
  const date = new Date(day)
  return `${weekdayNames[date.getUTCDay()]} ${date.getUTCDate()}${noBreakSpace}${monthNames[date.getUTCMonth()]}`
}

/** `Delivery on Tuesday 24 November`, `Dostawa od środy 25 do piątku 27 listopada`. */
export function describeDelivery(language: Language, { from, to, collected }: Dates): string {
  const { delivery, collection, on, inRange, range } = texts[language]
  const name = (day: string, weekdayNames: readonly string[]) => nameDay(day, weekdayNames, months[language])
  const isWithinMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = name(from, inRange)
  const days = from === to ? name(from, on) : range(isWithinMonth ? first.replace(/\u00a0.*/, '') : first, name(to, inRange))
  return `${collected ? collection : delivery} ${days}`
}

/** For a card: `Delivery Tue 24 Nov`, with the last day of several `Delivery by Fri 27 Nov`. */
export function describeDeliveryInShort(language: Language, { from, to }: Dates): string {
  const { delivery, short } = texts[language]
  return [delivery, ...(from === to ? [] : [short.until]), nameDay(to, short.weekdays, short.months)].join(' ')
}

/** By when one has to order, or a payment has to arrive: `by 14:00 today`, `w poniedziałek 23 listopada do 14:00`. */
export function describeDeadline(language: Language, { order_by_day, order_by_time, order_by_is_today }: Deadline): string {
  const { by, on, today } = texts[language]
  return by(order_by_time, order_by_is_today ? today : nameDay(order_by_day, on, months[language]))
}
