import { scaled } from './money.ts'
import { grossOf, type VatRow } from './vat.ts'

/** Independent of the VAT rates of the products (docs/spec.md#9). */
const discountVatPercent = 23

export interface Discount {
  type: 'percentage' | 'fixed'
  /** Hundredths of a percent, or minor units net. */
  value: number
  /** Minimum of products net, in minor units. */
  minimum: number
}

/** Net and gross in minor units. */
export interface NetAndGross {
  net: number
  gross: number
}

/**
 * Computes a discount in minor units, net and gross at 23 percent VAT: 0 below its minimum, at most the price of the products
 * (docs/spec.md#5). `covered` are the products that it is for, if not all.
 */
export function discountOn(products: NetAndGross, discount: Discount, covered = products): VatRow {
  const applies = products.net >= discount.minimum
  const wanted = discount.type === 'percentage' ? scaled(covered.net, discount.value, 10_000) : discount.value
  const net = applies ? Math.min(wanted, covered.net) : 0
  return { percent: discountVatPercent, net, gross: Math.min(grossOf(net, discountVatPercent), covered.gross) }
}
