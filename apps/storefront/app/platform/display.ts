import { type Currency, currencies, defaultCurrency } from '@stragan/contract'

/** How a visitor wants to see prices: one of few values, so that shared pages stay few. */
export interface Display {
  currency: Currency
  prices: 'net' | 'gross'
}

export const defaultDisplay: Display = { currency: defaultCurrency, prices: 'gross' }

const all: Display[] = currencies.flatMap(currency => (['gross', 'net'] as const).map(prices => ({ currency, prices })))

export const displayCode = ({ currency, prices }: Display) => `${currency}-${prices}`.toLowerCase()

/** The display of a cookie's value; an unknown one is the default. */
export const displayOf = (code: string | undefined): Display => all.find(display => displayCode(display) === code) ?? defaultDisplay
