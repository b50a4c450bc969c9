import type { contentCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as content from './content.ts'

export const contentHandlers = {
  contentOverview: ctx => content.contentOverview(ctx),
  gifts: (ctx, { query }) => content.gifts(ctx, query.currency),
  gift: (ctx, { params, query }) => content.giftById(ctx, params.id, query.currency),
  news: (ctx, { query }) => content.news(ctx, query),
  article: (ctx, { params }) => content.articleBySlug(ctx, params.slug),
  careers: ctx => content.careers(ctx),
  career: (ctx, { params }) => content.careerById(ctx, params.id),
  applyForCareer: (ctx, { body }) => content.applyForCareer(ctx, body.application),
  catalogs: ctx => content.catalogs(ctx),
  dataSheets: (ctx, { query }) => content.dataSheets(ctx, query),
  vendingMachines: ctx => content.vendingMachines(ctx),
  distributionPoints: ctx => content.distributionPoints(ctx),
  contact: (ctx, { body }) => content.contact(ctx, body.message),
} satisfies Handlers<typeof contentCalls>
