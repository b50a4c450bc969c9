import type { Language } from '@stragan/contract'
import { formatMoment } from '@stragan/contract/formats'

/** Times are shown as in the shops' own pages, whose texts are for customers in Poland. */
const timeZone = 'Europe/Warsaw'

/** Formats a time with its day; on the server only, since browsers have other locale data. */
export const momentText = (language: Language, iso: string) => formatMoment(language, iso, timeZone, 'with time')
export const dayText = (language: Language, iso: string) => formatMoment(language, iso, timeZone)
