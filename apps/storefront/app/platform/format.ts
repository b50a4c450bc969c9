import { type Currency, localeOf } from '@stragan/contract'
import type { Language } from '@stragan/routing'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount with two decimals and its currency, as the language writes it: `zł 1,234.56`, `1 234,56 zł`. */
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

/** A number with at most five decimals, trailing zeros dropped: pieces, weights in kg. */
export const formatNumber = (language: Language, value: number): string => numbers[language].format(value)
