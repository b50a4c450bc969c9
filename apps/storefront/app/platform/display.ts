import { type Currency, currencies, defaultCurrency } from '@stragan/contract'

/** How prices are displayed. Few combinations, so that public pages have few cached variants. */
export interface Display {
  currency: Currency
  prices: 'net' | 'gross'
}

export const defaultDisplay: Display = { currency: defaultCurrency, prices: 'gross' }

const all: Display[] = currencies.flatMap(currency => (['gross', 'net'] as const).map(prices => ({ currency, prices })))

export const displayCode = ({ currency, prices }: Display) => `${currency}-${prices}`.toLowerCase()

/** Parses the display cookie; the default if invalid. */
export const displayOf = (code: string | undefined): Display => all.find(display => displayCode(display) === code) ?? defaultDisplay
