import { gregorianEaster } from 'date-easter'

/** A date such as `2026-12-24`. */
export type Day = string

/** Adds days to a date. Throws a RangeError for a date, or a result, that has no four-digit year. */
export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  const [date = ''] = moment.toISOString().split('T')
  if (day.length !== 10 || date.length !== 10) throw new RangeError(`${day} and ${days} days are no date of the years 0 to 9999`)
  return date
}

/** Days off on a fixed date, and the year since which they are (Polish act of 18 January 1951 on days off work, article 1). */
const fixedDaysOff: Readonly<Record<string, number>> = {
  '01-01': 1951,
  '01-06': 2011,
  '05-01': 1951,
  '05-03': 1990,
  '08-15': 1989,
  '11-01': 1951,
  '11-11': 1989,
  '12-24': 2025,
  '12-25': 1951,
  '12-26': 1951,
}

/** Days off as days after Easter Sunday: Easter Monday and Corpus Christi. Easter and Pentecost are Sundays. */
const daysOffAfterEaster = [1, 60]

/** Whether a date is a day off work by Polish law: Sundays, and the holidays of the act. Saturdays are none. */
export const isDayOff = (day: Day): boolean => weekday(day) === sunday || isHoliday(day)

/** Whether a date is a holiday of the act besides Sundays. */
export function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const since = fixedDaysOff[day.slice(5)]
  if (since !== undefined) return year >= since
  const easter = gregorianEaster(year).toString()
  return daysOffAfterEaster.some(days => addDays(easter, days) === day)
}

const sunday = 0
const saturday = 6

export const isSaturday = (day: Day) => weekday(day) === saturday

/** 0 is Sunday. */
export const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()
