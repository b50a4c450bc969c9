import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type priceCalls, priceCourseDays } from '@stragan/contract/admin'
import { priceCourse as courseOf, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type IntervalRow, inactiveSince, intervalsSince, pricesOf } from './prices.queries.ts'

type Call = (typeof priceCalls)['priceCourse']
const dayMs = 86_400_000

/** What one sales unit of a product, or of a variant, cost everybody in the last days. */
export async function priceCourse(
  ctx: ShopAdminCtx,
  { params: { id }, query: { variant } }: Pick<Input<Call>, 'params' | 'query'>,
): Promise<ResponseInput<Call>> {
  const row = await pricesOf(ctx, id)
  if (!row) throw new ShopError('product_not_found')
  if (variant !== undefined && !row.variants.some(one => one.id === variant)) throw new ShopError('variant_not_found')
  const since = new Date(ctx.now.getTime() - priceCourseDays * dayMs)
  const intervals = await intervalsSince(ctx, id, variant ?? null, since)
  const inactive = await inactiveSince(ctx, id, since)
  const steps = courseOf(
    intervals.map(({ variant_id, promotion_id, price_net, ...times }) => ({
      isOwn: variant !== undefined && variant_id !== null,
      isPromotion: promotion_id !== null,
      price: price_net,
      ...interval(times),
    })),
    since.getTime(),
    ctx.now.getTime(),
    [{ from: Number.NEGATIVE_INFINITY, to: row.created_at.getTime() }, ...inactive.map(interval)],
  )
  return {
    since: since.toISOString().slice(0, 10),
    steps: steps.map(({ from, price, isPromotion, isSold }) => ({
      from: new Date(from).toISOString(),
      price_net: price === null ? null : toDecimal(price),
      is_promotion: isPromotion,
      is_sold: isSold,
    })),
  }
}

const interval = ({ from, to }: Pick<IntervalRow, 'from' | 'to'>) => ({
  from: from.getTime(),
  to: to?.getTime() ?? Number.POSITIVE_INFINITY,
})
