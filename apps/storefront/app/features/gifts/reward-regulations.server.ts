import { contentPageCalls, ShopError } from '@stragan/contract'
import type { PublicContext } from '../../platform/public-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'

/** Regulations of the shop's gifts; null if it has none. */
export const rewardRegulations = (ctx: PublicContext) =>
  withFallback(
    ctx,
    'reward regulations',
    ctx.api(contentPageCalls.page, { params: { key: 'reward-regulations' } }).catch(error => {
      if (error instanceof ShopError && error.status === 404) return null
      throw error
    }),
    null,
  )
