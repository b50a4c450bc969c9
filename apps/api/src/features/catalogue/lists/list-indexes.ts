import { type Computed, createCache } from '@stragan/cache'
import type { Ctx, Services } from '../../../context.ts'
import { loadListIndex, loadListItems, shopVersion } from './list-index.queries.ts'
import type { ListIndex } from './list-index.ts'

/** Gives the list index of the shop of a request, in the state of its database. */
export type ListIndexes = (ctx: Ctx) => Promise<ListIndex>

/** About 300,000 products in all. The index of a larger shop would be loaded for each list. */
const maxBytes = 256 * 1024 * 1024
const dayMs = 86_400_000

interface Cached {
  index: ListIndex
  /** Position in the change log from before the index was loaded. */
  loadedAt: number
  /** Position in the change log up to which its products are current. */
  version: number
  updating: Promise<void> | undefined
}

/**
 * Caches a list index per shop. Products that changed are read again at the next request; a change of anything else, and every midnight
 * (UTC), for the sales of the last 90 days, load the index anew. While the change log is disconnected, or behind the caller, the index is
 * validated by the version of the shop in the database.
 */
export function createListIndexes({ changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>): ListIndexes {
  const validated = createValidatedIndexes()
  if (!changeLog) return validated.get
  const cache = createCache<Cached>({
    name: 'list_index_cache',
    changeLog,
    maxBytes,
    maxEntryShare: 1,
    telemetry,
    clock: () => clock().getTime(),
  })

  const load = async (ctx: Ctx): Promise<Computed<Cached>> => {
    const version = changeLog.version()
    const shopVersion = changeLog.shopVersion(ctx.shop.id)
    const index = await loadListIndex(ctx)
    validated.set(ctx, index, shopVersion)
    const expiresAt = (dayOf(ctx) + 1) * dayMs
    const value = { index, loadedAt: version, version, updating: undefined }
    return { value, shop: ctx.shop.id, tags: [], bytes: index.bytes(), expiresAt }
  }
  const update = async (ctx: Ctx, cached: Cached) => {
    const { index, loadedAt } = cached
    const version = changeLog.version()
    const shopVersion = changeLog.shopVersion(ctx.shop.id)
    const ids = changedProducts(changeLog.changedTags(ctx.shop.id, cached.version))
    if (ids.length > 0) index.update(ids, await loadListItems(ctx, index.metadata, ids))
    cached.version = version
    // Not after a change of anything else, which the index does not have.
    if (changeLog.isFresh(ctx.shop.id, loadedAt, [])) validated.set(ctx, index, shopVersion)
  }

  return async ctx => {
    if (ctx.isBehind || !changeLog.isConnected()) return validated.get(ctx)
    const cached = await cache.getOrCompute(`${ctx.shop.id} ${dayOf(ctx)}`, ctx.shop.id, () => load(ctx))
    // One update at a time; it may have begun before the newest change that this request has to see.
    const wanted = changeLog.version()
    while (cached.version < wanted) {
      cached.updating ??= update(ctx, cached).finally(() => {
        cached.updating = undefined
      })
      await cached.updating
    }
    return cached.index
  }
}

interface Validated {
  index: Promise<ListIndex>
  /** Day, and version of the shop in the database, from before the index was read. */
  state: string
}

const maxValidated = 4

/** Caches the list indexes of a few shops, validated by the shop's version in the database: one statement per request. Single-flight. */
function createValidatedIndexes() {
  const indexes = new Map<number, Validated>()
  const stateOf = (ctx: Ctx, version: number | undefined) => `${dayOf(ctx)} ${version ?? 0}`
  const store = (id: number, validated: Validated) => {
    indexes.delete(id)
    indexes.set(id, validated)
    for (const oldest of indexes.keys().take(Math.max(indexes.size - maxValidated, 0))) indexes.delete(oldest)
  }
  return {
    async get(ctx: Ctx): Promise<ListIndex> {
      const { id } = ctx.shop
      const state = stateOf(ctx, await shopVersion(ctx))
      const known = indexes.get(id)
      if (known?.state === state) return known.index
      const loading = { index: loadListIndex(ctx), state }
      store(id, loading)
      loading.index.catch(() => {
        if (indexes.get(id) === loading) indexes.delete(id)
      })
      return loading.index
    },
    /** `version`: of the shop, from before the index was read. */
    set: (ctx: Ctx, index: ListIndex, version: number | undefined) =>
      store(ctx.shop.id, { index: Promise.resolve(index), state: stateOf(ctx, version) }),
  }
}

const dayOf = ({ now }: Ctx) => Math.floor(now.getTime() / dayMs)

const changedProducts = (tags: readonly string[]) =>
  tags.flatMap(tag => (tag.startsWith('product:') ? Number(tag.slice('product:'.length)) : []))
