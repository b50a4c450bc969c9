import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const withNotice = { id: 1066, host: 'replaced-notices.test', first: 10_660_001 }
const withLogo = { id: 1067, host: 'replaced-logos.test', first: 10_670_001 }

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  for (const shop of [withNotice, withLogo]) await addShop(api.db, shop)
  owner = await newStaff(api, { [withNotice.id]: 'owner', [withLogo.id]: 'owner' })
})
afterAll(() => api.close())

const picturesOf = ({ id }: { id: number }) => api.db.asOwner(new Date()).query(sql`select id from pictures where shop_id = ${id}`)

test('a picture that replaces the one that an undo brings back meanwhile leaves none behind', async () => {
  const path = `/shops/shop-${withNotice.id}`
  const send = async () => owner.post(`${path}/guarantee_notices/pl`, await filesOf(await newPicture(800)))
  for (let i = 0; i < 2; i++) await send()
  const [last] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  const undo = () => owner.post(`${path}/change_sets/${last.id}/undo`)
  const held = sql`select from guarantee_notices where shop_id = ${withNotice.id} for update`
  const answers = await overlappingCalls(api.db, held, [undo, send])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { pl } = (await owner.get(`${path}/guarantee_notices`)).body
  expect(await picturesOf(withNotice)).toEqual([{ id: pl.id }])
})

test('of two logos that are uploaded at once the one that is replaced leaves nothing behind', async () => {
  const path = `/shops/shop-${withLogo.id}/brands/${withLogo.first}`
  const upload = (size: number) => async () => owner.post(`${path}/logo`, await filesOf(await newPicture(size)))
  const held = sql`select from brands where shop_id = ${withLogo.id} and id = ${withLogo.first} for update`
  const answers = await overlappingCalls(api.db, held, [upload(300), upload(400)])
  expect(answers.map(({ status, body }) => [status, body.files[0].outcome])).toEqual(Array(2).fill([200, 'added']))
  const { logo } = (await owner.get(path)).body
  expect(await picturesOf(withLogo)).toEqual([{ id: logo.id }])
})
