import type { operatorCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { addShop, countShops, type OperatorDependencies, shops } from './operator.ts'

export const operatorHandlersWith = (deps: OperatorDependencies) =>
  ({
    shops: withCount(
      (ctx, { query }) => shops(ctx, query, deps),
      (ctx, { query }, max) => countShops(ctx, query, max, deps),
    ),
    createShop: (ctx, { body }) => addShop(ctx, body, deps),
  }) satisfies AdminHandlers<typeof operatorCalls>
