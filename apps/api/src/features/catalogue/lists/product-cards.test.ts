import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addPromotion, addShop } from '../../../../test/fixtures.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../../test/test-api.ts'
import type { MaybeVisitorCtx } from '../../../context.ts'
import { listenForChanges } from '../../../platform/change-listener.ts'
import { queryableOf } from '../../../platform/database.ts'
import { createSchedule, type NextScheduledChange } from '../../../platform/schedule.ts'
import { createLists, type Lists } from './lists.ts'

const shop = { id: 986, host: 'product-cards.test', first: 9_860_001 }
const product = shop.first
const hourMs = 3_600_000
/** When the first promotion ends; another one begins an hour later. */
const end = Math.ceil(Date.now() / hourMs) * hourMs

let api: TestApi
let now = new Date(end)
let stop: () => Promise<void>
let nextScheduledChange: NextScheduledChange
let lists: Lists
let deps: Pick<Parameters<typeof createLists>[0], 'changeLog' | 'clock'>
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 1000, first: shop.first })
  const promotion = { shopId: shop.id, productId: product }
  await addPromotion(api.db, { ...promotion, id: 1, priceNet: 800, startsAt: new Date(end - hourMs), endsAt: new Date(end) }, now)
  await addPromotion(api.db, { ...promotion, id: 2, priceNet: 700, startsAt: new Date(end + hourMs) }, now)
  const listening = await listenForChanges(api.db)
  stop = listening.stop
  deps = { changeLog: listening.changeLog, clock: () => now }
})
beforeEach(() => {
  nextScheduledChange = createSchedule(deps)
  lists = createLists(deps, nextScheduledChange)
})
afterAll(async () => {
  await stop()
  await api.close()
})

/** A request that begins at a time, in milliseconds from the end of the promotion. */
const requestAt = (ms: number): MaybeVisitorCtx => ({ ...shopCtx(api, shop.id, new Date(end + ms)), visitor: null })
const priceFor = async (ctx: MaybeVisitorCtx) => (await lists.cards(ctx, [product]))[0]?.price_net

test('a card of a request from before the end of a promotion is not cached past it', async () => {
  now = new Date(end + 1)
  expect(await nextScheduledChange(requestAt(1))).toBe(end + hourMs)
  const before = await priceFor(requestAt(-20))
  const after = await priceFor(requestAt(2))
  expect([before, after]).toEqual([800, 1000])
})

test('a request from after the end of a promotion does not share the computation of one from before', async () => {
  now = new Date(end - 20)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const before = requestAt(-20)
  const { db } = before
  const slow = queryableOf({
    query: statement => held.then(() => db.query(statement)),
    transaction: work => held.then(() => db.transaction(work)),
  })
  const first = priceFor({ ...before, db: slow })
  now = new Date(end)
  const second = priceFor(requestAt(0))
  release()
  expect(await Promise.all([first, second])).toEqual([800, 1000])
})
