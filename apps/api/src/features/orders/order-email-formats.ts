import { type Currency, type Language, localeOf } from '@stragan/contract'

/** No-break space. */
const noBreak = '\u00a0'

/** Formats amounts and dates in the email's language, the order's currency and the shop's time zone. */
export function formatsOf(language: Language, currency: Currency, timeZone: string) {
  const locale = localeOf[language]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', useGrouping: 'always' })
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'always' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const tongues = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    number: (value: number) => number.format(value),
    /** With its currency: `1 234,56 zł`. */
    money: (value: number) => money.format(value),
    /** Without currency: for tables whose heading has it. */
    amount: (value: number) => amount.format(value),
    rate: (rate: string) => `1${noBreak}${currency} = ${number.format(Number(rate))}${noBreak}PLN`,
    day: (at: string) => day.format(new Date(at)),
    /** The day that ends at a time. */
    lastDay: (at: string) => day.format(new Date(Date.parse(at) - 1)),
    time: (at: string) => time.format(new Date(at)),
    country: (code: string) => countries.of(code) ?? code,
    tongue: (code: string) => tongues.of(code) ?? code,
  }
}

export type Formats = ReturnType<typeof formatsOf>

/** Formats an account number in groups of four; without country code, the two check digits come first. */
export function accountInGroups(account: string): string {
  const signs = account.replace(/\s/g, '')
  const head = /^\d{26}$/.test(signs) ? 2 : 4
  return [signs.slice(0, head), ...(signs.slice(head).match(/.{1,4}/g) ?? [])].join(' ')
}
