import { apiPrefix, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '../../../context.ts'
import { failed } from '../../../platform/serve-calls.ts'
import { confirmPayment } from '../orders.ts'
import { configuredProvider } from './configured-provider.ts'
import type { PaymentNotification } from './provider.ts'

/** Above the size of any notification. */
const limit = bodyLimit({ maxSize: 256 * 1024, onError: c => failed(c, new ShopError('body_too_large')) })

/**
 * Webhook of payment providers: `POST payments/{code}/notifications` at the shop's host. A provider that the shop has not configured is not
 * found, before its body is read. A wrong signature is `not_allowed`; duplicates and other events are acknowledged, so that the provider
 * does not retry.
 */
export function serveNotifications(app: Hono, deps: Services) {
  app.post(`${apiPrefix}/payments/:code/notifications`, async c => {
    const { ctx, provider, secrets } = await configuredProvider(c, deps, c.req.param('code'))
    const refused = await limit(c, async () => {})
    if (refused) return refused
    const body = await c.req.text()
    let notification: PaymentNotification | null
    try {
      notification = provider.parseNotification(body, c.req.raw.headers, secrets, ctx.now)
    } catch (cause) {
      deps.log.warn({ provider: provider.code, cause: String(cause) }, 'a payment notification was refused')
      throw new ShopError('not_allowed', { cause })
    }
    if (notification) await confirmPayment(ctx, provider.code, notification)
    return c.json('ok')
  })
}
