import { isDayOff } from '@stragan/deadlines'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Some days before a moment, at a time of day (UTC). */
export const momentBefore = (now: Date, days: number, time: string) => new Date(`${daysAfter(dayOf(now), -days)}T${time}:00Z`)

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs)

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay()
export const daysAfter = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * dayMs))
const isWorkedOn = (day: string) => !isDayOff(day) && weekdayOf(day) !== 6

/** The working day that is so many of them later, at a time of day (UTC). */
export function workingDaysAfter(moment: Date, days: number, time: string): Date {
  let day = dayOf(moment)
  for (let left = days; left > 0; ) {
    day = daysAfter(day, 1)
    if (isWorkedOn(day)) left--
  }
  return new Date(`${day}T${time}:00Z`)
}

/** Until when an order is handled on its own day (UTC). */
const lastHour = '11'

/** When work on an order begins: soon, or on the next working morning. */
export const workBegins = (placed: Date) => (isWorkedOn(dayOf(placed)) && placed.toISOString().slice(11, 13) < lastHour ? minutesAfter(placed, 40) : workingDaysAfter(placed, 1, '07:10'))
