import { type Discount, discountOn, type NetAndGross } from './discount.ts'
import { convert, plnRate } from './money.ts'
import { nextStep, type PriceSources, type UnitPrice, unitPriceFor } from './unit-price.ts'
import { grossOf, type VatRow, vatRows } from './vat.ts'

/** Input of one line; prices in grosz, weight per unit in 0.00001 kg. */
export interface LineInput {
  quantity: number
  vatPercent: number
  weight: number
  prices: PriceSources
}

/** A unit price displayed in a currency: rounded to 2 decimals, and for a quantity of 100 if that is too coarse (docs/rules.md#5). */
export interface ShownPrice {
  net: number
  per100: number | null
}

/** A line with its prices: `unit` in grosz, amounts in minor units of the currency. */
export interface PricedLine {
  unit: UnitPrice | null
  /** null: there is no price, the line cannot be ordered. */
  shown: ShownPrice | null
  regularNet: number | null
  net: number
  gross: number
  next: (ShownPrice & { quantity: number }) | null
}

export interface PricedLines {
  lines: PricedLine[]
  productsNet: number
  productsGross: number
  /** Total in 0.00001 kg. */
  weight: number
  vat: VatRow[]
}

/** Net and gross of some lines together. */
export const sumLines = (lines: readonly PricedLine[]): NetAndGross => ({
  net: lines.reduce((sum, { net }) => sum + net, 0),
  gross: lines.reduce((sum, { gross }) => sum + gross, 0),
})

/** Prices lines in a currency, at its rate in millionths of PLN, and sums them. */
export function priceLines(inputs: readonly LineInput[], rate: number): PricedLines {
  const lines = inputs.map(input => priceLine(input, rate))
  const { net, gross } = sumLines(lines)
  return {
    lines,
    productsNet: net,
    productsGross: gross,
    weight: inputs.reduce((total, { quantity, weight }) => total + quantity * weight, 0),
    vat: inputs.map(({ vatPercent }, i) => ({ percent: vatPercent, net: lines[i]?.net ?? 0, gross: lines[i]?.gross ?? 0 })),
  }
}

/**
 * line net = unit net x quantity in PLN, converted and rounded once, at least 0.01 unless the price is 0; line gross = line net with VAT,
 * rounded once (docs/rules.md#5).
 */
function priceLine({ quantity, vatPercent, prices }: LineInput, rate: number): PricedLine {
  const unit = unitPriceFor(prices, quantity)
  const net = unit ? lineNet(unit.net, quantity, rate) : 0
  const shown = unit && shownPrice(unit.net, rate)
  const next = nextStep(prices, quantity, price => convert(shown?.per100 === null ? price : 100 * price, rate))
  return {
    unit,
    shown,
    regularNet: unit && convert(unit.regular, rate),
    net,
    gross: grossOf(net, vatPercent),
    next: next && { quantity: next.quantity, ...shownPrice(next.net, rate) },
  }
}

/** Converts unit price x quantity from grosz to minor units of a currency. */
function lineNet(unitNet: number, quantity: number, rate: number): number {
  const net = convert(unitNet * quantity, rate)
  return unitNet > 0 ? Math.max(1, net) : net
}

/** Converts a unit price in grosz for display in a currency. Exact in PLN. */
export function shownPrice(unitNet: number, rate: number): ShownPrice {
  const net = convert(unitNet, rate)
  const withPer100 = rate !== plnRate && unitNet > 0 && net < per100Below
  return { net, per100: withPer100 ? convert(100 * unitNet, rate) : null }
}

/** Minor units: a lower unit price is displayed for a quantity of 100. */
const per100Below = 10

/** Minor units of one currency. */
export interface Totals {
  productsNet: number
  productsGross: number
  deliveryNet: number
  deliveryGross: number
  discountNet: number
  discountGross: number
  totalNet: number
  totalGross: number
  vat: VatRow[]
}

/**
 * Total = products + delivery - discount, net and gross (docs/spec.md#9). `delivery` and `discount` are in the currency of the lines; convert a
 * stored discount with `discountIn`. `covered` are the products that the discount is for, if not all.
 */
export function cartTotals(
  { productsNet, productsGross, vat }: Pick<PricedLines, 'productsNet' | 'productsGross' | 'vat'>,
  delivery: VatRow | null,
  discount: Discount | null,
  covered: NetAndGross = { net: productsNet, gross: productsGross },
): Totals {
  const fee = delivery ?? { percent: 0, net: 0, gross: 0 }
  const off = discount ? discountOn({ net: productsNet, gross: productsGross }, discount, covered) : { percent: 0, net: 0, gross: 0 }
  return {
    productsNet,
    productsGross,
    deliveryNet: fee.net,
    deliveryGross: fee.gross,
    discountNet: off.net,
    discountGross: off.gross,
    totalNet: productsNet + fee.net - off.net,
    totalGross: productsGross + fee.gross - off.gross,
    vat: vatRows([...vat, fee, { percent: off.percent, net: -off.net, gross: -off.gross }]),
  }
}

/** Converts a discount from PLN to a currency: minimum and fixed value; a percentage stays. */
export const discountIn = (discount: Discount, rate: number): Discount => ({
  ...discount,
  value: discount.type === 'fixed' ? convert(discount.value, rate) : discount.value,
  minimum: convert(discount.minimum, rate),
})
