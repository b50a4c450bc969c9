import type { inboxCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as inbox from './admin-inbox.ts'

export const inboxHandlers = {
  inbox: withCount(
    (ctx, { query }) => inbox.inbox(ctx, query),
    (ctx, { query }, max) => inbox.countEntries(ctx, query, max),
  ),
  inboxEntry: (ctx, { params }) => inbox.inboxEntry(ctx, params.id),
  changeInboxEntry: (ctx, { params, body }) => inbox.changeInboxEntry(ctx, params.id, body),
  replyToInboxEntry: (ctx, { params, body }) => inbox.replyToInboxEntry(ctx, params.id, body),
  inboxCv: (ctx, { params }) => inbox.inboxCv(ctx, params.id),
  inboxFigures: ctx => inbox.inboxFigures(ctx),
} satisfies AdminHandlers<typeof inboxCalls>
