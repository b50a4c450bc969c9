import { roundHalfAway, scaled } from './money.ts'

/** How much is in one sold unit; at most five decimals. */
export interface PackageContent {
  amount: number
  unit: 'kg' | 'l' | 'm' | 'm2' | 'piece'
}

/** Of how much the price is told: one of each, a hundred of what is counted. */
export const measureOf = ({ unit }: Pick<PackageContent, 'unit'>): number => (unit === 'piece' ? 100 : 1)

const decimals = 100_000

/**
 * What that measure costs where one sold unit costs `price`, both in minor units, rounded once (directive 98/6/EC); null where it tells
 * nothing: one unit is one piece, or the measure costs the same.
 */
export function measurePrice(price: number, packageContent: PackageContent): number | null {
  const amount = roundHalfAway(packageContent.amount * decimals)
  if (amount <= 0 || (packageContent.unit === 'piece' && amount === decimals)) return null
  const ofMeasure = scaled(price, measureOf(packageContent) * decimals, amount)
  return ofMeasure === price ? null : ofMeasure
}
