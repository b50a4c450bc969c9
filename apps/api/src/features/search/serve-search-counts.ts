import { countedSearches, isCountable, ShopError, searchCountsPath } from '@stragan/contract'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '../../context.ts'
import { failed } from '../../platform/serve-calls.ts'
import { contextOf } from '../../platform/shop-origin.ts'
import { addCounts } from './searches.queries.ts'

/** 200 searches of 100 characters, each of which JSON may escape. */
const maxBytes = 256 * 1024

/** Takes from storefronts what was searched for in a shop since they sent it last. What looks like a person's data is not stored. */
export function serveSearchCounts(app: Hono, deps: Services) {
  app.post(searchCountsPath, bodyLimit({ maxSize: maxBytes, onError: c => failed(c, new ShopError('body_too_large')) }), async c => {
    if (!deps.isStorefront(c.req.header('storefront-secret'))) return failed(c, new ShopError('not_found'))
    const read = countedSearches.safeParse(await c.req.json().catch(() => null))
    if (!read.success) return failed(c, new ShopError('invalid_body'))
    const { shop, db } = await contextOf(c, deps)
    const counted = read.data.filter(({ search }) => isCountable(search))
    if (counted.length > 0) await db.transaction(tx => addCounts({ db: tx, shop }, counted))
    return c.body(null, 204)
  })
}
