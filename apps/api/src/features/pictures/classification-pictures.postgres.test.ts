import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shop = { id: 1067, host: 'replaced-logos.test', first: 10_670_001 }
const path = `/shops/shop-${shop.id}`

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(() => api.close())

test('of two logos that are uploaded at once the one that is replaced leaves nothing behind', async () => {
  const upload = (size: number) => async () => owner.post(`${path}/brands/${shop.first}/logo`, await filesOf(await newPicture(size)))
  const held = sql`select from brands where shop_id = ${shop.id} and id = ${shop.first} for update`
  const answers = await overlappingCalls(api.db, held, [upload(300), upload(400)])
  expect(answers.map(({ status, body }) => [status, body.files[0].outcome])).toEqual(Array(2).fill([200, 'added']))
  const { logo } = (await owner.get(`${path}/brands/${shop.first}`)).body
  const left = await api.db.asOwner(new Date()).query(sql`select id from pictures where shop_id = ${shop.id}`)
  expect(left).toEqual([{ id: logo.id }])
})
