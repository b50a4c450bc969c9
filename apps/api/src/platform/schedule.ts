import { createCache } from '@stragan/cache'
import type { Ctx, Services } from '../context.ts'
import { sql } from './database.ts'

/** When the public data of a shop will change by time alone, in milliseconds since 1970. */
export type NextScheduledChange = (ctx: Ctx) => Promise<number>

const maxBytes = 1024 * 1024

/** Cached until a product changes. */
export function createSchedule({ changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>): NextScheduledChange {
  if (!changeLog) return nextScheduledChange
  const cache = createCache<number>({ name: 'schedule_cache', changeLog, maxBytes, telemetry, clock: () => clock().getTime() })
  return ctx => {
    const { id } = ctx.shop
    if (ctx.isBehind) return nextScheduledChange(ctx)
    return cache.getOrCompute(String(id), id, async () => {
      const moment = await nextScheduledChange(ctx)
      return { value: moment, shop: id, tags: ['products'], bytes: 100, expiresAt: moment }
    })
  }
}

/** When prices or lists change by the clock alone: a promotion starts or ends, a product is no longer new. */
async function nextScheduledChange(ctx: Ctx) {
  const row = await ctx.db.one<{ moment: Date }>(sql`select next_scheduled_change(${ctx.shop.id}) as moment`)
  return row.moment.getTime()
}
