import type { agreedPriceCalls, priceCalls, promotionCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { customerPrices, saveCustomerPrices } from './agreed-prices.ts'
import { priceCourse } from './price-course.ts'
import { productPrices, savePrices } from './prices.ts'
import * as promotions from './promotions.ts'

export const priceHandlers = {
  productPrices: (ctx, { params }) => productPrices(ctx, params.id),
  savePrices: (ctx, { params, body }) => savePrices(ctx, params.id, body),
  priceCourse: (ctx, input) => priceCourse(ctx, input),
} satisfies AdminHandlers<typeof priceCalls>

export const agreedPriceHandlers = {
  customerPrices: (ctx, { params, query }) => customerPrices(ctx, params.id, query),
  saveCustomerPrices: (ctx, { params, body }) => saveCustomerPrices(ctx, params.id, body),
} satisfies AdminHandlers<typeof agreedPriceCalls>

export const promotionHandlers = {
  promotions: withCount(
    (ctx, { query }) => promotions.promotions(ctx, query),
    (ctx, { query }, max) => promotions.countPromotions(ctx, query, max),
  ),
  promotion: (ctx, { params }) => promotions.promotion(ctx, params.id),
  previewPromotion: (ctx, { body }) => promotions.previewPromotion(ctx, body),
  addPromotion: (ctx, { body }) => promotions.addPromotion(ctx, body),
  changePromotion: (ctx, { params, body }) => promotions.changePromotion(ctx, params.id, body),
  endPromotion: (ctx, { params }) => promotions.endPromotion(ctx, params.id),
  deletePromotion: (ctx, { params }) => promotions.deletePromotion(ctx, params.id),
} satisfies AdminHandlers<typeof promotionCalls>
