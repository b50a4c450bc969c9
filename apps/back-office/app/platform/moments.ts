import type { Language } from '@stragan/contract'
import { formatMoment } from '@stragan/contract/formats'

/** Formats times for a reader; on the server only, since browsers have other locale data. */
export interface Times {
  /** The day and the time of day. */
  moment: (iso: string) => string
  day: (iso: string) => string
}

export const timesIn = (language: Language, timeZone: string): Times => ({
  moment: iso => formatMoment(language, iso, timeZone, 'with time'),
  day: iso => formatMoment(language, iso, timeZone),
})
