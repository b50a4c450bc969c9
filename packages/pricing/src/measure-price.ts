import { roundHalfAway, scaled } from './money.ts'

/** How much one sold unit contains; at most five decimals. */
export interface PackageContent {
  amount: number
  unit: 'kg' | 'l' | 'm' | 'm2' | 'piece'
}

/** Quantity of the displayed unit of measure: 1 kg, 1 l, 1 m, 1 m², but 100 pieces. */
export const measureOf = ({ unit }: Pick<PackageContent, 'unit'>): number => (unit === 'piece' ? 100 : 1)

const decimals = 100_000

/**
 * Computes the price per unit of measure from the unit price, both in minor units, rounded once (directive 98/6/EC); null if it is
 * redundant: the unit is one piece, or both prices are equal.
 */
export function measurePrice(price: number, packageContent: PackageContent): number | null {
  const amount = roundHalfAway(packageContent.amount * decimals)
  if (amount <= 0 || (packageContent.unit === 'piece' && amount === decimals)) return null
  const ofMeasure = scaled(price, measureOf(packageContent) * decimals, amount)
  return ofMeasure === price ? null : ofMeasure
}
