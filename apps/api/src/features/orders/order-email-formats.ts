import { type Currency, formatLocaleOf, type Language, type SalesUnit } from '@stragan/contract'
import { formatAmount, formatMoney, formatRate } from '@stragan/contract/formats'
import { formatContained, formatQuantity } from '@stragan/contract/sales-units'

/** Formats amounts and dates in the email's language, the order's currency and the shop's time zone. */
export function formatsOf(language: Language, currency: Currency, timeZone: string) {
  const locale = formatLocaleOf[language]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const tongues = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    /** `2 boxes`, in pieces without a sales unit. */
    quantity: (quantity: number, salesUnit?: SalesUnit) => formatQuantity(language, quantity, salesUnit?.code),
    /** What a quantity contains in all: `200 pcs`; null for single articles. */
    contained: (quantity: number, salesUnit: SalesUnit) => formatContained(language, quantity, salesUnit),
    /** With its currency: `1 234,56 zł`. */
    money: (value: number, of = currency) => formatMoney(language, value, of),
    /** Without currency: for tables whose heading has it. */
    amount: (value: number) => formatAmount(language, value),
    rate: (rate: string) => formatRate(language, currency, rate),
    day: (at: string) => day.format(new Date(at)),
    /** The day that ends at a time. */
    lastDay: (at: string) => day.format(new Date(Date.parse(at) - 1)),
    time: (at: string) => time.format(new Date(at)),
    country: (code: string) => countries.of(code) ?? code,
    tongue: (code: string) => tongues.of(code) ?? code,
  }
}

export type Formats = ReturnType<typeof formatsOf>
