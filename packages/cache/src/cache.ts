import type { ChangeLog } from './change-log.ts'
import type { Telemetry } from './telemetry.ts'

/** A value with the cache tags of what it was made from, such as `product:7`: a change of one of them invalidates it. */
export interface Tagged<Value> {
  value: Value
  tags: readonly string[]
  /** When it changes by the clock alone, in milliseconds since 1970; absent: never. */
  expiresAt?: number
}

/** What decides how long a value may be cached. */
export interface Lifetime {
  shop: number
  /** A change of everything in the shop invalidates a value without tags, too. */
  tags: readonly string[]
  /** Time of the next scheduled change, in milliseconds since 1970. */
  expiresAt: number
}

export interface Computed<Value> extends Lifetime {
  value: Value
  /** Estimated size in memory. */
  bytes: number
}

interface Entry<Value> extends Computed<Value> {
  key: string
  /** Version of the change log from before the value's data was read. */
  version: number
  /** When its computation began. */
  startedAt: number
  hits: number
}

/** An entry as operators see it. The key may hold what a visitor searched for, the value is left out. */
export type CacheEntryInfo = Pick<Entry<unknown>, 'shop' | 'key' | 'bytes' | 'tags' | 'expiresAt' | 'hits'> & { ageSeconds: number }

export interface Cache<Value> {
  /** The value, if it is fresh. */
  get(key: string): Value | undefined
  /**
   * Computes and stores a value, single-flight: concurrent callers share a computation, unless the shop has changed since it began, or its
   * value expired before they called. An undefined result is not stored. Without `shop`, while it is not known yet, no computation is
   * shared. Each call counts as a miss.
   */
  compute<Result extends Computed<Value> | undefined>(key: string, shop: number | undefined, work: () => Promise<Result>): Promise<Result>
  /** The fresh value, or else the computed one, as {@link compute} does it. */
  getOrCompute(key: string, shop: number | undefined, work: () => Promise<Computed<Value>>): Promise<Value>
  /** The entries of a shop, or of all shops, the least recently used first within a shop. */
  entries(shop?: number): Iterable<CacheEntryInfo>
}

interface ShopEntries<Value> {
  bytes: number
  /** In order of last use, the least recently used first. */
  entries: Map<string, Entry<Value>>
}

interface Options {
  /** Subsystem of its metrics, such as `page_cache`. */
  name: string
  changeLog: ChangeLog
  maxBytes: number
  /** The share of the cache that one entry may take; an eighth by default. */
  maxEntryShare?: number
  telemetry?: Telemetry | undefined
  /** While the change log is disconnected a value of at most this age is served; 0 by default. */
  maxUnverifiedMs?: number
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * LRU cache of limited size, invalidated by tags ({@link ChangeLog}) and fair between shops: it evicts from the shop that uses most, so
 * that a shop within its equal share loses nothing to another.
 */
export function createCache<Value>(options: Options): Cache<Value> {
  const { name, changeLog, maxBytes, maxEntryShare = 1 / 8, telemetry, maxUnverifiedMs = 0, clock = Date.now } = options
  const shops = new Map<number, ShopEntries<Value>>()
  const shopOf = new Map<string, number>()
  const flights = new Map<string, { version: number; startedAt: number; result: Promise<Computed<Value> | undefined> }>()
  let used = 0
  let hits = 0
  let misses = 0

  const remove = ({ shop: id, key, bytes }: Entry<Value>) => {
    const shop = shops.get(id)
    if (!shop?.entries.delete(key)) return
    shopOf.delete(key)
    shop.bytes -= bytes
    used -= bytes
    if (shop.entries.size === 0) shops.delete(id)
  }
  const find = (key: string) => shops.get(shopOf.get(key) ?? -1)?.entries.get(key)
  const evict = () => {
    let largest: ShopEntries<Value> | undefined
    for (const shop of shops.values()) if (!largest || shop.bytes > largest.bytes) largest = shop
    for (const oldest of largest?.entries.values() ?? []) return remove(oldest)
  }
  /** Whether the entry expired by the clock, or one of its tags has changed since its computation began. */
  const isStale = ({ shop, version, tags, expiresAt }: Entry<Value>) =>
    expiresAt <= clock() || (changeLog.isConnected() && !changeLog.isFresh(shop, version, tags))
  /** Whether what began at a time may be served, as far as the connection of the change log is concerned. */
  const isVerifiable = (startedAt: number) => changeLog.isConnected() || clock() - startedAt < maxUnverifiedMs

  const fresh = (key: string) => {
    const entry = find(key)
    if (entry && isStale(entry)) remove(entry)
    // While disconnected an entry stays: it is fresh again after a reconnection without a change.
    else if (entry && isVerifiable(entry.startedAt)) return entry
    return undefined
  }
  const joinable = (key: string, shop: number | undefined) => {
    const flight = flights.get(key)
    if (!flight || !isVerifiable(flight.startedAt)) return undefined
    if (changeLog.isConnected() && (shop === undefined || !changeLog.isFresh(shop, flight.version, null))) return undefined
    return flight.result
  }
  const store = (entry: Entry<Value>) => {
    if (entry.bytes > maxBytes * maxEntryShare || isStale(entry)) return
    const previous = find(entry.key)
    if (previous) remove(previous)
    const shop = shops.get(entry.shop) ?? { bytes: 0, entries: new Map<string, Entry<Value>>() }
    shops.set(entry.shop, shop)
    shop.entries.set(entry.key, entry)
    shopOf.set(entry.key, entry.shop)
    shop.bytes += entry.bytes
    used += entry.bytes
    while (used > maxBytes) evict()
  }
  const start = async <Result extends Computed<Value> | undefined>(key: string, work: () => Promise<Result>) => {
    const begun = { version: changeLog.version(), startedAt: clock() }
    const result = work()
    const flight = { ...begun, result }
    flights.set(key, flight)
    try {
      const computed = await result
      if (computed) store({ ...computed, ...begun, key, hits: 0 })
      return computed
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  const cache: Cache<Value> = {
    get(key) {
      const entry = fresh(key)
      if (!entry) return undefined
      hits++
      entry.hits++
      const entries = shops.get(entry.shop)?.entries
      entries?.delete(key)
      entries?.set(key, entry)
      return entry.value
    },
    async compute<Result extends Computed<Value> | undefined>(key: string, shop: number | undefined, work: () => Promise<Result>) {
      misses++
      const requestedAt = clock()
      for (let flight = joinable(key, shop); flight; flight = joinable(key, shop)) {
        const computed = await flight
        if (!computed || requestedAt < computed.expiresAt) return computed as Result
      }
      return start(key, work)
    },
    getOrCompute: async (key, shop, work) => cache.get(key) ?? (await cache.compute(key, shop, work)).value,
    *entries(shop) {
      const now = clock()
      for (const [id, { entries }] of shops)
        if (shop === undefined || shop === id)
          for (const { key, bytes, tags, expiresAt, startedAt, hits: count } of entries.values())
            yield { shop: id, key, bytes, tags, expiresAt, hits: count, ageSeconds: (now - startedAt) / 1000 }
    },
  }
  telemetry?.registerCache(name, cache, () => ({ hits_total: hits, misses_total: misses, bytes: used, entries: shopOf.size }))
  return cache
}
