/** A committed transaction that changed what a shop shows. */
export interface Change {
  shop: number
  /** The shop's version after the change: it counts the shop's changes in the order of their commits. */
  version: number
  /** Cache tags of what changed, such as `product:7`; null invalidates everything of the shop. */
  tags: readonly string[] | null
}

/** Records changes as they arrive, and decides whether a value that was read earlier is still fresh. */
export interface ChangeLog {
  /** Position in the log. Read it before the data, and pass it to `isFresh` with the tags of the result. */
  version(): number
  /**
   * Whether none of the tags has changed in the shop since the version; with null for tags, whether nothing has. False while the log is
   * not connected.
   */
  isFresh(shop: number, version: number, tags: readonly string[] | null): boolean
  /**
   * The tags that have changed in the shop since the version. Incomplete where everything was invalidated since: `isFresh` without tags is
   * false then.
   */
  changedTags(shop: number, version: number): string[]
  /** Whether the log is complete: its source is connected and the lease has not expired. */
  isConnected(): boolean
  /** Resolves with the next heartbeat, at the latest after `leaseMs`; at once unless only the heartbeat is missing. */
  waitForHeartbeat(): Promise<void>
  /** Age of the newest heartbeat; Infinity while disconnected. */
  heartbeatAgeMs(): number
  /** The newest known version of a shop in the database; undefined for a shop without a change. */
  shopVersion(shop: number): number | undefined
  /** Starts from a snapshot of all shops' versions. Invalidates the shops whose version differs from the last known one. */
  connect(shopVersions: Iterable<readonly [shop: number, version: number]>): void
  applyChange(change: Change): void
  /** Renews the lease: all changes up to that time (of `performance.now()`, now by default) have been applied. */
  heartbeat(until?: number): void
  disconnect(): void
  /** Forwards the current snapshot, then every event. Returns the function that ends the subscription. */
  subscribe(subscriber: ChangeSubscriber): () => void
}

export type ChangeSubscriber = Pick<ChangeLog, 'connect' | 'applyChange' | 'heartbeat' | 'disconnect'>

interface ShopChanges {
  version: number | undefined
  /** Log positions of the last change, of the last invalidation of everything, and of the last change of each tag. */
  changedAt: number
  clearedAt: number
  tags: Map<string, number>
}

/** A source in another process sends a heartbeat in this interval; without one the log counts as disconnected after the lease. */
export const heartbeatIntervalMs = 150
export const leaseMs = 600

/** Tags tracked per shop; a shop with more is invalidated as a whole. */
const maxTags = 5000

/** `leaseMs` is infinite for a source in the same process. */
export function createChangeLog(sourceLeaseMs = Number.POSITIVE_INFINITY, clock: () => number = () => performance.now()): ChangeLog {
  const shops = new Map<number, ShopChanges>()
  const subscribers = new Set<ChangeSubscriber>()
  let position = 0
  let hasSource = false
  let heartbeatAt = 0
  let pending: { promise: Promise<void>; resolve: () => void } | undefined

  const isConnected = () => hasSource && clock() - heartbeatAt < sourceLeaseMs
  const resolvePending = () => {
    pending?.resolve()
    pending = undefined
  }
  const nextHeartbeat = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const heartbeat = { promise, resolve }
    const startTimeout = () => {
      const startedAt = clock()
      setTimeout(() => {
        // A blocked event loop runs the timer before it reads the heartbeat from the socket.
        if (pending === heartbeat && clock() - startedAt > 2 * leaseMs) return startTimeout()
        heartbeat.resolve()
        if (pending === heartbeat) pending = undefined
      }, leaseMs)
    }
    startTimeout()
    return heartbeat
  }

  const changesOf = (id: number) => {
    const changes = shops.get(id) ?? { version: undefined, changedAt: 0, clearedAt: 0, tags: new Map<string, number>() }
    shops.set(id, changes)
    return changes
  }
  const clear = (changes: ShopChanges) => {
    changes.changedAt = changes.clearedAt = position
    changes.tags.clear()
  }

  const connect: ChangeLog['connect'] = shopVersions => {
    const snapshot = new Map(shopVersions)
    position++
    for (const id of new Set([...shops.keys(), ...snapshot.keys()])) {
      const changes = changesOf(id)
      if (changes.version === snapshot.get(id)) continue
      changes.version = snapshot.get(id)
      clear(changes)
    }
    hasSource = true
    heartbeatAt = clock()
    resolvePending()
    for (const subscriber of subscribers) subscriber.connect(snapshot)
  }

  return {
    version: () => position,
    isFresh(shop, version, tags) {
      if (!isConnected()) return false
      const changes = shops.get(shop)
      if (!changes) return true
      if (tags === null) return changes.changedAt <= version
      return changes.clearedAt <= version && tags.every(tag => (changes.tags.get(tag) ?? 0) <= version)
    },
    changedTags(shop, version) {
      const changes = shops.get(shop)
      if (!changes || changes.changedAt <= version) return []
      return [...changes.tags].flatMap(([tag, changedAt]) => (changedAt > version ? [tag] : []))
    },
    isConnected,
    async waitForHeartbeat() {
      if (!hasSource || isConnected()) return
      pending ??= nextHeartbeat()
      await pending.promise
    },
    heartbeatAgeMs: () => (hasSource ? clock() - heartbeatAt : Number.POSITIVE_INFINITY),
    shopVersion: shop => shops.get(shop)?.version,
    connect,
    applyChange(change) {
      const changes = changesOf(change.shop)
      changes.version = change.version
      changes.changedAt = ++position
      if (change.tags === null || changes.tags.size + change.tags.length > maxTags) clear(changes)
      else for (const tag of change.tags) changes.tags.set(tag, position)
      for (const subscriber of subscribers) subscriber.applyChange(change)
    },
    heartbeat(until = clock()) {
      heartbeatAt = until
      resolvePending()
      for (const subscriber of subscribers) subscriber.heartbeat()
    },
    disconnect() {
      hasSource = false
      resolvePending()
      for (const subscriber of subscribers) subscriber.disconnect()
    },
    subscribe(subscriber) {
      if (hasSource) subscriber.connect([...shops].flatMap(([id, { version }]) => (version === undefined ? [] : [[id, version] as const])))
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  }
}
