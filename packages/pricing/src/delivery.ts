import type { Conditions, Load } from './conditions.ts'
import { convert } from './money.ts'
import { grossOf } from './vat.ts'

/** A delivery method: amounts in grosz net, weights in 0.00001 kg. */
export interface DeliveryMethod extends Conditions {
  /** Price of one parcel. */
  price: number
  vatPercent: number
  /** Prices by minimum weight and products net; the last one whose minima are both reached counts. */
  prices: readonly { fromWeight: number; fromNet: number; price: number }[]
  /** Products net from which it is free; null: never. */
  freeFrom: number | null
  /** Maximum weight of one parcel; null: always one parcel. */
  parcelWeight: number | null
}

export interface DeliveryOffer {
  /** Minor units of the currency, all parcels together. */
  net: number
  gross: number
  parcels: number
  freeFrom: number | null
  /** Products net missing to free delivery; null: never free. */
  missingToFree: number | null
}

/** Prices a delivery for a cart (products net in minor units of the currency, weight), at the currency's rate; converted once. */
export function deliveryFor(method: DeliveryMethod, cart: Load, rate: number): DeliveryOffer {
  const freeFrom = method.freeFrom === null ? null : convert(method.freeFrom, rate)
  const isFree = freeFrom !== null && cart.productsNet >= freeFrom
  const step = method.prices.findLast(({ fromWeight, fromNet }) => cart.weight >= fromWeight && cart.productsNet >= convert(fromNet, rate))
  const parcels = method.parcelWeight === null ? 1 : Math.max(1, Math.ceil(cart.weight / method.parcelWeight))
  const net = isFree ? 0 : convert((step?.price ?? method.price) * parcels, rate)
  return {
    net,
    gross: grossOf(net, method.vatPercent),
    parcels,
    freeFrom,
    missingToFree: freeFrom === null ? null : Math.max(0, freeFrom - cart.productsNet),
  }
}
