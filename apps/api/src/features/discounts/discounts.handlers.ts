import type { discountCalls, giftAdminCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as discounts from './discounts.ts'
import * as gifts from './gifts.ts'

export const discountHandlers = {
  discountCodes: withCount(
    (ctx, { query }) => discounts.discountCodes(ctx, query),
    (ctx, { query }, max) => discounts.countCodes(ctx, query, max),
  ),
  discountCode: (ctx, { params }) => discounts.discountCode(ctx, params.id),
  addDiscountCode: (ctx, { body }) => discounts.addDiscountCode(ctx, body),
  addDiscountSeries: (ctx, { body }) => discounts.addDiscountSeries(ctx, body),
  changeDiscountCode: (ctx, { params, body }) => discounts.changeDiscountCode(ctx, params.id, body),
  deleteDiscountCode: (ctx, { params }) => discounts.deleteDiscountCode(ctx, params.id),
} satisfies AdminHandlers<typeof discountCalls>

export const giftAdminHandlers = {
  gifts: ctx => gifts.gifts(ctx),
  gift: (ctx, { params }) => gifts.gift(ctx, params.id),
  addGift: (ctx, { body }) => gifts.addGift(ctx, body),
  changeGift: (ctx, { params, body }) => gifts.changeGift(ctx, params.id, body),
} satisfies AdminHandlers<typeof giftAdminCalls>
