import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 973
const path = `/shops/shop-${shopId}/failed_mails`
const now = new Date('2027-05-03T12:00:00Z')

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: 'failed-mails.test', first: 9_730_001 }, now)
  await addOrderableShop(api, { id: 974, host: 'failed-mails-elsewhere.test', first: 9_740_001 }, now)
  owner = await newStaff(api, { [shopId]: 'owner' })
})
afterAll(() => api.close())

const addMail = async (recipient: string, state: string) => {
  const { id } = await api.db.asOwner(now).one<{ id: string }>(sql`
    insert into mails (shop_id, kind, recipient, language, data, state, attempts, last_error)
    values (${shopId}, 'account_exists', ${recipient}, 'en', '{}', ${state}, 10, ${`550 5.1.1 no such user ${'x'.repeat(2000)}`}) returning id`)
  return id
}
const listed = async (query = '') => (await owner.get(path + query)).body

test('e-mails that were given up are listed in parts with the answer of the mail server, and sent again', async () => {
  const ids = [await addMail('a@example.com', 'given_up'), await addMail('b@example.com', 'given_up')]
  await addMail('c@example.com', 'waiting')
  await addMail('d@example.com', 'sent')
  const { items, next } = await listed('?limit=1')
  const second = await listed(`?limit=1&after=${next}`)
  expect([...items, ...second.items].map(({ id }: { id: string }) => id).sort()).toEqual(ids.toSorted())
  expect(items[0]).toMatchObject({ kind: 'account_exists', attempts: 10, created_at: now.toISOString() })
  expect([items[0].error.slice(0, 22), items[0].error.length]).toEqual(['550 5.1.1 no such user', 500])
  expect(second.next).toBeNull()
  expect((await owner.post(`${path}/${ids[0]}/retry`)).body).toBe('ok')
  expect((await sendEmails(api, now)).map(({ to }) => to)).toContain('a@example.com')
  expect((await listed()).items.map(({ id }: { id: string }) => id)).toEqual([ids[1]])
  // It has been sent.
  expect(failure(await owner.post(`${path}/${ids[0]}/retry`))).toEqual([404, 'failed_mail_not_found'])
})

test('an e-mail about an order names it', async () => {
  const product = 9_730_001
  await addProduct(api.db, { shopId, id: product, priceNet: 1000, first: product, items: 10 }, now)
  const { uid, number } = (await (await readyShopper(api, 'failed-mails.test', [[product, 1]])).order()).body
  await api.db.asOwner(now).query(sql`update mails set state = 'given_up' where shop_id = ${shopId} and data ->> 'uid' = ${uid}`)
  const { items } = await listed()
  const ordersOf = (isOfOrder: boolean) =>
    items
      .filter(({ kind }: { kind: string }) => kind.startsWith('order_') === isOfOrder)
      .map(({ order }: { order: object | null }) => order)
  expect(ordersOf(true)).toEqual([
    { uid, number },
    { uid, number },
  ])
  expect(ordersOf(false).every((order: object | null) => order === null)).toBe(true)
})

test('an e-mail of another shop is unknown', async () => {
  const id = await addMail('e@example.com', 'given_up')
  const stranger = await newStaff(api, { 974: 'owner' })
  expect(failure(await stranger.post(`/shops/shop-974/failed_mails/${id}/retry`))).toEqual([404, 'failed_mail_not_found'])
  expect((await stranger.get('/shops/shop-974/failed_mails')).body.items).toEqual([])
})
