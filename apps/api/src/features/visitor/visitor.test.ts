import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, newCustomer, password } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 890
const origin = 'visitor.test'
const first = 8_900_001
/** Simple at 10.01, with variant 21 (tiers 1: 5.00, 10: 4.00), promoted from 6.00 to 5.55, simple at 8.00. */
const [simple, varied, promoted, other] = [first, first + 1, first + 2, first + 3]
const lines = [
  { product_id: simple, items: 3 },
  { product_id: varied, product_variant_id: 21, items: 12 },
  { product_id: promoted, items: 1 },
]

let now = start
let api: TestApi
let statements: string[] = []

beforeAll(async () => {
  api = await openTestApi({ clock: () => now, onStatement: text => statements.push(text) })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, { id: 891, host: 'other.test', first: 8_910_001 }, start)
  const add = (id: number, priceNet: number, more = {}) => addProduct(api.db, { shopId, id, priceNet, first, ...more }, start)
  await add(simple, 1001)
  const tiers = [
    [1, 500],
    [10, 400],
  ]
  await add(varied, 500, { variants: [{ id: 21, tiers, items: 50 }] })
  await add(promoted, 600)
  await add(other, 800)
  await addPromotion(api.db, { shopId, id: 1, productId: promoted, priceNet: 555, startsAt: start }, start)
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(now).query(statement)
const summaryOf = async (visitor: TestVisitor, query = '') => (await visitor.get(`/visitor_summary${query}`)).body
const fill = async (visitor: TestVisitor) => expect((await visitor.post('/cart/cart_items/bulk', { cart_items: lines })).status).toBe(200)

/** A customer who pays less than the list price for two products, and for one more where it is not promoted. */
async function customerWithPrices() {
  const customer = await newCustomer(api, origin)
  await asOwner(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net) values
      (${shopId}, ${customer.id}, ${simple}, ${simple}, 703), (${shopId}, ${customer.id}, 21, ${varied}, 450),
      (${shopId}, ${customer.id}, ${promoted}, ${promoted}, 560)`)
  return customer
}

/** The summary of a cart that the computed cart gives. */
async function summaryOfCart(visitor: TestVisitor, query = '') {
  const { revision, cart_items, totals } = (await visitor.get(`/cart${query}`)).body
  const { products_net, products_gross, currency } = totals
  const items = cart_items.reduce((sum: number, line: { items: number }) => sum + line.items, 0)
  return { revision, items, products_net, products_gross, currency }
}

test('a visitor who did nothing yet has nothing', async () => {
  expect(await summaryOf(await openVisitor(api, origin))).toEqual({
    customer: null,
    cart: null,
    favourites: [],
    saved_lists: [],
    personal_prices: [],
  })
})

test.each([
  ['a visitor', () => openVisitor(api, origin)],
  ['a customer', () => newCustomer(api, origin)],
  ['a customer with personal prices', customerWithPrices],
])('the cart of %s has the quantity and the product totals of the computed cart, in each currency', async (_, open) => {
  const visitor = await open()
  await fill(visitor)
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  for (const query of ['', '?currency=EUR', '?currency=PLN'])
    expect((await summaryOf(visitor, query)).cart).toEqual(await summaryOfCart(visitor, query))
  expect((await summaryOf(visitor)).cart).toMatchObject({ items: 16, currency: 'PLN' })
  await visitor.put('/cart', { cart: { currency: 'EUR' } })
  expect((await summaryOf(visitor)).cart).toEqual(await summaryOfCart(visitor))
  expect((await summaryOf(visitor)).cart.currency).toBe('EUR')
})

test('a line whose product is no longer sold counts without a price, as in the computed cart', async () => {
  const visitor = await openVisitor(api, origin)
  await fill(visitor)
  const before = (await summaryOf(visitor)).cart
  await asOwner(sql`update products set is_active = false where shop_id = ${shopId} and id = ${simple}`)
  const { cart } = await summaryOf(visitor)
  expect(cart).toEqual(await summaryOfCart(visitor))
  expect([cart.items, cart.products_net < before.products_net]).toEqual([16, true])
  await asOwner(sql`update products set is_active = true where shop_id = ${shopId} and id = ${simple}`)
})

test('a currency that the shop does not offer is refused, as by the cart', async () => {
  const visitor = await openVisitor(api, origin)
  await fill(visitor)
  const answers = [await visitor.get('/visitor_summary?currency=USD'), await visitor.get('/cart?currency=USD')]
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(Array(2).fill([400, 'invalid_query']))
})

test('after an order there is no cart', async () => {
  const shopper = await readyShopper(api, origin, [[other, 1]])
  expect((await summaryOf(shopper)).cart.items).toBe(1)
  expect((await shopper.order()).status).toBe(200)
  expect((await summaryOf(shopper)).cart).toBeNull()
})

test('of two carts of a visitor the later one has the higher revision: after an order, and after a login', async () => {
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const revisionOf = async (who: TestVisitor) => (await who.get('/cart')).body.revision
  const customer = await newCustomer(api, origin)
  await fill(customer)
  later(1)
  const shopper = await readyShopper(api, origin, [[other, 1]])
  const ordered = await revisionOf(shopper)
  expect((await shopper.order()).status).toBe(200)
  later(1)
  const added = (await shopper.post('/cart/cart_items', { cart_item: { product_id: other, items: 1 } })).body.cart.revision
  expect([added > ordered, await revisionOf(shopper)]).toEqual([true, added])
  later(1)
  const { body } = await shopper.post('/auth', { session: { email: customer.email, password } })
  expect(await revisionOf(shopper.as(body.access_token))).toBeGreaterThan(added)
})

test('a customer is that of `GET customer`, with favourites as their list has them', async () => {
  const customer = await newCustomer(api, origin)
  for (const id of [simple, promoted, other]) {
    now = new Date(now.getTime() + 1000)
    await customer.post(`/products/${id}/add_to_favorite`, {})
  }
  await asOwner(sql`update products set is_active = false where shop_id = ${shopId} and id = ${promoted}`)
  const summary = await summaryOf(customer)
  expect(summary.customer).toEqual((await customer.get('/customer')).body)
  expect(summary.customer).toMatchObject({ id: customer.id, first_name: 'Ewa' })
  expect(summary.favourites).toEqual([other, simple])
  expect(summary.favourites).toEqual((await customer.get('/favorite_products')).body.products.map(({ id }: { id: number }) => id))
  await asOwner(sql`update products set is_active = true where shop_id = ${shopId} and id = ${promoted}`)
})

test('saved lists have ids and names, the one changed last first', async () => {
  const customer = await newCustomer(api, origin)
  const ids: string[] = []
  for (const name of ['Warsztat', 'Budowa']) {
    now = new Date(now.getTime() + 1000)
    ids.push((await customer.post('/saved_lists', { saved_list: { name, lines: [] } })).body.id)
  }
  now = new Date(now.getTime() + 1000)
  await customer.put(`/saved_lists/${ids[0]}`, { saved_list: { name: 'Warsztat 2', lines: [] } })
  expect((await summaryOf(customer)).saved_lists).toEqual([
    { id: ids[0], name: 'Warsztat 2' },
    { id: ids[1], name: 'Budowa' },
  ])
})

test('personal prices include those that lists show, and any other: a page of the product shows it', async () => {
  const customer = await customerWithPrices()
  const shown = async () =>
    (await customer.get('/products?per_page=100')).body.items
      .filter(({ custom_price_net }: { custom_price_net: number | null }) => custom_price_net !== null)
      .map(({ id }: { id: number }) => id)
      .sort()
  const all = [simple, varied, promoted]
  expect((await summaryOf(customer)).personal_prices.sort()).toEqual(all)
  expect(await shown()).toEqual([simple, varied])
  await asOwner(sql`update promotions set ends_at = ${now.toISOString()}, starts_at = '2027-01-01' where shop_id = ${shopId} and id = 1`)
  expect((await summaryOf(customer)).personal_prices.sort()).toEqual(all)
  expect(await shown()).toEqual(all)
  await asOwner(sql`update promotions set ends_at = null where shop_id = ${shopId} and id = 1`)
})

test('a customer keeps the summary in another session; it has nothing of other customers and visitors', async () => {
  const customer = await customerWithPrices()
  await fill(customer)
  await customer.post(`/products/${other}/add_to_favorite`, {})
  const summary = await summaryOf(customer)
  expect(await summaryOf(await logIn(api, origin, customer.email))).toEqual(summary)
  const nothing = { cart: null, favourites: [], saved_lists: [], personal_prices: [] }
  expect(await summaryOf(await newCustomer(api, origin))).toMatchObject(nothing)
  expect(await summaryOf(await openVisitor(api, origin))).toMatchObject(nothing)
})

test('the session is required, of this shop, and not expired', async () => {
  const visitor = await openVisitor(api, origin)
  const codes = async (who: TestVisitor) => {
    const { status, body } = await who.get('/visitor_summary')
    return [status, body.error?.code]
  }
  const none = await request(api, origin, 'GET', '/visitor_summary')
  expect([none.status, none.body.error.code]).toEqual([401, 'session_missing'])
  expect(await codes(visitor.as('x'))).toEqual([401, 'session_expired'])
  expect(await codes((await openVisitor(api, 'other.test')).as(visitor.tokens.access_token))).toEqual([401, 'session_expired'])
  expect(await codes(visitor)).toEqual([200, undefined])
  now = new Date(visitor.tokens.accessExpiresAt)
  expect(await codes(visitor)).toEqual([401, 'session_expired'])
})

test.each(['/visitor_summary', '/cart', '/orders', '/customer'])('%s is one statement, in which it finds the session', async path => {
  const customer = await customerWithPrices()
  await fill(customer)
  const { changeLog, stop } = await listenForChanges(api.db)
  const cached = await openTestApi({ db: api.db, changeLog, clock: () => now })
  const ask = () => request(cached, origin, 'GET', path, undefined, { authorization: `Bearer ${customer.tokens.access_token}` })
  const { status, body } = await ask()
  expect(status).toBe(200)
  const statementsOfRequest = async () => {
    statements = []
    expect((await ask()).body).toEqual(body)
    return statements.length
  }
  // The host and the customer's personal prices are cached by now; on a busy machine a lease can expire before its next heartbeat, once.
  const taken = await statementsOfRequest()
  expect(taken === 1 ? taken : await statementsOfRequest()).toBe(1)
  await stop()
})
