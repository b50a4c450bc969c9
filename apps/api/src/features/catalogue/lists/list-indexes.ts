import { type Computed, createCache } from '@stragan/cache'
import type { Ctx, Services } from '../../../context.ts'
import { loadListIndex, loadListItems } from './list-index.queries.ts'
import type { ListIndex } from './list-index.ts'

/** Gives the list index of the shop of a request, in the state of its database. */
export type ListIndexes = (ctx: Ctx) => Promise<ListIndex>

/** About 180,000 products in all. */
const maxBytes = 128 * 1024 * 1024
const dayMs = 86_400_000

interface Versioned {
  index: ListIndex
  /** Position in the change log from before its data was read. */
  version: number
  updating: Promise<void> | undefined
}

/**
 * Keeps a list index per shop in memory. Products that changed are read again at the next request; a change of anything else, and every
 * midnight (UTC), for the sales of the last 90 days, load it anew. While the change log is disconnected nothing is kept.
 */
export function createListIndexes({ changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>): ListIndexes {
  if (!changeLog) return loadListIndex
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
    const index = await loadListIndex(ctx)
    const expiresAt = (dayOf(ctx) + 1) * dayMs
    return { value: { index, version, updating: undefined }, shop: ctx.shop.id, tags: [], bytes: index.bytes(), expiresAt }
  }
  const update = async (ctx: Ctx, found: Versioned) => {
    const { index } = found
    const current = changeLog.version()
    const ids = changedProducts(changeLog.changedTags(ctx.shop.id, found.version))
    index.update(ids, await loadListItems(ctx, index.metadata, ids))
    found.version = current
  }
  const isCurrent = ({ shop }: Ctx, { version }: Versioned) => changedProducts(changeLog.changedTags(shop.id, version)).length === 0

  return async ctx => {
    if (ctx.isBehind) return loadListIndex(ctx)
    const found = await cache.getOrCompute(`${ctx.shop.id} ${dayOf(ctx)}`, ctx.shop.id, () => load(ctx))
    // One update at a time; it may have begun before the newest change.
    while (!isCurrent(ctx, found)) {
      found.updating ??= update(ctx, found).finally(() => {
        found.updating = undefined
      })
      await found.updating
    }
    return found.index
  }
}

const dayOf = ({ now }: Ctx) => Math.floor(now.getTime() / dayMs)

const changedProducts = (tags: readonly string[]) =>
  tags.flatMap(tag => (tag.startsWith('product:') ? Number(tag.slice('product:'.length)) : []))
