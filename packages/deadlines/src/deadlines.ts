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

/** The date of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): Day {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(moment)
}
