import type { savedListCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as lists from './saved-lists.ts'

export const savedListHandlers = {
  savedLists: ctx => lists.savedLists(ctx),
  createSavedList: (ctx, { body }) => lists.createSavedList(ctx, body.saved_list),
  savedList: (ctx, { params, query }) => lists.savedList(ctx, params.id, query.currency),
  updateSavedList: (ctx, { params, body }) => lists.updateSavedList(ctx, params.id, body.saved_list),
  addToSavedList: (ctx, { params, body }) => lists.addToSavedList(ctx, params.id, body.lines),
  deleteSavedList: (ctx, { params }) => lists.deleteSavedList(ctx, params.id),
  shareSavedList: (ctx, { params }) => lists.shareSavedList(ctx, params.id),
  unshareSavedList: (ctx, { params }) => lists.unshareSavedList(ctx, params.id),
  sharedList: (ctx, { params, query }) => lists.sharedList(ctx, params.token, query.currency),
} satisfies Handlers<typeof savedListCalls>
