import type { refundCalls } from '@stragan/contract/admin'
import { withCount } from '../../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../../platform/serve-admin-calls.ts'
import * as refunds from './refunds.ts'

export const refundHandlers = {
  refunds: withCount(
    (ctx, { query }) => refunds.refunds(ctx, query),
    (ctx, { query }, max) => refunds.countRefunds(ctx, query, max),
  ),
  setRefunded: (ctx, { params, body }) => refunds.setRefunded(ctx, params.id, body),
  refundFigures: ctx => refunds.refundFigures(ctx),
} satisfies AdminHandlers<typeof refundCalls>
