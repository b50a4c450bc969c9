import type { operatorCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { addShop, type OperatorDependencies, shops } from './operator.ts'

export const operatorHandlersWith = (deps: OperatorDependencies) =>
  ({
    shops: (ctx, { query }) => shops(ctx, query, deps),
    createShop: (ctx, { body }) => addShop(ctx, body, deps),
  }) satisfies AdminHandlers<typeof operatorCalls>
