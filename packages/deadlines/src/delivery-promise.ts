/// <reference lib="esnext.temporal" />
import { addDays, type Day, isHoliday, weekday } from './days-off.ts'
import { dayIn } from './deadlines.ts'

/** When a shop dispatches what is ordered. */
export interface Dispatch {
  timeZone: string
  /** Local time such as `14:00`; what is ordered at this time or later counts as ordered on the next working day. */
  cutOff: string
  /** The shop's working days by ISO 8601: 1 is Monday, 7 is Sunday. */
  workingDays: readonly number[]
  /** Country whose holidays are no working days; null: none. */
  holidays: 'PL' | null
  /** Further working days until the goods are dispatched. */
  handlingDays: number
}

/** Working days of the carrier, Monday to Friday, from dispatch to delivery; 0 is the day of dispatch. */
export interface Duration {
  min: number
  max: number
  /** Whether the carrier delivers on Saturdays, too. */
  saturdays: boolean
}

export interface DeliveryPromise {
  /** What is ordered before this moment is delivered as promised; from it on, the promise is another one. */
  orderBy: Date
  /** Its date in the time zone of the shop. */
  orderByDay: Day
  /** First and last possible day of delivery. */
  from: Day
  to: Day
}

/** For how long a working day is searched for. */
const maxDays = 366

/** Computes when goods in stock that are ordered now are dispatched; returns when those are delivered that take a duration from there. */
export function deliveryPromises(now: Date, dispatch: Dispatch): (duration: Duration) => DeliveryPromise {
  const { timeZone, cutOff, workingDays, holidays, handlingDays } = dispatch
  const isHolidayThere = (day: Day) => holidays === 'PL' && isHoliday(day)
  const isWorking = (day: Day) => workingDays.includes(weekday(day) || 7) && !isHolidayThere(day)
  const isInTime = (day: Day) => now.getTime() < momentOf(day, cutOff, timeZone)
  const today = dayIn(timeZone, now)
  const orderByDay = firstDay(today, day => isWorking(day) && isInTime(day))
  const dispatched = afterDays(orderByDay, handlingDays, isWorking)
  const orderBy = new Date(momentOf(orderByDay, cutOff, timeZone))
  return ({ min, max, saturdays }) => {
    const isDelivering = (day: Day) => {
      const of = weekday(day)
      return ((of >= 1 && of <= 5) || (saturdays && of === 6)) && !isHolidayThere(day)
    }
    const from = afterDays(dispatched, min, isDelivering)
    return { orderBy, orderByDay, from, to: afterDays(from, max - min, isDelivering) }
  }
}

/** When the next day begins in a time zone. */
export const nextMidnight = (now: Date, timeZone: string): Date => new Date(momentOf(addDays(dayIn(timeZone, now), 1), '00:00', timeZone))

/** A local time as milliseconds since 1970. One that summer time skips is the time after the gap, one that occurs twice the first. */
const momentOf = (day: Day, time: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds

function firstDay(from: Day, fits: (day: Day) => boolean): Day {
  let day = from
  for (let i = 0; i <= maxDays; i++, day = addDays(day, 1)) if (fits(day)) return day
  throw new RangeError('No working day within a year')
}

/** The day that is so many fitting days after another one. */
function afterDays(day: Day, count: number, fits: (day: Day) => boolean): Day {
  let last = day
  for (let left = count; left > 0; left--) last = firstDay(addDays(last, 1), fits)
  return last
}
