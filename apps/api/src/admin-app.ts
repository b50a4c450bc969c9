import {
  accountAdminCalls,
  adminPrefix,
  apiKeyCalls,
  figureCalls,
  operatorCalls,
  orderAdminCalls,
  paymentKeyCalls,
  settingsCalls,
  signInCalls,
  staffCalls,
} from '@stragan/contract/admin'
import { adminOpenApiOf } from '@stragan/contract/admin/openapi'
import type { Hono } from 'hono'
import type { Services } from './context.ts'
import type { CheckPassword } from './features/auth/auth.ts'
import { figureHandlers } from './features/figures/figures.handlers.ts'
import { orderAdminHandlers } from './features/orders/admin-orders.handlers.ts'
import { paymentKeyHandlers } from './features/orders/payments/payment-keys.handlers.ts'
import { settingsHandlers } from './features/settings/settings.handlers.ts'
import { operatorHandlersWith } from './features/shops/operator.handlers.ts'
import { accountHandlersWith, apiKeyHandlers, signInHandlersWith, staffHandlers } from './features/staff/staff.handlers.ts'
import { createCredentials } from './features/staff/staff.ts'
import type { RateLimiter } from './platform/rate-limits.ts'
import { serveReference } from './platform/reference.ts'
import { serveAdminCalls } from './platform/serve-admin-calls.ts'

/** The calls that are served, and described by the OpenAPI document. */
export const boundAdminCalls = {
  signIn: signInCalls,
  account: accountAdminCalls,
  staff: staffCalls,
  apiKeys: apiKeyCalls,
  settings: settingsCalls,
  orders: orderAdminCalls,
  figures: figureCalls,
  operator: operatorCalls,
  paymentKeys: paymentKeyCalls,
}

/** Serves the admin API, by which shops are run. */
export function serveAdminApi(app: Hono, deps: Services, own: { rateLimiter: RateLimiter; checkPassword: CheckPassword }) {
  const staffDeps = { db: deps.db, ...own }
  serveReference(app, adminPrefix, adminOpenApiOf(boundAdminCalls, deps.version))
  serveAdminCalls(app, deps, { credentials: createCredentials(deps.db), rateLimiter: own.rateLimiter }, [
    [signInCalls, signInHandlersWith(staffDeps)],
    [accountAdminCalls, accountHandlersWith(staffDeps)],
    [staffCalls, staffHandlers],
    [apiKeyCalls, apiKeyHandlers],
    [settingsCalls, settingsHandlers],
    [orderAdminCalls, orderAdminHandlers],
    [figureCalls, figureHandlers],
    [paymentKeyCalls, paymentKeyHandlers],
    [operatorCalls, operatorHandlersWith({ db: deps.db, adminHost: deps.adminHost })],
  ])
}
