import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shopId = 880
const origin = 'personal.test'
const first = 8_800_001
/** Simple at 10.00, with variants 21 at 5.00 and 22 at 4.00, simple at 6.00 and promoted at 5.50, simple at 8.00. */
const [simple, varied, promoted, other] = [first, first + 1, first + 2, first + 3]

let api: TestApi
let owner: TestVisitor
let otherCustomer: TestVisitor
let visitor: TestVisitor

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  const add = (id: number, priceNet: number, more = {}) => addProduct(api.db, { shopId, id, priceNet, first, ...more }, now)
  await add(simple, 1000)
  await add(varied, 400, {
    variants: [
      { id: 21, tiers: [[1, 500]] },
      {
        id: 22,
        tiers: [
          [1, 400],
          [10, 100],
        ],
      },
    ],
  })
  await add(promoted, 600)
  await add(other, 800)
  await addPromotion(api.db, { shopId, id: 1, productId: promoted, priceNet: 550, startsAt: now }, now)
  const customer = await newCustomer(api, origin)
  owner = customer
  otherCustomer = await newCustomer(api, origin)
  visitor = await openVisitor(api, origin)
  await api.db.asOwner(now).query(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net) values
      (${shopId}, ${customer.id}, ${simple}, ${simple}, 700), (${shopId}, ${customer.id}, 21, ${varied}, 300),
      (${shopId}, ${customer.id}, ${promoted}, ${promoted}, 560)`)
  await owner.post(`/products/${other}/add_to_favorite`, {})
})
afterAll(() => api.close())

type Listed = { id: number; price_net: number; custom_price_net: number | null; is_favorite: boolean }
const personalFields = (items: Listed[]) =>
  Object.fromEntries(items.map(({ id, custom_price_net, is_favorite }) => [id - first, [custom_price_net, is_favorite]]))
const impersonal = { 0: [null, false], 1: [null, false], 2: [null, false], 3: [null, false] }

test('a list has the customer’s personal prices that are lower, and favourites; nobody else sees them', async () => {
  const list = async (who: TestVisitor) => personalFields((await who.get('/products')).body.items)
  expect(await list(owner)).toEqual({ 0: [7, false], 1: [3, false], 2: [null, false], 3: [null, true] })
  for (const who of [otherCustomer, visitor]) expect(await list(who)).toEqual(impersonal)
  expect(personalFields((await request(api, origin, 'GET', '/products')).body.items)).toEqual(impersonal)
})

test('lists sort and filter by personal prices', async () => {
  const order = async (who: TestVisitor, query: string) =>
    (await who.get(`/products?${query}`)).body.items.map(({ id }: Listed) => id - first)
  expect(await order(owner, 'sort=price_asc')).toEqual([1, 2, 0, 3])
  expect(await order(otherCustomer, 'sort=price_asc')).toEqual([1, 2, 3, 0])
  expect(await order(owner, 'price_to=7&sort=price_asc')).toEqual([1, 2, 0])
  expect(await order(otherCustomer, 'price_to=7&sort=price_asc')).toEqual([1, 2])
  expect((await owner.get('/products')).body.facets.price).toEqual({ from: 3, to: 8 })
})

test('a row has the price list of the variant that is cheapest for the customer', async () => {
  const rows = async (who: TestVisitor) => (await who.get('/products?details=1')).body.items
  const tiersIn = (items: (Listed & { cheapest_variant_prices: object[] })[]) =>
    items.find(({ id }) => id === varied)?.cheapest_variant_prices.length
  expect([tiersIn(await rows(owner)), tiersIn(await rows(otherCustomer))]).toEqual([1, 2])
})

test('a product, related products and suggestions have personal prices too', async () => {
  expect((await owner.get(`/products/${varied}/full`)).body).toMatchObject({
    custom_price_net: 3,
    product_variants_custom_prices: [{ product_variant_id: 21, price_net: 3 }],
  })
  expect((await owner.get(`/products/${simple}?currency=EUR`)).body).toMatchObject({
    custom_price_net: 1.65,
    product_variants_custom_prices: [],
  })
  expect((await otherCustomer.get(`/products/${varied}`)).body).toMatchObject({
    custom_price_net: null,
    product_variants_custom_prices: [],
  })
  const related = (await owner.get(`/products/${other}/related_products`)).body as Listed[]
  expect(related.find(({ id }) => id === simple)?.custom_price_net).toBe(7)
  const suggested = (await owner.get(`/search/suggestions?q=P${simple}`)).body.products as Listed[]
  expect(suggested.find(({ id }) => id === simple)?.custom_price_net).toBe(7)
})

test('product cards are in the order of their ids, each once, without unknown ones, with personal prices', async () => {
  const cards = async (who: TestVisitor) => {
    const { body } = await who.get(`/product_cards?id=${other}&id=999999&id=${simple}&id=${other}`)
    return body.map(({ id, custom_price_net, is_favorite }: Listed) => [id, custom_price_net, is_favorite])
  }
  expect(await cards(owner)).toEqual([
    [other, null, true],
    [simple, 7, false],
  ])
  expect(await cards(visitor)).toEqual([
    [other, null, false],
    [simple, null, false],
  ])
  for (const query of ['', '?id=x', `?${'id=1&'.repeat(25)}`]) {
    const { status, body } = await visitor.get(`/product_cards${query}`)
    expect([status, body.error.code]).toEqual([400, 'invalid_query'])
  }
})

test('favorite=1 lists the customer’s favourites', async () => {
  const ids = async (who: TestVisitor) => (await who.get('/products?favorite=1')).body.items.map(({ id }: Listed) => id)
  expect(await ids(owner)).toEqual([other])
  expect(await ids(otherCustomer)).toEqual([])
  expect(await ids(visitor)).toEqual([])
})

test('an expired session is answered with session_expired', async () => {
  const { status, body } = await visitor.as('x'.repeat(43)).get('/products')
  expect([status, body.error.code]).toEqual([401, 'session_expired'])
})

test('the first line of a customer has their personal price', async () => {
  const { body } = await owner.post('/cart/cart_items', { cart_item: { product_id: simple, items: 1 } })
  expect(
    body.cart.cart_items.map((line: { unit_price_net: number; price_source: string }) => [line.unit_price_net, line.price_source]),
  ).toEqual([[7, 'personal']])
})
