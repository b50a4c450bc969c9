/** What may be said about a promotional price: the price that is struck through beside it, and by how much it is lower. */
export interface Reduction {
  /** The lowest price of the 30 days before the promotion, in minor units. */
  struck: number
  /** Whole percent, rounded down: never more than the buyer saves. */
  percent: number
}

/**
 * Decides whether a promotional price may be announced as a reduction (directive 98/6/EC, article 6a): only where it is below the lowest price
 * of the 30 days before. Otherwise, and without such a price, it is shown as any other price: nothing struck through, no "sale". null: none.
 * `announces_reduction` in apps/api/sql/prices.sql decides the same.
 */
export const announcedReduction = (promotional: number, lowest: number | null): Reduction | null =>
  lowest !== null && promotional < lowest ? { struck: lowest, percent: Math.floor((100 * (lowest - promotional)) / lowest) } : null
