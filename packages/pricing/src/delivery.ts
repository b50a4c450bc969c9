import { convert } from './money.ts'
import { grossOf } from './vat.ts'

/** A delivery method: amounts in grosz net, weights in 0.00001 kg. */
export interface DeliveryMethod {
  price: number
  vatPercent: number
  /** Other prices from some weight and value of products on; the last whose both bounds are reached counts. */
  prices: readonly { fromWeight: number; fromNet: number; price: number }[]
  /** Products net from which it is free; null: never. */
  freeFrom: number | null
  /** The heaviest it takes; null: any. */
  maxWeight: number | null
}

export interface DeliveryOffer {
  /** Minor units of the currency. */
  net: number
  gross: number
  freeFrom: number | null
  /** Products net that are missing until it is free; null where it never is. */
  missingToFree: number | null
  isTooHeavy: boolean
}

/** What a method costs for products of a value (minor units of the currency, net) and weight, at the currency's rate. */
export function deliveryFor(method: DeliveryMethod, cart: { productsNet: number; weight: number }, rate: number): DeliveryOffer {
  const freeFrom = method.freeFrom === null ? null : convert(method.freeFrom, rate)
  const isFree = freeFrom !== null && cart.productsNet >= freeFrom
  const step = method.prices.findLast(({ fromWeight, fromNet }) => cart.weight >= fromWeight && cart.productsNet >= convert(fromNet, rate))
  const net = isFree ? 0 : convert(step?.price ?? method.price, rate)
  return {
    net,
    gross: grossOf(net, method.vatPercent),
    freeFrom,
    missingToFree: freeFrom === null ? null : Math.max(0, freeFrom - cart.productsNet),
    isTooHeavy: method.maxWeight !== null && cart.weight > method.maxWeight,
  }
}
