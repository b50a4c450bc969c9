import { scaled } from './money.ts'
import { grossOf, type VatRow } from './vat.ts'

/** Whatever the VAT of the products (docs/spec.md#9). */
const discountVatPercent = 23

export interface Discount {
  type: 'percentage' | 'fixed'
  /** Hundredths of a percent, or minor units net. */
  value: number
  /** Products net from which it applies, in minor units. */
  minimum: number
}

/**
 * What a discount takes off (docs/spec.md#5): nothing below its minimum; never more than the products cost. At 23 percent VAT, net and gross, in
 * minor units.
 */
export function discountOn(products: { net: number; gross: number }, discount: Discount): VatRow {
  const applies = products.net >= discount.minimum
  const wanted = discount.type === 'percentage' ? scaled(products.net, discount.value, 10_000) : discount.value
  const net = applies ? Math.min(wanted, products.net) : 0
  return { percent: discountVatPercent, net, gross: Math.min(grossOf(net, discountVatPercent), products.gross) }
}
