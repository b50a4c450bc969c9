/** Times are milliseconds. */
interface Interval {
  from: number
  /** Infinity: it holds still. */
  to: number
}

/** When a price held: of the product's own price, or of the variant (`isOwn`); by a promotion or without. */
export interface PriceInterval extends Interval {
  isOwn: boolean
  isPromotion: boolean
  /** Minor units net. */
  price: number
}

/** What one unit cost from a time on; null: price on request, or not sold. */
export interface CourseStep {
  from: number
  price: number | null
  isPromotion: boolean
  isSold: boolean
}

/**
 * The course of a price from `since` to `now`, from the intervals that its history has: the cheapest promotion counts if it lowers the
 * price, and a variant's own price in place of the product's (docs/rules.md#5); while the product was not sold, it had none. Equal steps
 * that follow each other are one.
 */
export function priceCourse(
  intervals: readonly PriceInterval[],
  since: number,
  now: number,
  inactive: readonly Interval[] = [],
): CourseStep[] {
  const times = [since, ...[...intervals, ...inactive].flatMap(({ from, to }) => [from, to]).filter(at => at > since && at <= now)]
  const steps = [...new Set(times)]
    .sort((a, b) => a - b)
    .map(from => ({ from, ...(heldAt(inactive, from).length > 0 ? notSold : priceAt(intervals, from)) }))
  return steps.filter((step, i) => {
    const before = steps[i - 1]
    return !before || before.price !== step.price || before.isPromotion !== step.isPromotion || before.isSold !== step.isSold
  })
}

const notSold = { price: null, isPromotion: false, isSold: false }

const heldAt = <One extends Interval>(intervals: readonly One[], at: number) => intervals.filter(({ from, to }) => from <= at && at < to)

function priceAt(intervals: readonly PriceInterval[], at: number): Omit<CourseStep, 'from'> {
  const inForce = heldAt(intervals, at)
  const isOwn = inForce.some(one => one.isOwn && !one.isPromotion)
  const applicable = inForce.filter(one => one.isOwn === isOwn)
  const lowest = (some: readonly PriceInterval[]) => (some.length > 0 ? Math.min(...some.map(({ price }) => price)) : null)
  const regular = lowest(applicable.filter(({ isPromotion }) => !isPromotion))
  const promoted = lowest(applicable.filter(({ isPromotion, price }) => isPromotion && regular !== null && price < regular))
  return { price: promoted ?? regular, isPromotion: promoted !== null, isSold: true }
}
