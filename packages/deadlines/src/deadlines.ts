/// <reference lib="esnext.temporal" />
import { addDays, type Day, isDayOff, isSaturday } from './days-off.ts'

/**
 * The last day of a period of days after an event, inclusive: the day of the event does not count (Polish Civil Code, article 111), and a
 * last day that is a Saturday or a day off work moves to the next other day (article 115).
 */
export function lastDayOfPeriod(event: Day, days: number): Day {
  let last = addDays(event, days)
  while (isSaturday(last) || isDayOff(last)) last = addDays(last, 1)
  return last
}

/** Formats of dates by time zone: making one takes as long as a statement. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date of a moment in a time zone. Throws a RangeError outside the years 1 to 9999. */
export function dayIn(timeZone: string, moment: Date): Day {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  const day = format.format(moment).padStart(10, '0')
  if (day.length !== 10 || moment.getUTCFullYear() < 1) throw new RangeError('A moment outside the years 1 to 9999')
  return day
}

/** The moment so many days later, at the same local time in a time zone; one that summer time skips is the time after the gap. */
export const daysLater = (moment: Date, days: number, timeZone: string): Date =>
  new Date(Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).add({ days }).epochMilliseconds)
