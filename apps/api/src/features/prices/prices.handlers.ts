import type { agreedPriceCalls, priceCalls, priceListCalls, promotionCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { countCustomerPrices, customerPrices, saveCustomerPrices } from './agreed-prices.ts'
import { priceCourse } from './price-course.ts'
import * as lists from './price-lists.ts'
import { productPrices, savePrices } from './prices.ts'
import * as promotions from './promotions.ts'

export const priceHandlers = {
  productPrices: (ctx, { params }) => productPrices(ctx, params.id),
  savePrices: (ctx, { params, body }) => savePrices(ctx, params.id, body),
  priceCourse: (ctx, input) => priceCourse(ctx, input),
} satisfies AdminHandlers<typeof priceCalls>

export const agreedPriceHandlers = {
  customerPrices: withCount(
    (ctx, { params, query }) => customerPrices(ctx, params.id, query),
    (ctx, { params, query }, max) => countCustomerPrices(ctx, params.id, query.q, max),
  ),
  saveCustomerPrices: (ctx, { params, body }) => saveCustomerPrices(ctx, params.id, body),
} satisfies AdminHandlers<typeof agreedPriceCalls>

export const priceListHandlers = {
  priceLists: ctx => lists.priceLists(ctx),
  priceList: (ctx, { params }) => lists.priceList(ctx, params.id),
  addPriceList: (ctx, { body }) => lists.addPriceList(ctx, body),
  changePriceList: (ctx, { params, body }) => lists.changePriceList(ctx, params.id, body),
  deletePriceList: (ctx, { params }) => lists.deletePriceList(ctx, params.id),
  priceListPrices: withCount(
    (ctx, { params, query }) => lists.priceListPrices(ctx, params.id, query),
    (ctx, { params, query }, max) => lists.countListPrices(ctx, params.id, query.q, max),
  ),
  savePriceListPrices: (ctx, { params, body }) => lists.savePriceListPrices(ctx, params.id, body),
  priceListCustomers: withCount(
    (ctx, { params, query }) => lists.priceListCustomers(ctx, params.id, query),
    (ctx, { params, query }, max) => lists.countListCustomers(ctx, params.id, query.q, max),
  ),
  savePriceListCustomers: (ctx, { params, body }) => lists.savePriceListCustomers(ctx, params.id, body),
} satisfies AdminHandlers<typeof priceListCalls>

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
