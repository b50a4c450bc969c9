import { convert } from './money.ts'

/** Conditions of a delivery or payment method: bounds are inclusive, null is no bound. Weights in 0.00001 kg, amounts in grosz net. */
export interface Conditions {
  minWeight: number | null
  maxWeight: number | null
  minNet: number | null
  maxNet: number | null
}

export type UnmetCondition = 'too_light' | 'too_heavy' | 'minimum_not_met' | 'maximum_exceeded'

/** Value and weight of a cart: products net in minor units of its currency, weight in 0.00001 kg. */
export interface Load {
  productsNet: number
  weight: number
}

/** Returns the first condition that a cart does not meet, at its currency's rate; `missingNet` is the products net missing to a minimum. */
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
