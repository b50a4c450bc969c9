import { pageCalls, ShopError } from '@stragan/contract'
import { soft } from '../../platform/soft.server.ts'
import type { SharedVisit } from '../../platform/visit.ts'

/** The shop's regulations of its gifts; null where it has none. */
export const rewardRegulations = (visit: SharedVisit) =>
  soft(
    visit,
    'reward regulations',
    visit.api(pageCalls.page, { params: { key: 'reward-regulations' } }).catch(error => {
      if (error instanceof ShopError && error.status === 404) return null
      throw error
    }),
    null,
  )
