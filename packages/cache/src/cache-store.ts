import type { ChangeLog } from './change-log.ts'

export interface CacheEntry<Value> {
  value: Value
  bytes: number
  /** Version of the change log from before the value's data was read. */
  version: number
  /** What the value was made from: a change of one of them invalidates it. */
  tags: readonly string[]
  /** Milliseconds since 1970. */
  expiresAt: number
}

export interface CacheStore<Value> {
  /** The value, if it is fresh. */
  get(shop: number, key: string, now: number): Value | undefined
  /** Ignores an entry that is already stale. */
  set(shop: number, key: string, entry: CacheEntry<Value>): void
  /** Size of all entries. */
  bytes(): number
}

interface ShopEntries<Value> {
  bytes: number
  /** In order of last use, the least recently used first. */
  entries: Map<string, CacheEntry<Value>>
}

/** An entry may take this share of the store. */
const maxEntryShare = 1 / 8

/**
 * LRU cache of limited size, invalidated by tags and fair between shops: it evicts from the shop that uses most, so that a shop within its
 * equal share loses nothing to another.
 */
export function createCacheStore<Value>(changeLog: ChangeLog, maxBytes: number): CacheStore<Value> {
  const shops = new Map<number, ShopEntries<Value>>()
  let used = 0

  const remove = (id: number, shop: ShopEntries<Value>, key: string) => {
    const bytes = shop.entries.get(key)?.bytes ?? 0
    shop.entries.delete(key)
    shop.bytes -= bytes
    used -= bytes
    if (shop.entries.size === 0) shops.delete(id)
  }
  const evict = () => {
    let largest: [number, ShopEntries<Value>] | undefined
    for (const shop of shops) if (!largest || shop[1].bytes > largest[1].bytes) largest = shop
    const oldest = largest?.[1].entries.keys().next().value
    if (largest && oldest !== undefined) remove(...largest, oldest)
  }

  return {
    get(id, key, now) {
      const shop = shops.get(id)
      const entry = shop?.entries.get(key)
      if (!shop || !entry) return undefined
      // While disconnected an entry stays: it is fresh again after a reconnection without a change.
      if (!changeLog.isConnected()) return undefined
      if (entry.expiresAt <= now || !changeLog.isFresh(id, entry.version, entry.tags)) {
        remove(id, shop, key)
        return undefined
      }
      shop.entries.delete(key)
      shop.entries.set(key, entry)
      return entry.value
    },
    set(id, key, entry) {
      if (entry.bytes > maxBytes * maxEntryShare || !changeLog.isFresh(id, entry.version, entry.tags)) return
      const previous = shops.get(id)
      if (previous) remove(id, previous, key)
      const shop = shops.get(id) ?? { bytes: 0, entries: new Map<string, CacheEntry<Value>>() }
      shops.set(id, shop)
      shop.entries.set(key, entry)
      shop.bytes += entry.bytes
      used += entry.bytes
      while (used > maxBytes) evict()
    },
    bytes: () => used,
  }
}
