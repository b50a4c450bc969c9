/** The price of a product, and whether its variants have prices of their own. */
interface PresentPrices {
  price_net: number | null
  /** Number of its variants. */
  variants: number
  hasOwn: boolean
}

/**
 * The price of a product once some of its variants get these prices: theirs, where all have the same and none has its own. A product
 * without any price gets the lowest one, since the prices of other variants are their own.
 */
export function productPriceOf({ price_net, variants, hasOwn }: PresentPrices, given: readonly number[]): number | null {
  const isOfAll = given.length === variants
  const isShared = isOfAll && new Set(given).size === 1
  // Otherwise variants without a price would get that of others.
  const isWithoutPrice = price_net === null && isOfAll
  return !hasOwn && given.length > 0 && (isShared || isWithoutPrice) ? Math.min(...given) : price_net
}

/** A variant's own price once it is to have a price; undefined where that of the product counts. */
export const ownPriceOf = (own: number | undefined, wanted: number | undefined, ofProduct: number | null) =>
  wanted === undefined || (own === undefined && wanted === ofProduct) ? own : wanted
