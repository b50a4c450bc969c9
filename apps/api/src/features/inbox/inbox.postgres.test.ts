import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromElsewhere } from '../../../test/customer.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 961
const path = `/shops/shop-${shopId}`

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host: 'inbox-at-once.test', first: 9_610_001 }, new Date())
})
afterAll(() => api.close())

test('of two people who take an entry over at once, the second is refused', async () => {
  const visitor = await openVisitor(api, 'inbox-at-once.test')
  const message = { name: 'Ewa Lis', email: 'ewa@example.com', text: 'Is it waterproof?' }
  await visitor.post('/contact_messages', { message }, { headers: fromElsewhere() })
  const people = [await newStaff(api, { [shopId]: 'sales' }), await newStaff(api, { [shopId]: 'sales' })] as const
  const [{ id }] = (await people[0].get(`${path}/inbox`)).body.items
  const answers = await overlappingCalls(
    api.db,
    sql`select from inbox_entries where shop_id = ${shopId} for update`,
    people.map(person => () => person.put(`${path}/inbox/${id}`, { assigned: 'me', from: { assigned_to_id: null } })),
  )
  expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [200, undefined],
    [409, 'inbox_entry_changed'],
  ])
  expect((await people[0].get(`${path}/inbox/${id}`)).body.assigned_to).toBe(people[0].name)
})
