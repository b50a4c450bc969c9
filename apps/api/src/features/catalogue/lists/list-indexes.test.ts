import { createChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../../../test/test-api.ts'
import type { Ctx } from '../../../context.ts'
import { sql } from '../../../platform/database.ts'
import { createListIndexes } from './list-indexes.ts'

const shop = { id: 1, name: 'Tools', defaultLanguage: 'pl' } as const
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const now = new Date()
const context = (): Ctx => ({ shop, language: 'en', now, log: silent, address: '', db: api.db.withTenant(shop.id, now) })
const owner = () => api.db.asOwner(now)
const shopVersion = async () =>
  (await owner().one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop.id}`)).number

test('an index that missed a change of anything is not served while the change log is away', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([[shop.id, await shopVersion()]])
  const indexOf = createListIndexes({ changeLog, clock: () => now })
  expect((await indexOf(context())).get(5)).toBeDefined()

  await owner().query(sql`update products set is_active = false where shop_id = ${shop.id} and id = 5`)
  const hidden = await shopVersion()
  await owner().query(sql`update variants set stock_on_hand = 3 where shop_id = ${shop.id} and product_id = 6`)
  const restocked = await shopVersion()
  // Both changes arrive when a list has found the index, and before it updates it.
  const waiting = indexOf(context())
  changeLog.applyChange({ shop: shop.id, version: hidden, tags: null })
  changeLog.applyChange({ shop: shop.id, version: restocked, tags: ['products', 'product:6'] })
  await waiting
  changeLog.disconnect()
  expect((await indexOf(context())).get(5)).toBeUndefined()
})

test('the index is the same while the shop does not change, with the change log and without', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([[shop.id, await shopVersion()]])
  const indexOf = createListIndexes({ changeLog, clock: () => now })
  const index = await indexOf(context())
  expect(await indexOf(context())).toBe(index)
  changeLog.disconnect()
  expect(await indexOf(context())).toBe(index)
  await owner().query(sql`update variants set stock_on_hand = 4 where shop_id = ${shop.id} and product_id = 6`)
  expect((await indexOf(context())).get(6)?.stockOnHand).toBe(4)
})
