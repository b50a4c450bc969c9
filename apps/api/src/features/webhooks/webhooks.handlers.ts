import type { webhookCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import type { DeliveryDependencies } from './deliver.ts'
import * as webhooks from './webhooks.ts'

export const webhookHandlersWith = (deps: DeliveryDependencies) =>
  ({
    webhooks: ctx => webhooks.webhooks(ctx),
    createWebhook: (ctx, { body }) => webhooks.createWebhook(ctx, body),
    webhook: (ctx, { params }) => webhooks.webhook(ctx, params.id),
    updateWebhook: (ctx, { params, body }) => webhooks.updateWebhook(ctx, params.id, body),
    rotateWebhookSecret: (ctx, { params }) => webhooks.rotateSecret(ctx, params.id),
    deleteWebhook: (ctx, { params }) => webhooks.deleteWebhook(ctx, params.id),
    sendTestEvent: (ctx, { params }) => webhooks.sendTestEvent(ctx, params.id, deps),
    webhookDeliveries: withCount(
      (ctx, { params, query }) => webhooks.deliveries(ctx, params.id, query),
      (ctx, { params, query }, max) => webhooks.countDeliveries(ctx, params.id, query.state, max),
    ),
    webhookDelivery: (ctx, { params }) => webhooks.delivery(ctx, params.id, params.delivery),
    resendWebhookDelivery: (ctx, { params }) => webhooks.resend(ctx, params.id, params.delivery, deps),
  }) satisfies AdminHandlers<typeof webhookCalls>
