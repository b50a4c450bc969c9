import { createCache } from '@stragan/cache'
import type { Ctx, Services } from '../context.ts'
import { sql } from './database.ts'

/** When data of a shop will change by time alone, in milliseconds since 1970: what everybody sees, or what customers see as well. */
export type NextScheduledChange = (ctx: Ctx, seenBy?: 'everybody' | 'customers') => Promise<number>

const maxBytes = 1024 * 1024

/**
 * Cached until a product or a price list changes. A request that began before the cached moments were computed computes its own: its next change
 * may be before the cached one.
 */
export function createSchedule({ changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>): NextScheduledChange {
  if (!changeLog) return async (ctx, seenBy = 'everybody') => (await nextChanges(ctx))[seenBy]
  const cache = createCache<Moments>({ name: 'schedule_cache', changeLog, maxBytes, telemetry, clock: () => clock().getTime() })
  return async (ctx, seenBy = 'everybody') => {
    const { id } = ctx.shop
    if (ctx.isBehind) return (await nextChanges(ctx))[seenBy]
    const cached = await cache.getOrCompute(String(id), id, async () => {
      const value = await nextChanges(ctx)
      return { value, shop: id, tags: ['products', 'price_lists'], bytes: 100, expiresAt: value.customers }
    })
    const moments = ctx.now < cached.asOf ? await nextChanges(ctx) : cached
    return moments[seenBy]
  }
}

interface Moments {
  everybody: number
  /** Not later than the other. */
  customers: number
  /** The time after which they are the next ones. */
  asOf: Date
}

/** When prices or lists change by the clock alone: a promotion starts or ends, a product is no longer new; for customers also a price list. */
async function nextChanges({ db, shop, now }: Ctx): Promise<Moments> {
  const row = await db.one<{ everybody: Date; customers: Date }>(sql`
    select everybody, least(everybody, next_price_list_change(${shop.id})) as customers
    from (select next_scheduled_change(${shop.id}) as everybody) moment`)
  return { everybody: row.everybody.getTime(), customers: row.customers.getTime(), asOf: now }
}
