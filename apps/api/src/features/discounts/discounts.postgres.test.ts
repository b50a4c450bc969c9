import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { copyOrder } from '../../../test/many-orders.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { countingReads } from '../../../test/rows-read.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Answered } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 977
const host = 'codes-at-once.test'
const first = 9_770_001
const path = `/shops/shop-${shopId}`

let api: TestApi
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host, first }, new Date())
  await addProduct(api.db, { shopId, id: first, priceNet: 30_000, first, items: 100 })
  manager = await newStaff(api, { [shopId]: 'manager' })
  await copyOrder(api.db, new Date(), shopId, (await (await shopper()).order()).body.uid, 3000)
})
afterAll(() => api.close())

const addCode = async (code: string, max_uses_per_customer: number | null = null): Promise<number> => {
  const kind = { discount_type: 'percentage', value: 10, min_order_value: 0, category_ids: [], brand_ids: [] }
  const limits = { valid_from: null, valid_to: null, max_uses: null, max_uses_per_customer, enabled: true }
  return (await manager.post(`${path}/discount_codes`, { code, ...kind, ...limits })).body.id
}
const remove = (id: number) => manager.delete(`${path}/discount_codes/${id}`)
const shopper = () => readyShopper(api, host, [[first, 1]])
type Shopper = Awaited<ReturnType<typeof shopper>>
const enter = (visitor: Shopper, discount_code: string) => visitor.post('/cart/check_discount_code', { cart: { discount_code } })
const answersOf = (answers: readonly Answered[]) => answers.map(({ status, body }) => [status, body.error?.code])

test('a code that an order is using is not deleted', async () => {
  const id = await addCode('ORDERED')
  const visitor = await shopper()
  expect((await enter(visitor, 'ORDERED')).status).toBe(200)
  // The order has locked the cart, and waits for the stock.
  const held = sql`select from variants where shop_id = ${shopId} and product_id = ${first} for update`
  const answers = await overlappingCalls(api.db, held, [() => visitor.order(), () => remove(id)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [409, 'discount_code_in_use'],
  ])
})

const addition = async (entity: string, id: number) =>
  (await manager.get(`${path}/change_sets?entity=${entity}&entity_key=${id}`)).body.items[0].id as string
const undo = (changeSet: string) => manager.post(`${path}/change_sets/${changeSet}/undo`)
const mug = { name: { en: 'A mug', pl: 'Kubek' }, min_order_value: 200, items: 5, enabled: true }
const addGift = async (): Promise<number> => (await manager.post(`${path}/gifts`, mug)).body.id
const choose = async (visitor: Shopper, gift_id: number) => {
  await visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
  return visitor.put('/cart/select_gift', { cart: { gift_id } })
}

test.each([
  ['discount_code', () => addCode('UNDONE'), (visitor: Shopper) => enter(visitor, 'UNDONE')],
  ['gift', addGift, choose],
])('a %s that an order is using is not deleted by an undo', async (entity, add, use) => {
  const id = await add()
  const added = await addition(entity, id)
  const visitor = await shopper()
  expect((await use(visitor, id)).status).toBe(200)
  // The order has locked the cart, and waits for the stock.
  const held = sql`select from variants where shop_id = ${shopId} and product_id = ${first} for update`
  const answers = await overlappingCalls(api.db, held, [() => visitor.order(), () => undo(added)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [409, 'undo_refused'],
  ])
})

test('a code that is entered while it is deleted is unknown', async () => {
  const id = await addCode('DELETED')
  const visitor = await shopper()
  const held = sql`select from discount_codes where shop_id = ${shopId} and id = ${id} for update`
  const answers = await overlappingCalls(api.db, held, [() => remove(id), () => enter(visitor, 'DELETED')])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [422, 'discount_code_unknown'],
  ])
})

test('a gift that is chosen while an undo deletes it is unknown', async () => {
  const id = await addGift()
  const added = await addition('gift', id)
  const visitor = await shopper()
  const held = sql`select from gifts where shop_id = ${shopId} and id = ${id} for update`
  const answers = await overlappingCalls(api.db, held, [() => undo(added), () => choose(visitor, id)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [422, 'invalid_body'],
  ])
})

test('a code is deleted while a login merges a cart that has it into another one that has it', async () => {
  const id = await addCode('MERGED')
  const customer = await newCustomer(api, host)
  await customer.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
  const lowest = sql`update carts set id = '00000000-0000-4000-8000-000000000000', discount_id = ${id} where customer_id = ${customer.id}`
  await api.db.asOwner(new Date()).query(lowest)
  const visitor = await shopper()
  expect((await enter(visitor, 'MERGED')).status).toBe(200)
  // The login has locked the cart of its session, and waits to write the customer's.
  const held = sql`lock table carts in share mode`
  const logIn = () => visitor.post('/auth', { session: { email: customer.email, password } })
  const answers = await overlappingCalls(api.db, held, [logIn, () => remove(id)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [200, undefined],
  ])
})

test('a gift is added, and taken back, without reading the orders and carts that do not have it', async () => {
  await api.db.asOwner(new Date()).transaction(async tx => {
    await tx.query(sql`
      insert into carts (shop_id, session_id, closed_at)
      select shop_id, session_id, now() from (select * from carts where shop_id = ${shopId} and session_id is not null limit 1) cart, generate_series(1, 3000)`)
    await tx.run('analyze orders, carts')
  })
  const db = countingReads(api.db)
  const person = await newStaff(await openTestApi({ db }), { [shopId]: 'manager' })
  db.take()
  const { id } = (await person.post(`${path}/gifts`, mug)).body
  expect((await person.post(`${path}/change_sets/${await addition('gift', id)}/undo`)).status).toBe(200)
  const read = db.take().filter(({ table }) => ['orders', 'carts'].includes(table))
  expect(read.filter(({ scanned, fetched }) => scanned + fetched > 100)).toEqual([])
})

test('a code that is limited per customer is read and ordered with, without reading the orders of others', async () => {
  const id = await addCode('LIMITED', 1)
  await api.db.asOwner(new Date()).transaction(async tx => {
    await tx.query(
      sql`update orders set discount_id = ${id}, email = uid || '@others.test' where shop_id = ${shopId} and number like 'C-%'`,
    )
    await tx.run('analyze orders')
  })
  const db = countingReads(api.db)
  const counted = await openTestApi({ db })
  const readOrders = async (work: () => Promise<Answered>) => {
    db.take()
    expect((await work()).status).toBe(200)
    return db.take().filter(({ table, scanned, entries }) => table === 'orders' && scanned + entries > 100)
  }
  for (const as of [undefined, await newCustomer(counted, host)]) {
    const buyer = await readyShopper(counted, host, [[first, 1]], { as })
    expect(await readOrders(() => enter(buyer, 'LIMITED'))).toEqual([])
    expect(await readOrders(() => buyer.get('/cart'))).toEqual([])
    expect(await readOrders(() => buyer.order({ email: `${as ? 'customer' : 'guest'}@limited.test` }))).toEqual([])
  }
})
