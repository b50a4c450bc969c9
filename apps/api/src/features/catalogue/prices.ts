import { type Currency, defaultCurrency, fieldProblems, ShopError } from '@stragan/contract'
import { convert, parseRate, plnRate, shownPrice, toDecimal } from '@stragan/pricing'
import type { Ctx } from '../../context.ts'
import { offeredRate } from './card.queries.ts'

/** Converts grosz to decimals of a currency. */
export interface Prices {
  currency: Currency
  rate: number
  of(grosz: number): number
  ofMaybe(grosz: number | null): number | null
  /** The price of 100, by the unit price. */
  of100(grosz: number | null): number | null
  /** Whether one of these unit prices is too small for 2 decimals, so that all are shown per 100 as well. */
  needPer100(...grosz: (number | null)[]): boolean
}

/** Throws `invalid_query` if the shop does not offer the currency. */
export async function pricesIn(ctx: Ctx, currency: Currency = defaultCurrency): Promise<Prices> {
  const rate = currency === defaultCurrency ? plnRate : parseRate((await offeredRate(ctx, currency)) ?? notOffered())
  const of = (grosz: number) => toDecimal(convert(grosz, rate))
  return {
    currency,
    rate,
    of,
    ofMaybe: grosz => (grosz === null ? null : of(grosz)),
    of100: grosz => (grosz === null ? null : of(100 * grosz)),
    needPer100: (...all) => all.some(grosz => grosz !== null && shownPrice(grosz, rate).per100 !== null),
  }
}

function notOffered(): never {
  throw new ShopError('invalid_query', { fields: { currency: fieldProblems.not_offered } })
}
