import { type Currency, localeOf } from '@stragan/contract'
import type { Language } from '@stragan/routing'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount with two decimals and currency: `zł 1,234.56`, `1 234,56 zł`. */
export function formatMoney(language: Language, amount: number, currency: Currency): string {
  const name = `${language} ${currency}`
  const known = formats.get(name)
  if (known) return known.format(amount)
  const made = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  })
  formats.set(name, made)
  return made.format(amount)
}

const numbers = {
  en: new Intl.NumberFormat(localeOf.en, { maximumFractionDigits: 5 }),
  pl: new Intl.NumberFormat(localeOf.pl, { maximumFractionDigits: 5, useGrouping: 'always' }),
}

/** Formats a number with at most five decimals, without trailing zeros: quantities, weights in kg. */
export const formatNumber = (language: Language, value: number): string => numbers[language].format(value)

/** Formats a file size: `340 kB`, `1,2 MB`. */
export function formatBytes(language: Language, bytes: number): string {
  const [value, unit] = bytes < 999_500 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [Math.round(bytes / 100_000) / 10, 'MB']
  return `${formatNumber(language, value)}\u00a0${unit}`
}

/**
 * Formats a date (`November 21, 2026`), optionally with time, in the shop's time zone. Server only: browsers have other locale data, which
 * would break hydration.
 */
export function formatMoment(language: Language, iso: string, timeZone: string, time?: 'with time'): string {
  const style = time ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(localeOf[language], { ...style, timeZone }).format(new Date(iso))
}

/** Formats a date such as `2026-12-24`, non-breaking. Server only, as above. */
export const formatDay = (language: Language, day: string): string =>
  formatMoment(language, `${day}T00:00:00Z`, 'UTC').replaceAll(' ', '\u00a0')

/** Formats the last full day before a moment, non-breaking, in the shop's time zone. Server only, as above. */
export function formatLastDay(language: Language, until: string, timeZone: string): string {
  const before = new Date(Date.parse(until) - 1).toISOString()
  return formatMoment(language, before, timeZone).replaceAll(' ', '\u00a0')
}
