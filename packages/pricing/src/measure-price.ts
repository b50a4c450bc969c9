import { roundHalfAway, scaled } from './money.ts'

/** How much one sales unit contains; at most five decimals. */
export interface PackageContent {
  amount: number
  unit: 'kg' | 'l' | 'm' | 'm2' | 'piece'
}

/** A price per `quantity` of a unit of measure, in minor units. */
export interface MeasurePrice {
  price: number
  quantity: 1 | 100
}

const decimals = 100_000
/** Below this price in minor units a piece is priced per 100. */
const minPiecePrice = 10

/**
 * Computes the price per unit of measure from the price of a sales unit, both in minor units, rounded once (directive 98/6/EC): per 1 kg,
 * 1 l, 1 m, 1 m² or piece; per 100 pieces where one costs less than 0.10. null if it is redundant: the sales unit is one piece, or both
 * prices are equal.
 */
export function measurePrice(price: number, packageContent: PackageContent): MeasurePrice | null {
  const amount = roundHalfAway(packageContent.amount * decimals)
  if (amount <= 0 || (packageContent.unit === 'piece' && amount === decimals)) return null
  const isCheap = packageContent.unit === 'piece' && Math.abs(price) * decimals < minPiecePrice * amount
  const quantity = isCheap ? 100 : 1
  const ofMeasure = scaled(price, quantity * decimals, amount)
  return ofMeasure === price ? null : { price: ofMeasure, quantity }
}
