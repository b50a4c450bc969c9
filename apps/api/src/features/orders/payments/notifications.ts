import { apiPrefix, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import type { Serving } from '../../../context.ts'
import { contextOf } from '../../../platform/shop-origin.ts'
import { confirmPayment } from '../orders.ts'
import { secretsOf } from './payments.queries.ts'
import { type PaymentNotice, providerOf } from './provider.ts'

/**
 * Where providers tell that an order was paid: `POST payments/{code}/notifications` at the shop's own host, which is its origin. A wrong
 * signature is not allowed; a message that was heard before, or is about something else, is answered all the same, so that it stops.
 */
export function serveNotifications(app: Hono, deps: Serving) {
  app.post(`${apiPrefix}/payments/:code/notifications`, async c => {
    const ctx = await contextOf(c, deps, c.req.header('host') ?? '')
    const provider = providerOf(c.req.param('code'))
    if (!provider) throw new ShopError('not_found')
    const body = await c.req.text()
    let notice: PaymentNotice | null
    try {
      notice = provider.read(body, c.req.raw.headers, await secretsOf(ctx), ctx.now)
    } catch (cause) {
      deps.log.warn({ provider: provider.code, cause: String(cause) }, 'a payment notice was refused')
      throw new ShopError('not_allowed', { cause })
    }
    if (notice) await confirmPayment(ctx, provider.code, notice)
    return c.json('ok')
  })
}
