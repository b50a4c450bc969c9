/** What one transaction changed in one shop. */
export interface Change {
  shop: number
  /** Counts the shop's changes in the order in which they were committed. */
  number: number
  /** Names what may look different now, such as `product:7`; null: anything of the shop. */
  tags: readonly string[] | null
}

/** What is known of changes: whether something that was read a while ago is still as it was. */
export interface Changes {
  /** To be taken before anything is read, and given to `stand` with what was made of it. */
  mark(): number
  /**
   * Whether nothing of that kind has changed in the shop since the mark. With null for tags: nothing at all. False also where that
   * can not be known now: nobody tells of changes, or they have been silent for too long.
   */
  stand(shop: number, mark: number, tags: readonly string[] | null): boolean
  /** Whether it is known now what has changed and what has not. */
  isKnown(): boolean
  /** Waits for the next sign of life where that alone is missing, as in a process that was too busy to hear it; not for long. */
  sign(): Promise<void>
  /** How long ago whatever was changed until then had been told; without end where nobody tells. */
  silentMs(): number
  /** The newest change of a shop that is known; undefined where it never had one. */
  numberOf(shop: number): number | undefined
  /** Where every shop stands now: what was read before stands still where that is where the shop stood when it was last heard of. */
  begin(numbers: Iterable<readonly [shop: number, number: number]>): void
  take(change: Change): void
  /** Renews the lease: what was changed until then (by `performance.now()`; now, where nothing is given) has been told. */
  hear(until?: number): void
  /** Whoever tells the changes is gone. */
  lose(): void
  /** Calls back with each change and each sign of life, until it is stopped; first with where every shop stands. */
  follow(follower: Follower): () => void
}

export type Follower = Pick<Changes, 'begin' | 'take' | 'hear' | 'lose'>

interface OfShop {
  number: number | undefined
  /** When something of the shop changed last, when anything may have, and when what a tag names did. */
  any: number
  all: number
  tags: Map<string, number>
}

/** Over a line that may break, the teller gives a sign of life so often, and is believed for so long without one. */
export const aliveMs = 150
export const leaseMs = 600

/** A sign of life that is not heard within this time will not come. */
const signMs = leaseMs

/** So many names are remembered of a shop; then it counts as changed in everything. */
const mostTags = 5000

/** `leaseMs`: for how long after a sign of life what was told counts as all there is; none where the teller is this very process. */
export function openChanges(leaseMs = Number.POSITIVE_INFINITY, clock: () => number = () => performance.now()): Changes {
  const shops = new Map<number, OfShop>()
  const followers = new Set<Follower>()
  let place = 0
  let isTold = false
  let heardAt = 0
  let awaited: { sign: Promise<void>; come: () => void } | undefined

  const isKnown = () => isTold && clock() - heardAt < leaseMs
  const come = () => {
    awaited?.come()
    awaited = undefined
  }
  const awaitSign = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const one = { sign: promise, come: resolve }
    const wait = () => {
      const begun = clock()
      setTimeout(() => {
        // Who was so busy that the time passed unnoticed has not listened either.
        if (awaited === one && clock() - begun > 2 * signMs) return wait()
        one.come()
        if (awaited === one) awaited = undefined
      }, signMs)
    }
    wait()
    return one
  }

  const shopOf = (id: number) => {
    const known = shops.get(id) ?? { number: undefined, any: 0, all: 0, tags: new Map<string, number>() }
    shops.set(id, known)
    return known
  }
  const changedInAll = (known: OfShop) => {
    known.any = known.all = place
    known.tags.clear()
  }

  const begin: Changes['begin'] = numbers => {
    const told = new Map(numbers)
    place++
    for (const id of new Set([...shops.keys(), ...told.keys()])) {
      const known = shopOf(id)
      if (known.number === told.get(id)) continue
      known.number = told.get(id)
      changedInAll(known)
    }
    isTold = true
    heardAt = clock()
    come()
    for (const follower of followers) follower.begin(told)
  }

  return {
    mark: () => place,
    stand(shop, mark, tags) {
      if (!isKnown()) return false
      const known = shops.get(shop)
      if (!known) return true
      if (tags === null) return known.any <= mark
      return known.all <= mark && tags.every(tag => (known.tags.get(tag) ?? 0) <= mark)
    },
    isKnown,
    async sign() {
      if (!isTold || isKnown()) return
      awaited ??= awaitSign()
      await awaited.sign
    },
    silentMs: () => (isTold ? clock() - heardAt : Number.POSITIVE_INFINITY),
    numberOf: shop => shops.get(shop)?.number,
    begin,
    take(change) {
      const known = shopOf(change.shop)
      known.number = change.number
      known.any = ++place
      if (change.tags === null || known.tags.size + change.tags.length > mostTags) changedInAll(known)
      else for (const tag of change.tags) known.tags.set(tag, place)
      for (const follower of followers) follower.take(change)
    },
    hear(until = clock()) {
      heardAt = until
      come()
      for (const follower of followers) follower.hear()
    },
    lose() {
      isTold = false
      come()
      for (const follower of followers) follower.lose()
    },
    follow(follower) {
      if (isTold) follower.begin([...shops].flatMap(([id, { number }]) => (number === undefined ? [] : [[id, number] as const])))
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}
