import { type Computed, createCache } from '@stragan/cache'
import type { Ctx, Services } from '../../../context.ts'
import { loadListIndex, loadListItems, shopVersion } from './list-index.queries.ts'
import type { ListIndex } from './list-index.ts'

/** Gives the list index of the shop of a request, in the state of its database. */
export type ListIndexes = (ctx: Ctx) => Promise<ListIndex>

/** About 300,000 products in all. The index of a larger shop would be loaded for each list. */
const maxBytes = 256 * 1024 * 1024
const dayMs = 86_400_000

interface Versioned {
  index: ListIndex
  /** Position in the change log from before its data was read. */
  version: number
  updating: Promise<void> | undefined
}

/**
 * Keeps a list index per shop in memory. Products that changed are read again at the next request; a change of anything else, and every
 * midnight (UTC), for the sales of the last 90 days, load it anew. Where the change log cannot tell, the index is compared with the version
 * of the shop in the database.
 */
export function createListIndexes({ changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>): ListIndexes {
  const verified = verifiedIndexes()
  if (!changeLog) return verified.get
  const cache = createCache<Versioned>({
    name: 'list_index_cache',
    changeLog,
    maxBytes,
    maxEntryShare: 1,
    telemetry,
    clock: () => clock().getTime(),
  })

  const load = async (ctx: Ctx): Promise<Computed<Versioned>> => {
    const version = changeLog.version()
    const shopVersion = changeLog.shopVersion(ctx.shop.id)
    const index = await loadListIndex(ctx)
    verified.remember(ctx, index, shopVersion)
    const expiresAt = (dayOf(ctx) + 1) * dayMs
    return { value: { index, version, updating: undefined }, shop: ctx.shop.id, tags: [], bytes: index.bytes(), expiresAt }
  }
  const update = async (ctx: Ctx, found: Versioned) => {
    const { index } = found
    const current = changeLog.version()
    const shopVersion = changeLog.shopVersion(ctx.shop.id)
    const ids = changedProducts(changeLog.changedTags(ctx.shop.id, found.version))
    index.update(ids, await loadListItems(ctx, index.metadata, ids))
    found.version = current
    verified.remember(ctx, index, shopVersion)
  }
  const isCurrent = ({ shop }: Ctx, found: Versioned) => {
    const current = changeLog.version()
    const isSame = changedProducts(changeLog.changedTags(shop.id, found.version)).length === 0
    if (isSame) found.version = current
    return isSame
  }

  return async ctx => {
    if (ctx.isBehind || !changeLog.isConnected()) return verified.get(ctx)
    const found = await cache.getOrCompute(`${ctx.shop.id} ${dayOf(ctx)}`, ctx.shop.id, () => load(ctx))
    // One update at a time; it may have begun before the newest change that this request has to see.
    const wanted = changeLog.version()
    while (found.version < wanted && !isCurrent(ctx, found)) {
      found.updating ??= update(ctx, found).finally(() => {
        found.updating = undefined
      })
      await found.updating
    }
    return found.index
  }
}

interface Verified {
  index: Promise<ListIndex>
  /** Of the shop's data and of the day, from before the index was loaded. */
  state: string
}

/** Number of indexes that are kept to be compared with the database. */
const maxVerified = 4

/** List indexes whose shop has not changed since they were loaded, which one small statement per request tells. Single-flight. */
function verifiedIndexes() {
  const indexes = new Map<number, Verified>()
  const stateOf = (ctx: Ctx, version: number | undefined) => `${dayOf(ctx)} ${version ?? 0}`
  const keep = (id: number, verified: Verified) => {
    indexes.delete(id)
    indexes.set(id, verified)
    for (const oldest of indexes.keys().take(Math.max(indexes.size - maxVerified, 0))) indexes.delete(oldest)
  }
  return {
    async get(ctx: Ctx): Promise<ListIndex> {
      const { id } = ctx.shop
      const state = stateOf(ctx, await shopVersion(ctx))
      const known = indexes.get(id)
      if (known?.state === state) return known.index
      const loading = { index: loadListIndex(ctx), state }
      keep(id, loading)
      loading.index.catch(() => {
        if (indexes.get(id) === loading) indexes.delete(id)
      })
      return loading.index
    },
    /** `version`: of the shop, from before the index was read. */
    remember: (ctx: Ctx, index: ListIndex, version: number | undefined) =>
      keep(ctx.shop.id, { index: Promise.resolve(index), state: stateOf(ctx, version) }),
  }
}

const dayOf = ({ now }: Ctx) => Math.floor(now.getTime() / dayMs)

const changedProducts = (tags: readonly string[]) =>
  tags.flatMap(tag => (tag.startsWith('product:') ? Number(tag.slice('product:'.length)) : []))
