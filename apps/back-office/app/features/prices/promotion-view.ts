import type { ResponseOutput } from '@stragan/contract'
import type { promotionCalls } from '@stragan/contract/admin'
import type { Times } from '../../platform/moments.ts'

type Promotion = ResponseOutput<typeof promotionCalls.promotion>

/** A promotion as pages show it. */
export const promotionView = (promotion: Promotion, times: Times) => ({
  ...promotion,
  begins: times.moment(promotion.starts_at),
  ends: promotion.ends_at && times.moment(promotion.ends_at),
})

export type PromotionView = ReturnType<typeof promotionView>
