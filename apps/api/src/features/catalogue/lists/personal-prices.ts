import { createCache } from '@stragan/cache'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import type { NextScheduledChange } from '../../../platform/schedule.ts'
import { type PersonalPrice, personalPrices } from '../list.queries.ts'

/**
 * The products for which the customer of a request has a price, with the price of one unit in lists if it is lower than the list price, else
 * null. grosz net
 */
export type PersonalPrices = (ctx: MaybeVisitorCtx) => Promise<ReadonlyMap<number, number | null>>

const maxBytes = 16 * 1024 * 1024
const none: ReadonlyMap<number, null> = new Map()

/** Cached until a price of the customer, or of one of these products, changes. */
export function createPersonalPrices(
  { changeLog, telemetry, clock }: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>,
  nextScheduledChange: NextScheduledChange,
): PersonalPrices {
  const cache =
    changeLog &&
    createCache<ReadonlyMap<number, number | null>>({
      name: 'personal_price_cache',
      changeLog,
      maxBytes,
      telemetry,
      clock: () => clock().getTime(),
    })
  return async ctx => {
    const customer = ctx.visitor?.customer
    if (!customer) return none
    if (!cache || ctx.isBehind) return byProduct(await personalPrices(ctx, customer.id))
    const { shop } = ctx
    return cache.getOrCompute(`${shop.id} ${customer.id}`, shop.id, async () => {
      const [rows, expiresAt] = await Promise.all([personalPrices(ctx, customer.id), nextScheduledChange(ctx)])
      const tags = [`customer:${customer.id}`, ...rows.map(({ product_id }) => `product:${product_id}`)]
      return { value: byProduct(rows), shop: shop.id, tags, bytes: rows.length * 200 + 500, expiresAt }
    })
  }
}

const byProduct = (rows: readonly PersonalPrice[]) => new Map(rows.map(({ product_id, price_net }) => [product_id, price_net]))
