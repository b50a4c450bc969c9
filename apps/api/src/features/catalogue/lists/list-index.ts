import { type Language, maxBestsellers, type ProductFlag } from '@stragan/contract'
import type { CompatibilityRule } from './compatibility-rules.ts'
import { atTime, isInStock, type ListItem, type Order, orders, upcomingMoments } from './list-item.ts'
import { createScope, noCounts, type Scope } from './list-scope.ts'
import { createMoments } from './moments.ts'
import { createNeighbours, type Neighbours } from './neighbours.ts'
import { sortInSteps } from './sort-in-steps.ts'
import { replaceSorted } from './sorted.ts'

/** What lists need besides the products. */
export interface ListMetadata {
  categories: readonly {
    id: number
    parent_id: number | null
    slug_en: string
    slug_pl: string
    facets: readonly string[] | null
    first_products: readonly number[]
  }[]
  brands: readonly { id: number; name: string }[]
  features: readonly Feature[]
  values: readonly FeatureValue[]
  /** Positions by id. */
  brandAt: ReadonlyMap<number, number>
  valueAt: ReadonlyMap<number, number>
  /** For how many days a product counts as new. */
  newDays: number
  /** In the order of the configuration. */
  compatibilityRules: readonly CompatibilityRule[]
}

export interface Feature {
  id: number
  code: string
  position: number
  name: Readonly<Record<Language, string>>
}

export interface FeatureValue {
  id: number
  /** Position in `values`. */
  at: number
  /** Position in `features`. */
  feature: number
  code: string
  position: number
  name: Readonly<Record<Language, string>>
  /** The stems of its name in both languages. */
  words: readonly string[]
}

/** The part of a shop that a list is of. */
export interface ListPart {
  /** With its subcategories; null: the whole shop. */
  category: number | null
  flag: ProductFlag | undefined
  /** Only products in stock. */
  inStock: boolean
}

/** The active products of a shop in memory, as of a time that only {@link setTime} moves. */
export interface ListIndex {
  metadata: ListMetadata
  neighbours: Pick<Neighbours, 'inCategories' | 'ofBrand' | 'ofShop'>
  get(id: number): ListItem | undefined
  /** Replaces products, or removes those that are not among `items`. */
  update(ids: readonly number[], items: readonly ListItem[]): void
  /** Begins and ends promotions, and what is new. In microseconds since 1970. */
  setTime(now: number): void
  scope(part: ListPart): Scope
  /**
   * Sorts all products in orders that were not requested yet, without blocking the event loop. `scope` sorts at once what is missing: where
   * products changed during each attempt.
   */
  prepare(wanted: readonly Order[]): Promise<void>
  /** Estimated size in memory. */
  bytes(): number
}

const scopeBytesPerItem = 200
const maxSortAttempts = 3
const minScopeBytes = 1024 * 1024

/** `items`: as they are at `time`, in microseconds since 1970. */
export function createListIndex(metadata: ListMetadata, items: readonly ListItem[], time: number): ListIndex {
  const { newDays } = metadata
  const byId = new Map(items.map(item => [item.id, item]))
  const sortedBy = new Map<Order, ListItem[]>()
  const sorting = new Map<Order, Promise<void>>()
  const scopes = new Map<string, Scope>()
  /** A few products, found anew after each change: which of them are the most sold depends on all others. */
  const bestsellerScopes = new Map<string, Scope>()
  const neighbours = createNeighbours(items)
  const upcoming = createMoments(items.flatMap(item => upcomingMoments(item, newDays, time)))
  let now = time
  /** Counts the changes of the items. */
  let revision = 0

  const replace = (removed: readonly ListItem[], added: readonly ListItem[]) => {
    if (removed.length + added.length === 0) return
    revision++
    for (const { id } of removed) byId.delete(id)
    for (const item of added) {
      byId.set(item.id, item)
      for (const moment of upcomingMoments(item, newDays, now)) upcoming.add(moment)
    }
    neighbours.replace(removed, added)
    for (const [order, all] of sortedBy) sortedBy.set(order, replaceSorted(all, removed, added, orders[order]))
    for (const scope of scopes.values()) scope.replace(removed, added)
    bestsellerScopes.clear()
  }
  const known = (ids: Iterable<number>) => [...ids].flatMap(id => byId.get(id) ?? [])
  const sorted = (order: Order) => {
    const all = sortedBy.get(order) ?? [...byId.values()].sort(orders[order])
    sortedBy.set(order, all)
    return all
  }
  const sort = async (order: Order) => {
    const before = revision
    const all = await sortInSteps([...byId.values()], orders[order])
    if (revision === before) sortedBy.set(order, all)
  }
  const bestsellerScope = (part: ListPart) => {
    const first = sorted('bestselling')
      .slice(0, maxBestsellers)
      .filter(item => item.soldQuantity > 0)
    const ids = new Set(first.map(({ id }) => id))
    const isInPart = isIn(metadata, part)
    return createScope(
      item => ids.has(item.id) && isInPart(item),
      order => first.toSorted(orders[order]),
      noCounts(metadata),
    )
  }
  /** Evicts the least recently used scopes beyond the limit. */
  const evictScopes = (current: Scope) => {
    let bytes = scopes.values().reduce((sum, scope) => sum + scope.bytes(), 0)
    for (const [key, scope] of scopes) {
      if (bytes <= byId.size * scopeBytesPerItem + minScopeBytes || scope === current) return
      scopes.delete(key)
      bytes -= scope.bytes()
    }
  }

  return {
    metadata,
    neighbours,
    get: id => byId.get(id),
    update: (ids, changed) =>
      replace(
        known(ids),
        changed.map(item => atTime(item, now, newDays)),
      ),
    setTime(newTime) {
      // Requests that waited may have begun before the one that was served last.
      now = Math.max(now, newTime)
      const old = known(upcoming.until(now))
      const changed = old.map(item => atTime(item, now, newDays))
      replace(old, changed)
    },
    scope(part) {
      const key = `${part.category} ${part.flag} ${part.inStock}`
      if (part.flag === 'bestseller') {
        const bestsellers = bestsellerScopes.get(key) ?? bestsellerScope(part)
        bestsellerScopes.set(key, bestsellers)
        return bestsellers
      }
      const existing = scopes.get(key)
      const scope = existing ?? createScope(isIn(metadata, part), sorted, noCounts(metadata))
      // Behind all others: it was used last.
      scopes.delete(key)
      scopes.set(key, scope)
      if (!existing) evictScopes(scope)
      return scope
    },
    async prepare(wanted) {
      for (let attempt = 0; attempt < maxSortAttempts; attempt++)
        for (const order of wanted) {
          if (sortedBy.has(order)) continue
          const running = sorting.get(order) ?? sort(order).finally(() => sorting.delete(order))
          sorting.set(order, running)
          await running
        }
    },
    bytes: () => byId.values().reduce((sum, item) => sum + bytesOf(item), minScopeBytes),
  }
}

/** An item with its places in the orders and scopes. */
const bytesOf = ({ names, values, unitPrices, promotions }: ListItem) =>
  400 + scopeBytesPerItem + names.en.length + names.pl.length + values.length * 8 + unitPrices.length * 80 + promotions.length * 160

const flagged: Record<Exclude<ProductFlag, 'bestseller'>, (item: ListItem) => boolean> = {
  new: item => item.isNew,
  month: item => item.isMonthStar,
  sale: item => item.isOnSale,
}

function isIn(metadata: ListMetadata, { category, flag, inStock }: ListPart): (item: ListItem) => boolean {
  const within = category === null ? null : descendants(metadata, category)
  const hasFlag = flag && flag !== 'bestseller' ? flagged[flag] : () => true
  return item => (!within || (item.categoryId !== null && within.has(item.categoryId))) && (!inStock || isInStock(item)) && hasFlag(item)
}

/** Codes of the features that the lists of a category are filtered by first: its own, else those of the nearest category above that has any. */
export function facetsOfCategory({ categories }: ListMetadata, id: number | null): readonly string[] {
  const path = new Set<number>()
  for (let at = id; at !== null && !path.has(at); ) {
    path.add(at)
    const category = categories.find(one => one.id === at)
    if (category?.facets) return category.facets
    at = category?.parent_id ?? null
  }
  return []
}

/** A category with its subcategories. */
export function descendants({ categories }: Pick<ListMetadata, 'categories'>, id: number): ReadonlySet<number> {
  const found = new Set([id])
  // The set grows while it is read.
  for (const parent of found) for (const category of categories) if (category.parent_id === parent) found.add(category.id)
  return found
}
