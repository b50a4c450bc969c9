import type { contentCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { productTags } from '../catalogue/catalogue.ts'
import * as content from './content.ts'

export const contentHandlers = {
  contentOverview: ctx => withTags(content.contentOverview(ctx), ['assortment']),
  gifts: (ctx, { query }) => withTags(content.gifts(ctx, query.currency), ['gift_stock']),
  gift: (ctx, { params, query }) => withTags(content.giftById(ctx, params.id, query.currency), ['gift_stock']),
  news: (ctx, { query }) => withTags(content.news(ctx, query)),
  article: (ctx, { params }) => withTags(content.articleBySlug(ctx, params.slug)),
  careers: ctx => withTags(content.careers(ctx)),
  career: (ctx, { params }) => withTags(content.careerById(ctx, params.id)),
  applyForCareer: (ctx, { body }) => content.applyForCareer(ctx, body.application),
  catalogs: ctx => withTags(content.catalogs(ctx)),
  dataSheets: (ctx, { query }) =>
    withTags(content.dataSheets(ctx, query), query.product === undefined ? ['products'] : productTags([query.product])),
  vendingMachines: ctx => withTags(content.vendingMachines(ctx)),
  distributionPoints: ctx => withTags(content.distributionPoints(ctx)),
  contact: (ctx, { body }) => content.contact(ctx, body.message),
} satisfies Handlers<typeof contentCalls>
