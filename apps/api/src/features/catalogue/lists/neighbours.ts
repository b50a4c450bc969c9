import type { ListItem } from './list-item.ts'
import { positionOf, replaceSorted } from './sorted.ts'

/** The ids of the products of a shop in ascending order, in all and by category and brand: finds the nearest without a look at the others. */
export interface Neighbours {
  /** Removes products, and adds those that replace them. */
  replace(removed: readonly ListItem[], added: readonly ListItem[]): void
  /** The `max` ids that are closest to an id, that id among them; of two at the same distance the lower first. Without subcategories. */
  inCategories(categories: Iterable<number>, id: number, max: number): number[]
  ofBrand(brand: number, id: number, max: number): number[]
  ofShop(id: number, max: number): number[]
}

type Place = Pick<ListItem, 'id' | 'categoryId' | 'brand'>

type Change = [removed: readonly ListItem[], added: readonly ListItem[]]

const categoryOf = ({ categoryId }: ListItem) => categoryId
const brandOf = ({ brand }: ListItem) => brand
const idsOf = (items: readonly ListItem[] = []) => items.map(({ id }) => id)
const byNumber = (a: number, b: number) => a - b

export function createNeighbours(items: readonly ListItem[]): Neighbours {
  const sorted = items.toSorted((a, b) => a.id - b.id)
  const groupBy = (keyOf: (item: ListItem) => number | null) =>
    new Map([...Map.groupBy(sorted, keyOf)].map(([key, group]) => [key, idsOf(group)]))
  const categories = groupBy(categoryOf)
  const brands = groupBy(brandOf)
  let all = idsOf(sorted)

  const replaceIn = (groups: Map<number | null, number[]>, keyOf: (item: ListItem) => number | null, [removed, added]: Change) => {
    const [gone, come] = [Map.groupBy(removed, keyOf), Map.groupBy(added, keyOf)]
    for (const key of new Set([...gone.keys(), ...come.keys()]))
      groups.set(key, replaceSorted(groups.get(key) ?? [], idsOf(gone.get(key)), idsOf(come.get(key)), byNumber))
  }
  return {
    replace(removed, added) {
      const [before, after] = [placesOf(removed), placesOf(added)]
      const moved: Change = [
        removed.filter(item => !isSamePlace(item, after.get(item.id))),
        added.filter(item => !isSamePlace(item, before.get(item.id))),
      ]
      all = replaceSorted(all, idsOf(moved[0]), idsOf(moved[1]), byNumber)
      replaceIn(categories, categoryOf, moved)
      replaceIn(brands, brandOf, moved)
    },
    inCategories: (ids, id, max) =>
      nearest(
        [...ids].map(category => categories.get(category) ?? []),
        id,
        max,
      ),
    ofBrand: (brand, id, max) => nearest([brands.get(brand) ?? []], id, max),
    ofShop: (id, max) => nearest([all], id, max),
  }
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
