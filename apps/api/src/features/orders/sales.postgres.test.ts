import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 872
const host = 'sales-at-once.test'
const first = 8_720_001

let api: TestApi
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host, first }, new Date())
  for (const id of [first, first + 1]) await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: 100 })
  seller = await newStaff(api, { [shopId]: 'sales' })
})
afterAll(() => api.close())

test.each([
  [
    'sales',
    sql`update sales set quantity = quantity + 5 where shop_id = ${shopId}`,
    sql`select quantity as count from sales where shop_id = ${shopId}`,
  ],
  [
    'pairs',
    sql`update bought_together set orders = orders + 5 where shop_id = ${shopId}`,
    sql`select orders as count from bought_together where shop_id = ${shopId}`,
  ],
])('a cancellation leaves the %s that were counted while it waited for them', async (_, counted, left) => {
  const lines = [
    [first, 3],
    [first + 1, 3],
  ] as const
  const { uid } = (await (await readyShopper(api, host, lines)).order()).body
  const cancel = () => seller.put(`/shops/shop-${shopId}/orders/${uid}/status`, { status: 'cancelled' })
  expect((await overlappingCalls(api.db, counted, [cancel]))[0]?.status).toBe(200)
  expect(await api.db.asOwner(new Date()).query(left)).toEqual([{ count: 5 }, { count: 5 }])
})
