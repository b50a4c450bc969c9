export {
  cartTotals,
  discountIn,
  type LineInput,
  type PricedLine,
  type PricedLines,
  priceLines,
  type ShownPrice,
  shownPrice,
  sumLines,
  type Totals,
} from './cart-totals.ts'
export { type Conditions, type Load, type UnmetCondition, unmetCondition } from './conditions.ts'
export { type DeliveryMethod, type DeliveryOffer, deliveryFor } from './delivery.ts'
export type { Discount } from './discount.ts'
export { isOn } from './flag.ts'
export { type MeasurePrice, measurePrice, type PackageContent } from './measure-price.ts'
export { convert, fromDecimal, parseRate, plnRate, roundHalfAway, toDecimal } from './money.ts'
export { type PriceInterval, priceCourse } from './price-course.ts'
export { announcedReduction, type Reduction } from './reduction.ts'
export { tierFor } from './tier.ts'
export { type TransportFee, transportFee } from './transport-fee.ts'
export { type PriceSources, type PriceStep, priceSteps, type UnitPrice, unitPriceFor } from './unit-price.ts'
export { exactGross, grossOf, netOf, type VatRow } from './vat.ts'
export { fromKilograms, toKilograms } from './weight.ts'
export { withdrawnAmount } from './withdrawn-amount.ts'
