import { setTimeout as pauseByClock } from 'node:timers/promises'
import { apiPrefix, ShopError } from '@stragan/contract'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Ctx, Services } from '../../../../context.ts'
import { failed } from '../../../../platform/serve-calls.ts'
import { shopOriginOf } from '../../../../platform/shop-origin.ts'
import { configuredProvider } from '../configured-provider.ts'
import type { Secrets } from '../provider.ts'
import { returnUrlAfter } from '../return-url.ts'
import { emptyForm, submit } from './checkout-form.ts'
import { checkoutPage, checkoutPolicy, expiredPage, invalidPage } from './checkout-pages.ts'
import { type CheckoutSession, openSession } from './checkout-session.ts'
import { checkoutPath, checkoutUrl, paidNotification, secretIn, testProvider } from './test-provider.ts'

const lateMs = 10_000

const headers = {
  'content-security-policy': checkoutPolicy,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  // The address grants access to the payment; `no-referrer` would hide the origin of forms too.
  'referrer-policy': 'same-origin',
}

const limit = bodyLimit({ maxSize: 4096, onError: c => failed(c, new ShopError('body_too_large')) })

/** The late notification does not keep a process alive. */
const pauseUnreferenced = (ms: number) => pauseByClock(ms, undefined, { ref: false })

interface Opened {
  ctx: Ctx
  secrets: Secrets
  session: CheckoutSession
}

/**
 * The test provider's own pages: `payments/test/checkout`. They know a payment by the signed token of its session alone and change no order:
 * they report a payment by a signed notification to the shop, as a provider elsewhere does.
 */
export function serveTestProvider(app: Hono, deps: Services) {
  const { pause = pauseUnreferenced } = deps
  const open = async (c: Context): Promise<Opened | Response> => {
    const { ctx, secrets } = await configuredProvider(c, deps, testProvider.code)
    const session = openSession(c.req.query('token') ?? '', secretIn(secrets))
    if (!session) return c.html(invalidPage(ctx.language), 400, headers)
    if (session.expiresAt <= ctx.now.getTime()) return c.html(expiredPage(session), 410, headers)
    return { ctx, secrets, session }
  }
  /** Sends the notification through the application, as over HTTP; false if the shop does not accept it. */
  const notify = async (origin: string, session: CheckoutSession, secrets: Secrets): Promise<boolean> => {
    const request = paidNotification(session, secrets, deps.clock())
    const { ok, status } = await app.request(`${apiPrefix}/payments/${testProvider.code}/notifications`, {
      ...request,
      headers: { ...request.headers, 'shop-origin': origin },
    })
    if (!ok) deps.log.warn({ status, order: session.orderNumber }, 'the shop did not accept a notification of the test provider')
    return ok
  }
  const redirect = (c: Context, location: string) => c.body(null, 303, { ...headers, location })

  app.get(checkoutPath, async c => {
    const opened = await open(c)
    if (opened instanceof Response) return opened
    return c.html(checkoutPage(opened.session, opened.ctx.shop.name, emptyForm), 200, headers)
  })

  app.post(checkoutPath, async c => {
    const opened = await open(c)
    if (opened instanceof Response) return opened
    const refused = await limit(c, async () => {})
    if (refused) return refused
    const { ctx, secrets, session } = opened
    const submitted = submit(session, new URLSearchParams(await c.req.text()), ctx.now)
    if (submitted.kind === 'invalid') return c.html(checkoutPage(session, ctx.shop.name, submitted.form, submitted.problems), 422, headers)
    if (submitted.kind === 'next') return redirect(c, checkoutUrl(submitted.session, secrets))
    if (submitted.kind === 'returned') return redirect(c, returnUrlAfter(session.returnPath, submitted.outcome))
    const origin = shopOriginOf(c)
    if (submitted.isLate) void pause(lateMs).then(() => notify(origin, session, secrets))
    const isConfirmed = !submitted.isLate && (await notify(origin, session, secrets))
    return redirect(c, isConfirmed ? session.returnPath : returnUrlAfter(session.returnPath, 'pending'))
  })
}
