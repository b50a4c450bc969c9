import type { Language } from './constants.ts'
import type { DeliveryPromise, PromisedDelivery } from './entities/delivery-promise.ts'

type Dates = Pick<PromisedDelivery, 'from' | 'to' | 'collected'>
type Deadline = Pick<DeliveryPromise, 'order_by_day' | 'order_by_time'> & Partial<Pick<DeliveryPromise, 'order_by_is_today'>>

/** Own names, since browsers differ in their locale data. Sunday is the first; Polish: in a short form, after "we", "od" and "do". */
const weekdays = {
  en: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(','),
  short: 'niedz.,pon.,wt.,śr.,czw.,pt.,sob.'.split(','),
  on: 'w niedzielę,w poniedziałek,we wtorek,w środę,w czwartek,w piątek,w sobotę'.split(','),
  between: 'niedzieli,poniedziałku,wtorku,środy,czwartku,piątku,soboty'.split(','),
}
const months = {
  en: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
  pl: 'stycznia,lutego,marca,kwietnia,maja,czerwca,lipca,sierpnia,września,października,listopada,grudnia'.split(','),
}

/** A date such as `2026-11-24` with its weekday and month by name: `Tuesday 24 November`. */
function nameDay(day: string, weekdayNames: readonly string[], monthNames: readonly string[], length?: number): string {
  const date = new Date(day)
  const [weekday = '', month = ''] = [weekdayNames[date.getUTCDay()], monthNames[date.getUTCMonth()]]
  return `${weekday.slice(0, length)} ${date.getUTCDate()} ${month.slice(0, length)}`
}

const dayInEnglish = (day: string) => nameDay(day, weekdays.en, months.en)
const onDay = { en: (day: string) => `on ${dayInEnglish(day)}`, pl: (day: string) => nameDay(day, weekdays.on, months.pl) }
const inPolishRange = (day: string) => nameDay(day, weekdays.between, months.pl)
/** The first day of a range, without its month if that is the last day's. */
const withoutMonth = (first: string, { from, to }: Dates) =>
  from.slice(0, 7) === to.slice(0, 7) ? first.slice(0, first.lastIndexOf(' ')) : first

/** `Delivery on Tuesday 24 November`, `Dostawa od środy 25 do piątku 27 listopada`. */
export function describeDelivery(language: Language, dates: Dates): string {
  const { from, to, collected } = dates
  if (language === 'en') {
    const days = from === to ? onDay.en(from) : `between ${withoutMonth(dayInEnglish(from), dates)} and ${dayInEnglish(to)}`
    return `${collected ? 'Ready for collection' : 'Delivery'} ${days}`
  }
  const days = from === to ? onDay.pl(from) : `od ${withoutMonth(inPolishRange(from), dates)} do ${inPolishRange(to)}`
  return `${collected ? 'Do odbioru' : 'Dostawa'} ${days}`
}

/** For a card: `Delivery Tue 24 Nov`, with the last day of several `Delivery by Fri 27 Nov`. */
export function describeDeliveryInShort(language: Language, { from, to }: Dates): string {
  if (language === 'en') return `Delivery ${from === to ? '' : 'by '}${nameDay(to, weekdays.en, months.en, 3)}`
  const date = new Date(to)
  const month = date.getUTCMonth()
  return `Dostawa ${from === to ? '' : 'do '}${weekdays.short[date.getUTCDay()]} ${date.getUTCDate()} ${month === 4 ? 'maja' : months.pl[month]?.slice(0, 3)}`
}

/** By when one has to order, or a payment has to arrive: `by 14:00 today`, `w poniedziałek 23 listopada do 14:00`. */
export function describeDeadline(language: Language, { order_by_day, order_by_time, order_by_is_today }: Deadline): string {
  if (language === 'en') return `by ${order_by_time} ${order_by_is_today ? 'today' : onDay.en(order_by_day)}`
  return `${order_by_is_today ? 'dziś' : onDay.pl(order_by_day)} do ${order_by_time}`
}
