/** When a price held: of the product's own price, or of the variant (`isOwn`); by a promotion or without. Times are milliseconds. */
export interface PriceInterval {
  isOwn: boolean
  isPromotion: boolean
  /** Minor units net. */
  price: number
  from: number
  /** Infinity: it holds still. */
  to: number
}

/** What one unit cost from a time on; null: price on request. */
export interface CourseStep {
  from: number
  price: number | null
  isPromotion: boolean
}

/**
 * The course of a price from `since` to `now`, from the intervals that its history has: the cheapest promotion counts if it lowers the
 * price, and a variant's own price in place of the product's (docs/rules.md#5). Equal steps that follow each other are one.
 */
export function priceCourse(intervals: readonly PriceInterval[], since: number, now: number): CourseStep[] {
  const times = [since, ...intervals.flatMap(({ from, to }) => [from, to]).filter(at => at > since && at <= now)]
  const steps = [...new Set(times)].sort((a, b) => a - b).map(from => ({ from, ...priceAt(intervals, from) }))
  return steps.filter((step, i) => {
    const before = steps[i - 1]
    return !before || before.price !== step.price || before.isPromotion !== step.isPromotion
  })
}

function priceAt(intervals: readonly PriceInterval[], at: number): Omit<CourseStep, 'from'> {
  const inForce = intervals.filter(({ from, to }) => from <= at && at < to)
  const isOwn = inForce.some(one => one.isOwn && !one.isPromotion)
  const applicable = inForce.filter(one => one.isOwn === isOwn)
  const lowest = (some: readonly PriceInterval[]) => (some.length > 0 ? Math.min(...some.map(({ price }) => price)) : null)
  const regular = lowest(applicable.filter(({ isPromotion }) => !isPromotion))
  const promoted = lowest(applicable.filter(({ isPromotion, price }) => isPromotion && regular !== null && price < regular))
  return { price: promoted ?? regular, isPromotion: promoted !== null }
}
