import { pageCalls, ShopError } from '@stragan/contract'
import type { PublicContext } from '../../platform/public-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'

/** The shop's regulations of its gifts; null where it has none. */
export const rewardRegulations = (ctx: PublicContext) =>
  withFallback(
    ctx,
    'reward regulations',
    ctx.api(pageCalls.page, { params: { key: 'reward-regulations' } }).catch(error => {
      if (error instanceof ShopError && error.status === 404) return null
      throw error
    }),
    null,
  )
