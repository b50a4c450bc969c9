import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addPromotion, type ProductFixture } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

const shopId = 882
const origin = 'list-prices.test'
const first = 8_820_001
let now = new Date('2027-03-01T12:00:00Z')
let api: TestApi

type Variant = NonNullable<ProductFixture['variants']>[number]
const variant = (id: number, ...tiers: Variant['tiers']): Variant => ({ id, tiers })
const add = (id: number, priceNet: number | null, variants?: Variant[], vatPercent = 23) =>
  addProduct(api.db, { shopId, id, priceNet, first, ...(variants && { variants }) }, now).then(() =>
    api.db.asOwner(now).query(sql`update products set vat_percent = ${vatPercent} where shop_id = ${shopId} and id = ${id}`),
  )
/** The single variant of a product without variants has its id. */
const addTier = (id: number, quantity: number, priceNet: number) =>
  api.db.asOwner(now).query(sql`
    insert into tiers (shop_id, product_id, variant_id, quantity, price_net) values (${shopId}, ${id}, ${id}, ${quantity}, ${priceNet})`)

const list = async (query = '') => (await api.get(`/products?${query}`, { origin })).body
const ids = async (query: string): Promise<number[]> => (await list(query)).items.map(({ id }: { id: number }) => id)
const item = async (id: number, query = '') => (await list(query)).items.find((one: { id: number }) => one.id === id)

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  await add(1, 1500, [variant(11, [1, 1500]), variant(12, [1, 1000], [10, 900]), variant(13, [1, 1200])])
  await add(2, null, [variant(21, [1, 1300]), variant(22), variant(23, [1, 1400])])
  await add(3, 1100)
  await add(4, 2000)
  await addTier(4, 1, 500)
  await add(5, 2000, [variant(51, [1, 1800]), variant(52, [1, 1700])])
  await add(6, 900, [variant(61), variant(62, [1, 800])])
  now = new Date('2027-03-02T12:00:00Z')
  await addPromotion(api.db, { shopId, id: 1, productId: 5, priceNet: 100, startsAt: now }, now)
  await addPromotion(api.db, { shopId, id: 2, productId: 6, priceNet: 700, startsAt: now }, now)
})
afterAll(() => api.close())

test('a list shows the lowest list price of one unit, and sorts, filters and counts by it', async () => {
  const prices = Object.fromEntries((await list()).items.map((one: { id: number; price_net: number }) => [one.id, one.price_net]))
  expect(prices).toEqual({ 1: 10, 2: 13, 3: 11, 4: 5, 5: 17, 6: 9 })
  expect(await ids('&sort=price_asc')).toEqual([4, 6, 1, 3, 2, 5])
  expect(await ids('&sort=price_desc')).toEqual([5, 2, 3, 1, 6, 4])
  expect(await ids('&price_from=10&price_to=13&sort=price_asc')).toEqual([1, 3, 2])
  expect((await list()).facets.price).toEqual({ from: 5, to: 17 })
})

test('a promotion counts where one of its product’s variants is sold at it', async () => {
  expect(await item(6)).toMatchObject({ price_net: 9, price_net_promo: 7, best_price_from_history: 9, sale: true })
  expect(await item(5)).toMatchObject({ price_net: 17, price_net_promo: null, best_price_from_history: null, sale: false })
  expect(await ids('&flag=sale')).toEqual([6])
})

test('the list price of a variant in a list is its own, whatever the cheapest costs', async () => {
  const steps = async (id: number) =>
    (await item(id, '&details=1')).variants.map((one: { product_variant_prices: { quantity: number; price_net: number }[] }) =>
      one.product_variant_prices.map(({ quantity, price_net }) => [quantity, price_net]),
    )
  expect(await steps(2)).toEqual([[[1, 13]], [], [[1, 14]]])
  expect(await steps(6)).toEqual([[[1, 9]], [[1, 8]]])
})

test('a product has its own price, which its variants without one have', async () => {
  const product = async (id: number) => (await api.get(`/products/${id}`, { origin })).body
  expect([await product(1), await product(2), await product(4)]).toMatchObject([{ price_net: 15 }, { price_net: null }, { price_net: 5 }])
})

test('products are sorted by the displayed price, with VAT where it has that', async () => {
  await add(7, 9500, undefined, 23)
  await add(8, 10_000, undefined, 8)
  expect(await ids('&price_from=90&sort=price_asc')).toEqual([7, 8])
  expect(await ids('&price_from=90&sort=price_asc&prices=gross')).toEqual([8, 7])
  expect(await ids('&price_from=90&sort=price_desc&prices=gross')).toEqual([7, 8])
  expect((await ids('&sort=price_desc&prices=gross')).slice(0, 2)).toEqual([7, 8])
  await api.db.asOwner(now).query(sql`update products set is_active = false where shop_id = ${shopId} and id in (7, 8)`)
})

test('a range of displayed prices has its bounds in it, in every currency', async () => {
  for (const prices of ['net', 'gross'])
    for (const [id, price] of [
      [1, prices === 'net' ? 2.35 : 2.89],
      [4, prices === 'net' ? 1.18 : 1.45],
    ] as const)
      expect([prices, await ids(`&prices=${prices}&currency=EUR&price_from=${price}&price_to=${price}`)]).toEqual([prices, [id]])
  expect((await list('&currency=EUR')).facets.price).toEqual({ from: 1.18, to: 4 })
  expect((await list('&currency=EUR&prices=gross')).facets.price).toEqual({ from: 1.45, to: 4.92 })
})

test('details have the quantity prices of what is cheapest with its promotion, also without a price of one unit there', async () => {
  await add(9, 220)
  await addTier(9, 10, 200)
  await add(10, 600, [variant(101, [1, 500], [10, 450]), variant(102, [10, 350])])
  await addPromotion(api.db, { shopId, id: 3, productId: 10, priceNet: 400, startsAt: now }, now)
  const steps = async (id: number) =>
    (await item(id, '&details=1')).cheapest_variant_prices.map(({ quantity, price_net }: { quantity: number; price_net: number }) => [
      quantity,
      price_net,
    ])
  expect([await steps(9), await steps(10)]).toEqual([[[10, 2]], [[10, 3.5]]])
})

test('a promotion of a product without a price sells it at no price', async () => {
  await add(90, null)
  await addPromotion(api.db, { shopId, id: 90, productId: 90, priceNet: 100, startsAt: now }, now)
  expect(await item(90)).toMatchObject({ price_net: null, price_net_promo: null, sale: false })
  expect((await api.get('/products/90', { origin })).body).toMatchObject({ price_net: null, price_net_promo: null })
})
