import type { searchesCalls, searchRedirectCalls, searchSynonymCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as redirects from './redirects.ts'
import { searches } from './searches.ts'
import * as synonyms from './synonyms.ts'

export const searchesHandlers = {
  searches: (ctx, { query }) => searches(ctx, query.kind),
} satisfies AdminHandlers<typeof searchesCalls>

export const searchSynonymHandlers = {
  searchSynonyms: ctx => synonyms.synonyms(ctx),
  searchSynonymGroup: (ctx, { params }) => synonyms.synonymGroup(ctx, params.id),
  addSearchSynonyms: (ctx, { body }) => synonyms.addSynonyms(ctx, body),
  changeSearchSynonyms: (ctx, { params, body }) => synonyms.changeSynonyms(ctx, params.id, body),
  deleteSearchSynonyms: (ctx, { params }) => synonyms.deleteSynonyms(ctx, params.id),
} satisfies AdminHandlers<typeof searchSynonymCalls>

export const searchRedirectHandlers = {
  searchRedirects: ctx => redirects.redirects(ctx),
  searchRedirect: (ctx, { params }) => redirects.redirect(ctx, params.id),
  addSearchRedirect: (ctx, { body }) => redirects.addRedirect(ctx, body),
  changeSearchRedirect: (ctx, { params, body }) => redirects.changeRedirect(ctx, params.id, body),
  deleteSearchRedirect: (ctx, { params }) => redirects.deleteRedirect(ctx, params.id),
} satisfies AdminHandlers<typeof searchRedirectCalls>
