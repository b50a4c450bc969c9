import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shop = { id: 1066, host: 'replaced-notices.test', first: 10_660_001 }
const path = `/shops/shop-${shop.id}`

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(() => api.close())

test('a picture that replaces the one that an undo brings back meanwhile leaves none behind', async () => {
  const send = async () => owner.post(`${path}/guarantee_notices/pl`, await filesOf(await newPicture(800)))
  for (let i = 0; i < 2; i++) await send()
  const [last] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  const undo = () => owner.post(`${path}/change_sets/${last.id}/undo`)
  const held = sql`select from guarantee_notices where shop_id = ${shop.id} for update`
  const answers = await overlappingCalls(api.db, held, [undo, send])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { pl } = (await owner.get(`${path}/guarantee_notices`)).body
  const left = await api.db.asOwner(new Date()).query(sql`select id from pictures where shop_id = ${shop.id}`)
  expect(left).toEqual([{ id: pl.id }])
})
