import type { ListItem } from './list-item.ts'
import { positionOf } from './sorted.ts'

/** The ids of the products of a shop in ascending order, in all and by category and brand: finds the nearest without a look at the others. */
export interface Neighbours {
  /** Removes products, and adds those that replace them. */
  replace(before: readonly ListItem[], after: readonly ListItem[]): void
  /** The `max` ids that are closest to an id, that id among them; of two at the same distance the lower first. Without subcategories. */
  inCategories(categories: Iterable<number>, id: number, max: number): number[]
  ofBrand(brand: number, id: number, max: number): number[]
  ofShop(id: number, max: number): number[]
}

type Place = Pick<ListItem, 'id' | 'categoryId' | 'brand'>

const byNumber = (a: number, b: number) => a - b

export function createNeighbours(items: readonly ListItem[]): Neighbours {
  const sorted = items.toSorted((a, b) => a.id - b.id)
  const groupBy = (keyOf: (item: ListItem) => number | null) =>
    new Map([...Map.groupBy(sorted, keyOf)].map(([key, group]) => [key, group.map(({ id }) => id)]))
  const all = sorted.map(({ id }) => id)
  const categories = groupBy(({ categoryId }) => categoryId)
  const brands = groupBy(({ brand }) => brand)

  const listsOf = ({ categoryId, brand }: Place) => [all, listOf(categories, categoryId), listOf(brands, brand)]
  const add = (item: ListItem) => {
    for (const ids of listsOf(item)) ids.splice(positionOf(ids, item.id, byNumber), 0, item.id)
  }
  const remove = (item: ListItem) => {
    for (const ids of listsOf(item)) ids.splice(positionOf(ids, item.id, byNumber), 1)
  }
  return {
    replace(before, after) {
      const [old, changed] = [placesOf(before), placesOf(after)]
      for (const item of before) if (!isSamePlace(item, changed.get(item.id))) remove(item)
      for (const item of after) if (!isSamePlace(item, old.get(item.id))) add(item)
    },
    inCategories: (ids, id, max) =>
      nearest(
        [...ids].flatMap(category => [categories.get(category) ?? []]),
        id,
        max,
      ),
    ofBrand: (brand, id, max) => nearest([brands.get(brand) ?? []], id, max),
    ofShop: (id, max) => nearest([all], id, max),
  }
}

function listOf(groups: Map<number | null, number[]>, key: number | null): number[] {
  const ids = groups.get(key) ?? []
  groups.set(key, ids)
  return ids
}

const placesOf = (items: readonly ListItem[]) => new Map<number, Place>(items.map(item => [item.id, item]))
const isSamePlace = (a: Place, b: Place | undefined) => b !== undefined && a.categoryId === b.categoryId && a.brand === b.brand

/** Merges runs that lead away from an id, downwards and upwards in each list, until there are enough. */
function nearest(lists: readonly (readonly number[])[], id: number, max: number): number[] {
  const starts = lists.map(ids => ({ ids, at: positionOf(ids, id, byNumber) }))
  // The first of two at the same distance is taken: the lower.
  const runs = [...starts.map(({ ids, at }) => ({ ids, at: at - 1, step: -1 })), ...starts.map(({ ids, at }) => ({ ids, at, step: 1 }))]
  const distanceOf = ({ ids, at }: (typeof runs)[number]) => Math.abs((ids[at] ?? Infinity) - id)
  const found: number[] = []
  while (found.length < max) {
    let best = runs[0]
    for (const run of runs) if (best && distanceOf(run) < distanceOf(best)) best = run
    const next = best?.ids[best.at]
    if (!best || next === undefined) break
    found.push(next)
    best.at += best.step
  }
  return found
}
