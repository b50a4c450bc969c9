import { createChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shop = { id: 927, host: 'offers.test', first: 927_000 }
const product = shop.first + 1
/** Applies no change by itself: what is cached stays. */
const changeLog = createChangeLog()
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now, changeLog })
  await addOrderableShop(api, shop, now)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 1000, first: shop.first }, now)
  changeLog.connect([])
})
afterAll(() => api.close())

const setDeliveryPrice = (price: number) =>
  api.db.asOwner(now).query(sql`
    update configuration set entry = entry || ${JSON.stringify({ price_net: price })}::jsonb
    where shop_id = ${shop.id} and scope = 'delivery' and id = 1`)

test('deliveries are cached until a change of the shop; an order is computed from those of its moment', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 1]])
  const cart = async () => (await shopper.get('/cart')).body
  const shown = await cart()
  expect(shown.transport_fee_net).toBe(15.45)
  await setDeliveryPrice(20)
  expect((await cart()).transport_fee_net).toBe(15.45)
  const refused = await shopper.order({ total_gross: shown.totals.total_gross })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'cart_changed'])
  changeLog.applyChange({ shop: shop.id, version: 1, tags: null })
  const current = await cart()
  expect(current.transport_fee_net).toBe(20)
  expect((await shopper.order({ total_gross: current.totals.total_gross })).status).toBe(200)
})

test('gifts are cached until one is taken', async () => {
  const addGift = (stock: number) =>
    api.db.asOwner(now).query(sql`
      insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand) values (${shop.id}, 1, 1, '{"en": "Gift"}', 0, ${stock})
      on conflict (shop_id, id) do update set stock_on_hand = excluded.stock_on_hand`)
  await addGift(1)
  changeLog.applyChange({ shop: shop.id, version: 2, tags: null })
  const shopper = await readyShopper(api, shop.host, [[product, 1]])
  const stocks = async () => (await shopper.get('/cart')).body.gifts.map((gift: { items: number }) => gift.items)
  expect(await stocks()).toEqual([1])
  await addGift(0)
  changeLog.applyChange({ shop: shop.id, version: 3, tags: ['products', `product:${product}`] })
  expect(await stocks()).toEqual([1])
  changeLog.applyChange({ shop: shop.id, version: 4, tags: ['gift_stock'] })
  expect(await stocks()).toEqual([0])
})
