import { createCache } from '@stragan/cache'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import { personalPrices } from '../list.queries.ts'

/**
 * The products for which the customer of a request has a price, with the lowest over their variants, which may be above the list price.
 * grosz net
 */
export type PersonalPrices = (ctx: MaybeVisitorCtx) => Promise<ReadonlyMap<number, number>>

const maxBytes = 16 * 1024 * 1024
const none: ReadonlyMap<number, number> = new Map()

/** Cached until a price of the customer changes. */
export function createPersonalPrices({ changeLog, telemetry }: Pick<Services, 'changeLog' | 'telemetry'>): PersonalPrices {
  const cache = changeLog && createCache<ReadonlyMap<number, number>>({ name: 'personal_price_cache', changeLog, maxBytes, telemetry })
  return async ctx => {
    const customer = ctx.visitor?.customer
    if (!customer) return none
    const load = async () => new Map((await personalPrices(ctx, customer.id)).map(row => [row.product_id, row.price_net]))
    if (!cache || ctx.isBehind) return load()
    const { shop } = ctx
    return cache.getOrCompute(`${shop.id} ${customer.id}`, shop.id, async () => {
      const value = await load()
      const tags = [`customer:${customer.id}`]
      return { value, shop: shop.id, tags, bytes: value.size * 100 + 500, expiresAt: Number.POSITIVE_INFINITY }
    })
  }
}
