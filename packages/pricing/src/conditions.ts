import { convert } from './money.ts'

/** For which carts a delivery or a payment is there: bounds are included, null is no bound. Weights in 0.00001 kg, amounts in grosz net. */
export interface Conditions {
  minWeight: number | null
  maxWeight: number | null
  minNet: number | null
  maxNet: number | null
}

export type UnmetCondition = 'too_light' | 'too_heavy' | 'minimum_not_met' | 'maximum_exceeded'

/** What of the cart conditions depend on: products net in minor units of its currency, weight in 0.00001 kg. */
export interface Load {
  productsNet: number
  weight: number
}

/** The first condition that a cart does not meet, at its currency's rate; `missingNet` are products net up to a minimum. */
export function unmetCondition(
  { minWeight, maxWeight, minNet, maxNet }: Conditions,
  { productsNet, weight }: Load,
  rate: number,
): { reason: UnmetCondition; missingNet: number | null } | null {
  if (maxWeight !== null && weight > maxWeight) return { reason: 'too_heavy', missingNet: null }
  if (minWeight !== null && weight < minWeight) return { reason: 'too_light', missingNet: null }
  const minimum = minNet === null ? 0 : convert(minNet, rate)
  if (productsNet < minimum) return { reason: 'minimum_not_met', missingNet: minimum - productsNet }
  if (maxNet !== null && productsNet > convert(maxNet, rate)) return { reason: 'maximum_exceeded', missingNet: null }
  return null
}
