import type { PackageContent, SalesUnit } from '@stragan/contract'
import { type PriceSources, priceLines } from '@stragan/pricing'
import type { NeedInput, NeedSettings } from './need-input.ts'

/** What they need in a week, in kg or litres. */
export const weeklyAmount = ({ unit, per_cup, days_per_week }: NeedSettings, { people, cups }: NeedInput): PackageContent => ({
  amount: (people * cups * days_per_week * per_cup) / 1000,
  unit: unit === 'g' ? 'kg' : 'l',
})

const decimals = 100_000

/** How many sales units contain an amount; null if their content is measured otherwise. */
export function unitsFor({ amount, unit }: PackageContent, { content }: SalesUnit): number | null {
  if (content?.unit !== unit) return null
  return Math.ceil(Math.round(amount * decimals) / Math.round(content.amount * decimals))
}

/** A variant that may be bought; prices in grosz. */
export interface Offer {
  salesUnit: SalesUnit
  vatPercent: number
  stockOnHand: number
  prices: PriceSources
}

/** Amounts in minor units of the currency. */
export interface Purchase<Bought extends Offer = Offer> {
  offer: Bought
  quantity: number
  unit: { net: number; per: 1 | 100 }
  net: number
  gross: number
  isInStock: boolean
}

/**
 * The purchase of an amount that costs least, of those that the stock covers; where it covers none, of those that it covers most of. Priced as
 * a line of the cart, at the rate of a currency; null without an offer of such a content and with a price.
 */
export function cheapestPurchase<Bought extends Offer>(
  offers: readonly Bought[],
  amount: PackageContent,
  rate: number,
): Purchase<Bought> | null {
  const covered = ({ offer, isInStock }: Purchase) =>
    isInStock ? Number.POSITIVE_INFINITY : offer.stockOnHand * (offer.salesUnit.content?.amount ?? 0)
  const purchases = offers.flatMap((offer): Purchase<Bought>[] => {
    const quantity = unitsFor(amount, offer.salesUnit)
    if (quantity === null) return []
    const [line] = priceLines([{ quantity, vatPercent: offer.vatPercent, weight: 0, prices: offer.prices }], rate).lines
    if (!line?.shown) return []
    const { per100, net } = line.shown
    const unit: Purchase['unit'] = per100 === null ? { net, per: 1 } : { net: per100, per: 100 }
    return [{ offer, quantity, unit, net: line.net, gross: line.gross, isInStock: offer.stockOnHand >= quantity }]
  })
  return purchases.sort((a, b) => (covered(a) === covered(b) ? a.net - b.net : covered(b) - covered(a)))[0] ?? null
}
