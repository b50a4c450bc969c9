import { createChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { openTestApi, silent, type TestApi } from '../../../../test/test-api.ts'
import type { Ctx } from '../../../context.ts'
import { listenForChanges } from '../../../platform/change-listener.ts'
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

test('products that are added, moved, hidden or removed are updated in the index, which is not loaded anew', async () => {
  const { changeLog, stop } = await listenForChanges(api.db)
  const indexOf = createListIndexes({ changeLog, clock: () => now })
  const index = await indexOf(context())
  const updated = async () => {
    const version = await shopVersion()
    await expect.poll(() => changeLog.shopVersion(shop.id), { timeout: 20_000, interval: 2 }).toBe(version)
    expect(await indexOf(context())).toBe(index)
    return index.get(951)
  }
  await addProduct(api.db, { shopId: shop.id, id: 951, priceNet: 1000 }, now)
  expect(await updated()).toMatchObject({ categoryId: null, stockOnHand: 10 })
  await owner().query(sql`update products set category_id = 1 where shop_id = ${shop.id} and id = 951`)
  expect(await updated()).toMatchObject({ categoryId: 1 })
  await owner().query(sql`update products set is_active = false where shop_id = ${shop.id} and id = 951`)
  expect(await updated()).toBeUndefined()
  await owner().query(sql`update products set is_active = true where shop_id = ${shop.id} and id = 951`)
  expect(await updated()).toBeDefined()
  await owner().query(sql`delete from products where shop_id = ${shop.id} and id = 951`)
  expect(await updated()).toBeUndefined()
  await stop()
})
