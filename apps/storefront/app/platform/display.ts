import { type Currency, currencies, defaultCurrency, type PriceDisplay, priceDisplays } from '@stragan/contract'

/** How prices are displayed. Few combinations, so that public pages have few cached variants. */
export interface Display {
  currency: Currency
  prices: PriceDisplay
}

export const defaultDisplay: Display = { currency: defaultCurrency, prices: 'gross' }

const all: Display[] = currencies.flatMap(currency => priceDisplays.map(prices => ({ currency, prices })))

export const displayCode = ({ currency, prices }: Display) => `${currency}-${prices}`.toLowerCase()

export const isDisplayCode = (code: string | undefined) => all.some(display => displayCode(display) === code)

/** Parses the display cookie; the default if invalid. */
export const displayOf = (code: string | undefined): Display => all.find(display => displayCode(display) === code) ?? defaultDisplay
