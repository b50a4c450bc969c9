import { formatMoment, formatNumber } from '@stragan/contract/formats'
import type { Language } from '@stragan/routing'

export { formatMoment, formatMoney, formatNumber, formatRate, formatUnrounded, polishOf } from '@stragan/contract/formats'

/** Formats a file size: `340 kB`, `1,2 MB`. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] = bytes < 999_500 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [Math.round(bytes / 100_000) / 10, 'MB']
  return `${formatNumber(language, value)}\u00a0${unit}`
}

/** Formats a date such as `2026-12-24`, non-breaking. Server only, as above. */
export const formatDay = (language: Language, day: string): string =>
  formatMoment(language, `${day}T00:00:00Z`, 'UTC').replaceAll(' ', '\u00a0')

/** Formats the last full day before a moment, non-breaking, in the shop's time zone. Server only, as above. */
export function formatLastDay(language: Language, until: string, timeZone: string): string {
  const before = new Date(Date.parse(until) - 1).toISOString()
  return formatMoment(language, before, timeZone).replaceAll(' ', '\u00a0')
}
