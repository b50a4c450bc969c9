import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 815
const origin = 'lines.test'
const first = 8_150_001
const simple = first + 1
/** A product with more variants than a cart may have lines; each at 6.00, stock 5. */
const many = first + 2

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host: origin, first }, new Date())
  await addProduct(api.db, { shopId, id: simple, priceNet: 1000, first })
  await addProduct(api.db, { shopId, id: many, priceNet: 600, first, variants: [] })
  await api.db.asOwner(new Date()).query(sql`
    insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
    select ${shopId}, id, ${many}, id, 'MANY-' || id, 0, 5 from generate_series(1001, 1510) id`)
})
afterAll(() => api.close())

const addMany = async (who: TestVisitor, from: number, count: number) => {
  const cart_items = Array.from({ length: count }, (_, i) => ({ product_id: many, product_variant_id: from + i, items: 1 }))
  const { body } = await who.post('/cart/cart_items/bulk', { cart_items })
  return body.cart_items.map(({ problem }: { problem: string | null }) => problem)
}
const add = (who: TestVisitor, product_id: number, product_variant_id: number | null = null) =>
  who.post('/cart/cart_items', { cart_item: { product_id, product_variant_id } })
const set = (who: TestVisitor, items: number, product_variant_id: number) =>
  who.put(`/cart/cart_items/set_by_product/${many}`, { cart_item: { items, product_variant_id } })

test('a cart has 500 lines at most; a merge may exceed the limit, and then no line can be added', async () => {
  const visitor = await openVisitor(api, origin)
  await addMany(visitor, 1001, 300)
  expect(await addMany(visitor, 1301, 201)).toEqual([...Array(200).fill(null), 'cart_full'])
  const full = await add(visitor, many, 1501)
  expect([...failure(full), full.body.error.details]).toEqual([422, 'cart_full', { max_lines: 500 }])
  expect(failure(await set(visitor, 1, 1501))).toEqual([422, 'cart_full'])
  expect((await add(visitor, many, 1001)).body.items).toBe(2)
  expect((await set(visitor, 0, 1001)).status).toBe(200)
  expect((await add(visitor, many, 1501)).status).toBe(200)

  const customer = await newCustomer(api, origin)
  await addMany(customer, 1501, 10)
  const { body } = await visitor.post('/auth', { session: { email: customer.email, password } })
  const merged = visitor.as(body.access_token)
  expect((await merged.get('/cart')).body.cart_items.length).toBe(509)
  expect(failure(await add(merged, simple))).toEqual([422, 'cart_full'])
  expect((await set(merged, 3, 1510)).body.items).toBe(3)
  for (let id = 1002; id <= 1011; id++) await set(merged, 0, id)
  expect((await add(merged, simple)).status).toBe(200)
})

test('the highest price at the maximum quantity can be ordered', async () => {
  const dearest = first + 3
  await addProduct(api.db, { shopId, id: dearest, priceNet: 2_147_483_647, first, items: 2_147_483_647 })
  const buyer = await readyShopper(api, origin, [], { delivery: 2 })
  const cart_items = Array.from({ length: 11 }, () => ({ product_id: dearest, items: 100_000 }))
  const { body } = await buyer.post('/cart/cart_items/bulk', { cart_items })
  expect(body.cart_items.at(-1)).toMatchObject({ added: 0, problem: 'not_enough_stock' })
  const more = await add(buyer, dearest)
  expect([...failure(more), more.body.error.details]).toEqual([422, 'not_enough_stock', { items_left: 1_000_000 }])
  expect((await buyer.order()).body).toMatchObject({ status: 'new', total_gross: 26_414_048_858_100 })
})
