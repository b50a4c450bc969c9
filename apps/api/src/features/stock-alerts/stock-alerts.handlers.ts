import type { stockAlertCalls } from '@stragan/contract'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { confirmStockAlert, endStockAlerts, requestStockAlert } from './stock-alerts.ts'

export const stockAlertHandlersWith = (rateLimiter: RateLimiter) =>
  ({
    requestStockAlert: (ctx, { body }) => requestStockAlert(ctx, body.stock_alert, rateLimiter),
    confirmStockAlert: (ctx, { body }) => confirmStockAlert(ctx, body.stock_alert.token),
    endStockAlerts: (ctx, { body }) => endStockAlerts(ctx, body.stock_alert.token),
  }) satisfies Handlers<typeof stockAlertCalls>
