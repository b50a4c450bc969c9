import { isInStock, type ListItem, type Order, orders } from './list-item.ts'
import { replaceSorted } from './sorted.ts'

/**
 * The products of a category with its subcategories, or with a flag, in each order that was requested, and their number per brand and
 * feature value: an unfiltered list is read from it without a look at the other products.
 */
export interface Scope {
  includes(item: ListItem): boolean
  size(): number
  /** The number of products in stock. */
  inStock(): number
  counts: FacetCounts
  sorted(order: Order): readonly ListItem[]
  /** Removes products, and adds those that replace them. */
  replace(removed: readonly ListItem[], added: readonly ListItem[]): void
  /** Estimated size in memory. */
  bytes(): number
}

/** The number of products by brand and by feature value, at the positions of the metadata. */
export interface FacetCounts {
  brands: Int32Array
  values: Int32Array
}

export const noCounts = ({ brands, values }: { brands: ArrayLike<unknown>; values: ArrayLike<unknown> }): FacetCounts => ({
  brands: new Int32Array(brands.length),
  values: new Int32Array(values.length),
})

/** `source`: all products in an order; `counts`: empty ones. */
export function createScope(
  includes: (item: ListItem) => boolean,
  source: (order: Order) => Iterable<ListItem>,
  counts: FacetCounts,
): Scope {
  const sortedBy = new Map<Order, ListItem[]>()
  let size = 0
  let inStock = 0

  const count = (item: ListItem, by: 1 | -1) => {
    size += by
    if (isInStock(item)) inStock += by
    countBrand(counts, item, by)
    countValues(counts, item, by)
  }
  for (const item of source('bestselling')) if (includes(item)) count(item, 1)

  return {
    includes,
    size: () => size,
    inStock: () => inStock,
    counts,
    sorted(order) {
      const known = sortedBy.get(order)
      if (known) return known
      const items: ListItem[] = []
      for (const item of source(order)) if (includes(item)) items.push(item)
      sortedBy.set(order, items)
      return items
    },
    replace(allRemoved, allAdded) {
      const [removed, added] = [allRemoved.filter(includes), allAdded.filter(includes)]
      for (const item of removed) count(item, -1)
      for (const item of added) count(item, 1)
      for (const [order, items] of sortedBy) sortedBy.set(order, replaceSorted(items, removed, added, orders[order]))
    },
    bytes: () => size * sortedBy.size * 8 + (counts.brands.length + counts.values.length) * 4 + 1000,
  }
}

export function countBrand({ brands }: FacetCounts, { brand }: ListItem, by: number) {
  if (brand !== null) brands[brand] = (brands[brand] ?? 0) + by
}

export function countValue({ values }: FacetCounts, value: number, by: number) {
  values[value] = (values[value] ?? 0) + by
}

export function countValues(counts: FacetCounts, { values }: ListItem, by: number) {
  for (const value of values) countValue(counts, value, by)
}
