import { maxLines } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../test/test-api.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { changeOrderStatus } from './orders.ts'
import { cancelUnpaidOrders } from './unpaid-orders.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 871
const origin = 'sales.test'
const first = 8_710_001
const products = 500

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await asOwner(sql`
    insert into products (shop_id, id, symbol, name, slug, category_id, brand_id, vat_percent, price_net, has_variants)
    select ${shopId}, id, 'P' || id, jsonb_build_object('en', 'Product ' || id), jsonb_build_object('en', 'product-' || id, 'pl', 'produkt-' || id), ${first}, ${first}, 23, 1000, false
    from generate_series(${first}::int, ${first + products - 1}::int) id`)
  await asOwner(sql`
    insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
    select shop_id, id, id, 1, symbol, 0.5, 100000 from products where shop_id = ${shopId}`)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await asOwner(sql`delete from sales where shop_id = ${shopId}`)
  await asOwner(sql`delete from bought_together where shop_id = ${shopId}`)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const setMode = (mode: string) =>
  asOwner(sql`
    update configuration set entry = entry || ${JSON.stringify({ mode })}::jsonb where shop_id = ${shopId} and scope = 'shop_configuration'`)
const quantitySold = async () =>
  Object.fromEntries(
    (
      await asOwner<{ product_id: number; quantity: number }>(
        sql`select product_id, sum(quantity)::int as quantity from sales where shop_id = ${shopId} group by product_id order by product_id`,
      )
    ).map(({ product_id, quantity }) => [product_id - first, quantity]),
  )
const pairs = () =>
  asOwner<{ product_id: number; other_id: number; orders: number }>(
    sql`select product_id, other_id, orders from bought_together where shop_id = ${shopId} order by product_id, other_id`,
  )

test('an order of 500 products counts all of them as sold, and pairs of the 30 with the largest quantity', async () => {
  const cart_items = Array.from({ length: products }, (_, i) => ({ product_id: first + i, items: 1 + i }))
  const visitor = await openVisitor(api, origin)
  for (let at = 0; at < products; at += maxLines)
    expect((await visitor.post('/cart/cart_items/bulk', { cart_items: cart_items.slice(at, at + maxLines) })).status).toBe(200)
  const shopper = await readyShopper(api, origin, [], { as: visitor })
  const { status, body } = await shopper.order()
  expect([status, body.error]).toEqual([200, undefined])
  expect(Object.keys(await quantitySold())).toHaveLength(products)
  const counted = await pairs()
  expect(counted).toHaveLength(30 * 29)
  expect(Math.min(...counted.map(({ product_id }) => product_id))).toBe(first + products - 30)
})

const place = async (lines: readonly (readonly [product: number, items: number])[]) => {
  const { status, body } = await (await readyShopper(api, origin, lines)).order()
  expect([status, body.error]).toEqual([200, undefined])
  return String(body.uid)
}
const cancel = (uid: string) => changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
const bestsellers = async () =>
  (await api.get('/products?flag=bestseller', { origin })).body.items.map(({ id }: { id: number }) => id - first)
const related = async (product: number) =>
  (await api.get(`/products/${product}/related_products`, { origin })).body.map(({ id }: { id: number }) => id - first)

test('a cancelled order is taken off the bestsellers and the products bought together, and leaves what others bought', async () => {
  await place([
    [first, 1],
    [first + 1, 2],
  ])
  const uid = await place([
    [first, 5],
    [first + 1, 1],
    [first + 400, 1000],
  ])
  expect([await bestsellers(), await quantitySold()]).toEqual([[400, 0, 1], { 0: 6, 1: 3, 400: 1000 }])
  expect((await related(first)).slice(0, 2)).toEqual([1, 400])
  // In Warsaw it is the next day.
  now = new Date('2027-03-01T23:30:00Z')
  await cancel(uid)
  expect([await bestsellers(), await quantitySold()]).toEqual([[1, 0], { 0: 1, 1: 2 }])
  expect(await pairs()).toMatchObject([{ orders: 1 }, { orders: 1 }])
  expect(await related(first)).not.toContain(400)
})

test('an order that expires unpaid is taken off, of its own day in the time zone of the shop', async () => {
  now = new Date('2027-03-01T23:30:00Z')
  await place([[first, 1000]])
  expect(await asOwner(sql`select day::text from sales where shop_id = ${shopId}`)).toEqual([{ day: '2027-03-02' }])
  now = new Date('2027-04-01T12:00:00Z')
  expect(await cancelUnpaidOrders({ db: api.db, clock: () => now, log: silent })).toBeGreaterThan(0)
  expect(await quantitySold()).toEqual({})
})

test('a cancellation takes off no more than was counted, and nothing for an order of a test', async () => {
  const uid = await place([
    [first, 7],
    [first + 1, 1],
  ])
  await asOwner(sql`update sales set quantity = 3 where shop_id = ${shopId} and product_id = ${first}`)
  await cancel(uid)
  expect([await quantitySold(), await pairs()]).toEqual([{}, []])
  await setMode('production_test')
  const tested = await place([[first, 2]])
  await setMode('production')
  await place([[first, 5]])
  await cancel(tested)
  expect(await quantitySold()).toEqual({ 0: 5 })
})
