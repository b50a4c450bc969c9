import { type historyCalls, historyLimits } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { changeSet, changeSets, countChangeSets } from './history.ts'
import { undoChangeSet } from './undo.ts'

export const historyHandlersWith = ({ historyMonths = historyLimits.defaultMonths }: { historyMonths?: number }) =>
  ({
    changeSets: withCount(
      async (ctx, { query }) => ({ ...(await changeSets(ctx, query)), retention_months: historyMonths }),
      (ctx, { query }, max) => countChangeSets(ctx, query, max),
    ),
    changeSet: (ctx, { params }) => changeSet(ctx, params.id),
    undoChangeSet: (ctx, { params }) => undoChangeSet(ctx, params.id),
  }) satisfies AdminHandlers<typeof historyCalls>
