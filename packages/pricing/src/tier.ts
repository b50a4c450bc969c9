export interface TierLike {
  quantity: number
}

/** Finds the tier with the highest quantity not above the requested one (docs/spec.md#5); null if all are above it. */
export function tierFor<Tier extends TierLike>(tiers: readonly Tier[], quantity: number): Tier | null {
  const reached = tiers.filter(tier => tier.quantity <= quantity)
  return reached.reduce<Tier | null>((best, tier) => (best && best.quantity >= tier.quantity ? best : tier), null)
}
