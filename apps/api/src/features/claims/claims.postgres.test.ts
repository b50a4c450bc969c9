import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 896
const host = 'claims-at-once.test'
const first = 8_960_001

let api: TestApi
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host, first }, new Date())
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 100 })
  seller = await newStaff(api, { [shopId]: 'sales' })
})
afterAll(() => api.close())

const declared = { name: 'Jan Kowalski', email: buyer.email, items: [{ line: 1, items: 1 }] }

test.each([
  ['withdrawal', declared, 'withdrawal_over'],
  ['complaint', { ...declared, text: 'It broke', remedy: 'repair' }, 'complaint_not_taken'],
])('a %s that waits for the cancellation of its order is refused', async (kind, body, code) => {
  const shopper = await readyShopper(api, host, [[first, 1]])
  const { uid } = (await shopper.order()).body
  const answers = await overlappingCalls(api.db, sql`select from orders where shop_id = ${shopId} and uid = ${uid} for update`, [
    () => seller.put(`/shops/shop-${shopId}/orders/${uid}/status`, { status: 'cancelled' }),
    () => shopper.post(`/orders/${uid}/${kind}`, { [kind]: body }),
  ])
  expect(answers.map(answer => [answer.status, answer.body.error?.code])).toEqual([
    [200, undefined],
    [422, code],
  ])
})
