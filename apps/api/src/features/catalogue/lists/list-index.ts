import type { Language } from '@stragan/contract'
import { atTime, type ListItem, type Order, orders } from './list-item.ts'
import { createScope, noCounts, positionOf, type Scope } from './list-scope.ts'
import { sortInSteps } from './sort-in-steps.ts'

export type Flag = 'bestseller' | 'new' | 'month' | 'sale'

/** What lists need besides the products. */
export interface ListMetadata {
  categories: readonly { id: number; parent_id: number | null; slug_en: string; slug_pl: string }[]
  brands: readonly { id: number; name: string }[]
  features: readonly Feature[]
  values: readonly FeatureValue[]
  /** Positions by id. */
  brandAt: ReadonlyMap<number, number>
  valueAt: ReadonlyMap<number, number>
  /** For how many days a product counts as new. */
  newDays: number
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
}

/** The part of a shop that a list is of. */
export interface ListPart {
  /** With its subcategories; null: the whole shop. */
  category: number | null
  flag: Flag | undefined
  /** Only products in stock. */
  inStock: boolean
}

/** The active products of a shop in memory, as of a time that only {@link setTime} moves. */
export interface ListIndex {
  metadata: ListMetadata
  get(id: number): ListItem | undefined
  /** Replaces products, or removes those that are not among `items`. */
  update(ids: readonly number[], items: readonly ListItem[]): void
  /** Begins and ends promotions. In microseconds since 1970. */
  setTime(now: number): void
  scope(part: ListPart): Scope
  /** Sorts all products in an order that was not requested yet, without blocking the event loop; else `scope` does it at once. */
  prepare(order: Order): Promise<void>
  /** Estimated size in memory. */
  bytes(): number
}

const bytesPerItem = 700
/** More products than this are not moved one by one: orders and scopes are built anew when they are next requested. */
const maxMoves = 300
const microsecondsPerDay = 86_400_000_000

/** `time` in microseconds since 1970. */
export function createListIndex(metadata: ListMetadata, items: Iterable<ListItem>, time: number): ListIndex {
  const byId = new Map<number, ListItem>()
  const sortedBy = new Map<Order, ListItem[]>()
  const scopes = new Map<string, Scope>()
  /** Products with promotions, whose price depends on the time. */
  const scheduled = new Set<number>()
  let now = time
  /** Counts the changes of the items. */
  let revision = 0
  /** When a promotion began or ended last, and when one will next. */
  let period = { from: -Infinity, until: Infinity }

  const add = (item: ListItem) => {
    byId.set(item.id, item)
    if (item.promotions.length > 0) scheduled.add(item.id)
    for (const [order, all] of sortedBy) all.splice(positionOf(all, item, orders[order]), 0, item)
    for (const scope of scopes.values()) scope.add(item)
  }
  const remove = (item: ListItem) => {
    byId.delete(item.id)
    scheduled.delete(item.id)
    for (const [order, all] of sortedBy) all.splice(positionOf(all, item, orders[order]), 1)
    for (const scope of scopes.values()) scope.remove(item)
  }
  const sorted = (order: Order) => {
    const all = sortedBy.get(order) ?? [...byId.values()].sort(orders[order])
    sortedBy.set(order, all)
    return all
  }
  const findPeriod = () => {
    period = { from: -Infinity, until: Infinity }
    for (const id of scheduled)
      for (const { startsAt, endsAt } of byId.get(id)?.promotions ?? [])
        for (const moment of [startsAt, endsAt])
          if (moment <= now) period.from = Math.max(period.from, moment)
          else period.until = Math.min(period.until, moment)
  }
  const replace = (old: readonly ListItem[], changed: readonly ListItem[]) => {
    revision++
    if (old.length + changed.length > maxMoves) {
      sortedBy.clear()
      scopes.clear()
    }
    old.forEach(remove)
    changed.forEach(add)
    findPeriod()
  }
  const known = (ids: Iterable<number>) => [...ids].flatMap(id => byId.get(id) ?? [])
  for (const item of items) add(atTime(item, now))
  findPeriod()

  return {
    metadata,
    get: id => byId.get(id),
    update: (ids, changed) =>
      replace(
        known(ids),
        changed.map(item => atTime(item, now)),
      ),
    setTime(newTime) {
      now = newTime
      if (period.from <= now && now < period.until) return
      const moved = known(scheduled).flatMap(item => {
        const current = atTime(item, now)
        const isSame = current.price === item.price && current.isOnSale === item.isOnSale && current.lowestPrice === item.lowestPrice
        return isSame ? [] : [{ item, current }]
      })
      replace(
        moved.map(({ item }) => item),
        moved.map(({ current }) => current),
      )
    },
    scope({ category, flag, inStock }) {
      const within = category === null ? null : descendants(metadata, category)
      const isInPart = ({ categoryId, stockOnHand }: ListItem) =>
        (!within || (categoryId !== null && within.has(categoryId))) && (!inStock || stockOnHand > 0)
      // The products that are new change with the time: their scope is built for each list.
      if (flag === 'new') {
        const since = now - metadata.newDays * microsecondsPerDay
        return createScope(
          item => item.createdAt > since && item.createdAt <= now && isInPart(item),
          order => (order === 'newest' ? newerThan(sorted('newest'), since) : newerThan(sorted('newest'), since).sort(orders[order])),
          noCounts(metadata),
        )
      }
      const key = `${category} ${flag} ${inStock}`
      const existing = scopes.get(key)
      if (existing) return existing
      const hasFlag = flag ? flagged[flag] : () => true
      const scope = createScope(item => isInPart(item) && hasFlag(item), sorted, noCounts(metadata))
      scopes.set(key, scope)
      return scope
    },
    async prepare(order) {
      if (sortedBy.has(order)) return
      const before = revision
      const all = await sortInSteps([...byId.values()], orders[order])
      if (revision === before) sortedBy.set(order, sortedBy.get(order) ?? all)
    },
    bytes: () => byId.size * bytesPerItem + 10_000,
  }
}

const flagged: Record<Exclude<Flag, 'new'>, (item: ListItem) => boolean> = {
  bestseller: item => item.soldQuantity > 0,
  month: item => item.isMonthStar,
  sale: item => item.isOnSale,
}

/** A category with its subcategories. */
function descendants({ categories }: ListMetadata, id: number): ReadonlySet<number> {
  const found = new Set([id])
  // The set grows while it is read.
  for (const parent of found) for (const category of categories) if (category.parent_id === parent) found.add(category.id)
  return found
}

/** The first items of the order by newest: those created after a time. */
function newerThan(newest: readonly ListItem[], since: number): ListItem[] {
  const end = newest.findIndex(({ createdAt }) => createdAt <= since)
  return newest.slice(0, end < 0 ? newest.length : end)
}
