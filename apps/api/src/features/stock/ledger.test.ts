import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { expectStockToBeLedger } from '../../../test/stock-ledger.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'
import { changeOrderStatus } from '../orders/orders.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shop = { id: 971, host: 'ledger.test', first: 9_710_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, now)
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(async () => {
  await expectStockToBeLedger(api.db)
  await api.close()
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
let products = 0
const newProduct = async (items: number) => {
  const id = first + ++products
  await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first, items }, now)
  return id
}
interface Movement {
  number: number
  quantity: number
  stock_after: number
  reason: string
}
const movementsOf = (variant: number) =>
  asOwner<Movement>(sql`
    select number, quantity, stock_after, reason, order_uid, author_name, note, at from stock_movements
    where shop_id = ${shop.id} and variant_id = ${variant} order by number desc`)
/** Quantity, stock after it, and reason: the newest first. */
const course = async (variant: number) =>
  (await movementsOf(variant)).map(({ quantity, stock_after, reason }) => [quantity, stock_after, reason])

test('a product comes with its opening stock, an order takes, and its cancellation returns', async () => {
  const id = await newProduct(10)
  const none = await newProduct(0)
  const placed = (await (await readyShopper(api, shop.host, [[id, 3]])).order()).body
  expect((await owner.put(`${path}/orders/${placed.uid}/status`, { status: 'cancelled' })).status).toBe(200)
  expect(await course(id)).toEqual([
    [3, 10, 'cancellation'],
    [-3, 7, 'order'],
    [10, 10, 'initial'],
  ])
  const [cancelled, taken, initial] = await movementsOf(id)
  expect(cancelled).toMatchObject({ number: 3, order_uid: placed.uid, author_name: owner.name, note: null, at: now })
  expect(taken).toMatchObject({ number: 2, order_uid: placed.uid, author_name: null })
  expect(initial).toMatchObject({ number: 1, order_uid: null, author_name: null })
  expect(await course(none)).toEqual([])
})

test('a cancelled order whose product was deleted returns the rest', async () => {
  const [remaining, deleted] = [await newProduct(5), await newProduct(5)]
  const { uid } = (
    await (
      await readyShopper(api, shop.host, [
        [remaining, 1],
        [deleted, 1],
      ])
    ).order()
  ).body
  await asOwner(sql`delete from products where shop_id = ${shop.id} and id = ${deleted}`)
  await changeOrderStatus(shopCtx(api, shop.id, now), uid, 'cancelled')
  expect((await course(remaining))[0]).toEqual([1, 5, 'cancellation'])
  expect(await asOwner(sql`select from stock_movements where shop_id = ${shop.id} and variant_id = ${deleted}`)).toEqual([])
})

test('what the owner of the tables writes as a stock is a movement, too: of many variants, of some, of none', async () => {
  const ids = [await newProduct(5), await newProduct(0), await newProduct(7)]
  const write = (stock: ReturnType<typeof sql>) =>
    asOwner(sql`update variants set stock_on_hand = ${stock} where shop_id = ${shop.id} and id = any (${ids}::int[])`)
  await write(sql`stock_on_hand`)
  await write(sql`7`)
  await asOwner(sql`update variants set weight = weight + 1 where shop_id = ${shop.id} and id = any (${ids}::int[])`)
  const [a, b, c] = await Promise.all(ids.map(course))
  expect(a).toEqual([
    [2, 7, 'import'],
    [5, 5, 'initial'],
  ])
  expect(b).toEqual([[7, 7, 'import']])
  expect(c).toEqual([[7, 7, 'initial']])
})

test('several movements of a variant in one statement are numbered and applied one after the other', async () => {
  const id = await newProduct(1)
  await asOwner(sql`
    insert into stock_movements (shop_id, variant_id, quantity, reason)
    values (${shop.id}, ${id}, 4, 'correction'), (${shop.id}, ${id}, -2, 'count')`)
  expect(await course(id)).toEqual([
    [-2, 3, 'count'],
    [4, 5, 'correction'],
    [1, 1, 'initial'],
  ])
  const below = asOwner(sql`insert into stock_movements (shop_id, variant_id, quantity, reason) values (${shop.id}, ${id}, -4, 'count')`)
  await expect(below).rejects.toThrow(/stock_after_check/)
})

test('a request can neither write a stock past the ledger, nor change the ledger', async () => {
  const id = await newProduct(5)
  const attempt = (statement: ReturnType<typeof sql>) => api.db.withTenant(shop.id, now).query(statement)
  for (const statement of [
    sql`update variants set stock_on_hand = 9 where shop_id = ${shop.id} and id = ${id}`,
    sql`update stock_movements set quantity = 9 where shop_id = ${shop.id} and variant_id = ${id}`,
    sql`delete from stock_movements where shop_id = ${shop.id} and variant_id = ${id}`,
    sql`insert into stock_movements (shop_id, variant_id, number, quantity, stock_after, reason) values (${shop.id}, ${id}, 9, 9, 9, 'count')`,
    sql`insert into stock_movements (shop_id, variant_id, quantity, reason, at) values (${shop.id}, ${id}, 9, 'count', now())`,
  ])
    await expect(attempt(statement)).rejects.toThrow(/permission denied/)
  await attempt(sql`update variants set weight = 2, expected_at = '2027-04-01' where shop_id = ${shop.id} and id = ${id}`)
  const added = sql`insert into stock_movements (shop_id, variant_id, quantity, reason) values (${shop.id + 1}, ${id}, 1, 'count')`
  await expect(attempt(added)).rejects.toThrow(/row-level security/)
  expect(await course(id)).toEqual([[5, 5, 'initial']])
})
