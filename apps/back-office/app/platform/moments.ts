import { formatLocaleOf, type Language } from '@stragan/contract'
import { formatMoment } from '@stragan/contract/formats'

/** Formats times for a reader; on the server only, since browsers have other locale data. */
export interface Times {
  /** The day and the time of day. */
  moment: (iso: string) => string
  /** The time of day: `14:05`. */
  time: (iso: string) => string
  day: (iso: string) => string
  /** The day of the shop's calendar, as `2026-11-24`. */
  today: () => string
}

export const timesIn = (language: Language, timeZone: string): Times => ({
  moment: iso => formatMoment(language, iso, timeZone, 'with time'),
  time: iso => new Intl.DateTimeFormat(formatLocaleOf[language], { timeStyle: 'short', timeZone }).format(new Date(iso)),
  day: iso => formatMoment(language, iso, timeZone),
  // The Swedish form of a date is that of ISO 8601.
  today: () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(),
})
