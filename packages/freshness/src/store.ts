import type { Changes } from './changes.ts'

/** Something made from what was read, and of what it is true. */
export interface Kept<Value> {
  value: Value
  bytes: number
  /** Taken before anything was read for it. */
  mark: number
  /** What it was made of. */
  tags: readonly string[]
  /** Milliseconds since 1970: from then on time itself has changed it. */
  until: number
}

export interface Store<Value> {
  /** What is kept under a key, if it still stands. */
  get(shop: number, key: string, now: number): Value | undefined
  /** Keeps what still stands; what has changed meanwhile is not kept. */
  put(shop: number, key: string, kept: Kept<Value>): void
  /** How many are used. */
  bytes(): number
}

interface OfShop<Value> {
  bytes: number
  /** The one that was not asked for longest comes first. */
  entries: Map<string, Kept<Value>>
}

/** One entry takes at most this part of the room. */
const largestPart = 1 / 8

/**
 * Keeps what was made, in at most so many bytes. Where they are full, the shop that uses most gives way, with what it was not asked for
 * longest: a shop that uses no more than its equal share never loses anything to another.
 */
export function openStore<Value>(changes: Changes, mostBytes: number): Store<Value> {
  const shops = new Map<number, OfShop<Value>>()
  let used = 0

  const drop = (id: number, of: OfShop<Value>, key: string) => {
    const bytes = of.entries.get(key)?.bytes ?? 0
    of.entries.delete(key)
    of.bytes -= bytes
    used -= bytes
    if (of.entries.size === 0) shops.delete(id)
  }
  const makeRoom = () => {
    let largest: [number, OfShop<Value>] | undefined
    for (const one of shops) if (!largest || one[1].bytes > largest[1].bytes) largest = one
    const oldest = largest?.[1].entries.keys().next().value
    if (largest && oldest !== undefined) drop(...largest, oldest)
  }

  return {
    get(shop, key, now) {
      const of = shops.get(shop)
      const kept = of?.entries.get(key)
      if (!of || !kept) return undefined
      // What can not be known now stands again where nothing has changed meanwhile.
      if (!changes.isKnown()) return undefined
      if (kept.until <= now || !changes.stand(shop, kept.mark, kept.tags)) {
        drop(shop, of, key)
        return undefined
      }
      of.entries.delete(key)
      of.entries.set(key, kept)
      return kept.value
    },
    put(shop, key, kept) {
      if (kept.bytes > mostBytes * largestPart || !changes.stand(shop, kept.mark, kept.tags)) return
      const before = shops.get(shop)
      if (before) drop(shop, before, key)
      const of = shops.get(shop) ?? { bytes: 0, entries: new Map<string, Kept<Value>>() }
      shops.set(shop, of)
      of.entries.set(key, kept)
      of.bytes += kept.bytes
      used += kept.bytes
      while (used > mostBytes) makeRoom()
    },
    bytes: () => used,
  }
}
