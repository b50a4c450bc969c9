import { createCache } from '@stragan/cache'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import type { NextScheduledChange } from '../../../platform/schedule.ts'
import { type DetailedRow, favouriteIds, loadCards } from '../list.queries.ts'
import type { PersonalPrices } from './personal-prices.ts'

/** Products as cards for the visitor of a request, in the order of `ids`; those that do not exist any more are left out. */
export type ProductCards = (ctx: MaybeVisitorCtx, ids: readonly number[], options?: { withDetails?: boolean }) => Promise<DetailedRow[]>

const maxBytes = 48 * 1024 * 1024

/**
 * Cards are cached as strangers see them. A customer's are the same but for the favourites, which are read each time, and the products for
 * which they have a price, whose cards are cached per customer.
 */
export function createProductCards(
  { changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>,
  { nextScheduledChange, personalPrices }: { nextScheduledChange: NextScheduledChange; personalPrices: PersonalPrices },
): ProductCards {
  const cache =
    changeLog && createCache<DetailedRow>({ name: 'card_cache', changeLog, maxBytes, telemetry, clock: () => clock().getTime() })

  /** The cards for the visitor of the context, or for strangers. */
  const cachedCards = async (
    ctx: MaybeVisitorCtx,
    ids: readonly number[],
    withDetails: boolean,
  ): Promise<ReadonlyMap<number, DetailedRow | undefined>> => {
    if (ids.length === 0) return new Map()
    if (!cache || ctx.isBehind) return byId(await loadCards(ctx, ids, withDetails))
    const { shop, language } = ctx
    const customer = ctx.visitor?.customer?.id
    const keyOf = (id: number) => `${shop.id} ${customer ?? ''} ${language} ${withDetails ? 'details' : 'card'} ${id}`
    const tagsOf = (id: number) => [`product:${id}`, ...(customer === undefined ? [] : [`customer:${customer}`, 'customers'])]
    const cached = new Map(ids.map(id => [id, cache.get(keyOf(id))]))
    const missing = ids.filter(id => !cached.get(id))
    if (missing.length === 0) return cached
    let batch: Promise<[Map<number, DetailedRow>, number]> | undefined
    const load = () => {
      batch ??= Promise.all([
        loadCards(ctx, missing, withDetails).then(byId),
        nextScheduledChange(ctx, customer === undefined ? 'everybody' : 'customers'),
      ])
      return batch
    }
    const compute = async (id: number) => {
      const [rows, expiresAt] = await load()
      const value = rows.get(id)
      return value && { value, shop: shop.id, tags: tagsOf(id), bytes: JSON.stringify(value).length * 3 + 300, expiresAt }
    }
    const computed = await Promise.all(missing.map(id => cache.compute(keyOf(id), shop.id, () => compute(id))))
    missing.forEach((id, at) => {
      cached.set(id, computed[at]?.value)
    })
    return cached
  }
  const publicCards = (ctx: MaybeVisitorCtx, ids: readonly number[], withDetails: boolean) =>
    cachedCards({ ...ctx, visitor: null }, ids, withDetails)

  const customerCards = async (ctx: MaybeVisitorCtx, customer: number, ids: readonly number[], withDetails: boolean) => {
    const personal = await personalPrices(ctx)
    const { own = [], shared = [] } = Object.groupBy(ids, id => (personal.has(id) ? 'own' : 'shared'))
    const [sharedRows, ownRows, favourites] = await Promise.all([
      publicCards(ctx, shared, withDetails),
      cachedCards(ctx, own, withDetails),
      favouriteIds(ctx, customer, ids),
    ])
    const rows = [...sharedRows.values(), ...ownRows.values()].filter(row => row !== undefined)
    return byId(rows.map(row => ({ ...row, is_favorite: favourites.includes(row.id) })))
  }

  return async (ctx, ids, { withDetails = false } = {}) => {
    if (ids.length === 0) return []
    const customer = ctx.visitor?.customer
    const rows = await (customer ? customerCards(ctx, customer.id, ids, withDetails) : publicCards(ctx, ids, withDetails))
    return ids.flatMap(id => rows.get(id) ?? [])
  }
}

const byId = (rows: readonly DetailedRow[]) => new Map(rows.map(row => [row.id, row]))
