import { ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import type { Services } from '../../context.ts'
import { hostName } from '../../platform/host-name.ts'
import { failed } from '../../platform/serve-calls.ts'
import { hostOf, shopOriginOf } from '../../platform/shop-origin.ts'
import { challengeAnswer, challengePath } from './host-check.ts'
import { claimsOf } from './hosts.queries.ts'

const noStore = { 'cache-control': 'no-store' }

/**
 * Serves what proves a waiting host: its token's answer, to a request to that host. And, to the processes of the installation, whether a host is
 * one of its own: 200, or 404, or 400 for what is no host.
 */
export function serveHosts(app: Hono, { db, clock, adminHost, shopAt, isStorefront }: Services) {
  app.get(`${challengePath}:token{[0-9a-f]{40}}`, async c => {
    const [host, token] = [hostOf(shopOriginOf(c)), c.req.param('token')]
    const { claims, is_known } = await claimsOf(db.withoutTenant(clock()), host, token)
    if (claims !== 1 || !is_known) return failed(c, new ShopError('not_found'))
    return c.text(challengeAnswer(host, token), 200, noStore)
  })
  app.get('/internal/hosts/:host', async c => {
    if (!isStorefront(c.req.header('storefront-secret'))) return failed(c, new ShopError('not_found'))
    const host = hostName(c.req.param('host'))
    if (host === null) return failed(c, new ShopError('malformed_request'))
    if (host !== adminHost) await shopAt(host, clock())
    return c.text('ok', 200, noStore)
  })
}
