import { maxLines } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 871
const origin = 'sales.test'
const first = 8_710_001
const products = 500

const now = start
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
  await asOwner(sql`delete from sales where shop_id = ${shopId}`)
  await asOwner(sql`delete from bought_together where shop_id = ${shopId}`)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
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
