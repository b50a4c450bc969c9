import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 976, host: 'staff-gifts.test', first: 9_760_001 }
const path = `/shops/shop-${shop.id}`

let api: TestApi
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, shop, new Date())
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 30_000, first: shop.first })
  manager = await newStaff(api, { [shop.id]: 'manager' })
})
afterAll(() => api.close())

const mug = { name: { en: 'A mug', pl: 'Kubek' }, min_order_value: 200, items: 5, enabled: true }
const add = async (gift: object): Promise<number> => (await manager.post(`${path}/gifts`, gift)).body.id
const at = (id: number) => `${path}/gifts/${id}`
const inShop = async (language: string) =>
  (await api.get('/gifts', { origin: shop.host, language })).body.map(({ id, name }: { id: number; name: string }) => [id, name])

test('a gift is shown in the shop at once, in both languages, until it is disabled', async () => {
  const id = await add(mug)
  expect(await inShop('en-GB')).toContainEqual([id, 'A mug'])
  expect(await inShop('pl-PL')).toContainEqual([id, 'Kubek'])
  expect((await manager.put(at(id), { ...mug, enabled: false, from: mug })).status).toBe(200)
  expect(await inShop('en-GB')).not.toContainEqual([id, 'A mug'])
  expect((await manager.get(`${path}/gifts`)).body.find((one: { id: number }) => one.id === id)).toEqual({ id, ...mug, enabled: false })
})

test('the stock changes by what was typed: what was ordered meanwhile stays taken', async () => {
  const id = await add(mug)
  await api.db.asOwner(new Date()).query(sql`update gifts set stock_on_hand = stock_on_hand - 2 where shop_id = ${shop.id} and id = ${id}`)
  expect((await manager.put(at(id), { ...mug, items: 15, from: mug })).status).toBe(200)
  expect((await manager.get(at(id))).body.items).toBe(13)
  const from = { ...mug, items: 13 }
  const refused = await manager.put(at(id), { ...from, items: 0, from: { ...from, items: 20 } })
  expect(Object.keys(refused.body.error.fields)).toEqual(['items'])
})

test('an undone change of the stock takes back its difference alone: what was ordered since stays taken', async () => {
  const id = await add(mug)
  expect((await manager.put(at(id), { ...mug, items: 12, from: mug })).status).toBe(200)
  const [changed] = (await manager.get(`${path}/change_sets?entity=gift&entity_key=${id}&limit=1`)).body.items
  expect(changed.call).toBe('gifts.changeGift')
  await api.db.asOwner(new Date()).query(sql`update gifts set stock_on_hand = stock_on_hand - 2 where shop_id = ${shop.id} and id = ${id}`)
  const undone = await manager.post(`${path}/change_sets/${changed.id}/undo`)
  expect([undone.status, undone.body]).toEqual([200, { skipped: [] }])
  expect((await manager.get(at(id))).body.items).toBe(3)
})

test('a gift that an order has is not deleted by an undo', async () => {
  const id = await add(mug)
  const shopper = await readyShopper(api, shop.host, [[shop.first, 1]])
  await shopper.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
  expect((await shopper.put('/cart/select_gift', { cart: { gift_id: id } })).status).toBe(200)
  expect((await shopper.order()).status).toBe(200)
  const [added] = (await manager.get(`${path}/change_sets?entity=gift&entity_key=${id}`)).body.items
  const refused = await manager.post(`${path}/change_sets/${added.id}/undo`)
  expect([...failure(refused), refused.body.error?.details]).toEqual([409, 'undo_refused', { reason: 'conflict' }])
  expect((await manager.get(at(id))).body.items).toBe(4)
})

test('what two people change apart is merged, the same text is refused by name', async () => {
  const id = await add(mug)
  expect((await manager.put(at(id), { ...mug, name: { en: 'A cup', pl: 'Kubek' }, from: mug })).status).toBe(200)
  expect((await manager.put(at(id), { ...mug, name: { en: 'A mug', pl: 'Filiżanka' }, from: mug })).status).toBe(200)
  expect((await manager.get(at(id))).body.name).toEqual({ en: 'A cup', pl: 'Filiżanka' })
  const refused = await manager.put(at(id), { ...mug, name: { en: 'A bowl', pl: 'Kubek' }, from: mug })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'gift_changed'], ['name.en']])
})

test('a gift needs a name in one language at least; the shop shows it in the other', async () => {
  const id = await add({ ...mug, name: { en: 'A pen', pl: '' } })
  expect(await inShop('pl-PL')).toContainEqual([id, 'A pen'])
  const nameless = await manager.post(`${path}/gifts`, { ...mug, name: { en: ' ', pl: '' } })
  expect(Object.keys(nameless.body.error.fields)).toEqual(['name.en'])
  expect(failure(await manager.get(at(id + 1000)))).toEqual([404, 'gift_not_found'])
})
