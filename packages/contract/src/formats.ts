import { type Currency, formatLocaleOf, type Language } from './constants.ts'

export const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
}

export const noBreakSpace = '\u00a0'
const minus = '\u2212'
const symbols: Record<Currency, string> = { PLN: 'zł', EUR: '€', USD: '$' }
/** A negative number that rounds to zero has no sign. */
const figuresWith = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' })
const upToFive = figuresWith(0, 5)
const upToSix = figuresWith(0, 6)
const twoDecimals = figuresWith(2, 2)

/**
 * Writes English figures in a language. Polish ones are derived, since browsers differ in their Polish locale data (grouping of four
 * digits, currency symbols), and hydration compares what server and browser wrote.
 */
const inLanguage = (language: Language, figures: string) =>
  language === 'en' ? figures : figures.replaceAll(',', noBreakSpace).replace('.', ',')

/** Formats a number with at most five decimals, without trailing zeros: quantities, weights in kg. */
export const formatNumber = (language: Language, value: number): string => inLanguage(language, upToFive.format(value))

/** A whole number after the Polish preposition that means "of": `z 12`, `ze 100`, since 100 to 199 and thousands of them begin with "st". */
export function polishOf(total: number): string {
  let leading = total
  while (leading >= 1000) leading = Math.floor(leading / 1000)
  return `${leading >= 100 && leading < 200 ? 'ze' : 'z'} ${formatNumber('pl', total)}`
}

/** Formats an amount with two decimals, without its currency. */
export const formatAmount = (language: Language, amount: number): string =>
  inLanguage(language, twoDecimals.format(amount)).replace('-', minus)

/** Formats an amount with two decimals and currency: `PLN 1,234.56`, `1 234,56 zł`. */
export const formatMoney = (language: Language, amount: number, currency: Currency): string =>
  withCurrency(language, amount, currency, twoDecimals)

/** Formats a date such as `2026-11-24`, non-breaking: `24 November 2026`, `24 listopada 2026`. The same in every browser, unlike `Intl`. */
export function formatDate(language: Language, day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return [date, months[language][Number(month) - 1], year].join(noBreakSpace)
}

/** Formats an amount before it is rounded, with up to six decimals. */
export const formatUnrounded = (language: Language, amount: number, currency: Currency): string =>
  withCurrency(language, amount, currency, upToSix)

/** Formats an exchange rate: `EUR 1 = PLN 4.25`, `1 € = 4,25 zł`. */
export const formatRate = (language: Language, currency: Currency, rate: string): string =>
  `${formatUnrounded(language, 1, currency)} = ${formatUnrounded(language, Number(rate), 'PLN')}`

function withCurrency(language: Language, amount: number, currency: Currency, format: Intl.NumberFormat): string {
  const signed = inLanguage(language, format.format(amount))
  const sign = signed.startsWith('-') ? minus : ''
  const figures = signed.slice(sign.length)
  return language === 'en'
    ? `${sign}${currency}${noBreakSpace}${figures}`
    : `${sign}${figures}${noBreakSpace}${symbols[currency] ?? currency}`
}

/**
 * Formats a date (`21 November 2026`), optionally with time (`21 Nov 2026, 17:30`), in a time zone. Server only: browsers have
 * other locale data, which would break hydration.
 */
export function formatMoment(language: Language, iso: string, timeZone: string, time?: 'with time'): string {
  const style = time ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(formatLocaleOf[language], { ...style, timeZone }).format(new Date(iso))
}

/** An account number in groups of four; without country code the two check digits come first. */
export function formatAccountNumber(account: string): string {
  const signs = account.replace(/\s/g, '')
  const head = /^\d{26}$/.test(signs) ? 2 : 4
  return [signs.slice(0, head), ...(signs.slice(head).match(/.{1,4}/g) ?? [])].join(' ')
}
