import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'

const shop = { id: 912, host: 'checkout-defaults.test', first: 912_000 }
const product = shop.first + 1
const home = { first_name: 'Ewa', last_name: 'Nowak', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }
let now = new Date('2027-03-01T12:00:00Z')
let api: TestApi
const statements: string[] = []

beforeAll(async () => {
  api = await openTestApi({ clock: () => now, onStatement: text => statements.push(text) })
  await addOrderableShop(api, shop, now)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 100, first: shop.first }, now)
})
afterAll(() => api.close())

const defaultsOf = async (visitor: TestVisitor) => (await visitor.get('/customer/checkout_defaults')).body

async function order(as: TestVisitor, phone: string, street: string) {
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { as })
  expect((await shopper.order({ phone, billing_address: { ...home, street } })).status).toBe(200)
  now = new Date(now.getTime() + 60_000)
}

test('a checkout offers the saved addresses, defaults first, and the buyer of the last order', async () => {
  const customer = await newCustomer(api, shop.host)
  expect(await defaultsOf(customer)).toEqual({ addresses: [], pickup_points: [], last_order: null })
  await order(customer, '600100200', 'Dawna 1')
  await order(customer, '600100300', 'Nowa 2')
  await order(await newCustomer(api, shop.host), '600100400', 'Cudza 3')
  await customer.post('/customer/addresses', { address: home })
  await customer.post('/customer/addresses', { address: { ...home, city: 'Gdynia', is_default_billing: true } })
  const { addresses, last_order } = await defaultsOf(customer)
  expect(addresses.map(({ city }: { city: string }) => city)).toEqual(['Gdynia', 'Warszawa'])
  expect(addresses).toEqual((await customer.get('/customer/addresses')).body)
  expect(last_order).toMatchObject({ phone: '600100300', billing_address: { street: 'Nowa 2' } })
})

test('they take one statement beside the look-up of the session', async () => {
  const customer = await newCustomer(api, shop.host)
  await defaultsOf(customer)
  statements.length = 0
  await defaultsOf(customer)
  expect(statements.filter(text => !text.includes('find_shop_by_host'))).toHaveLength(2)
})

test('a visitor without a login has none', async () => {
  const visitor = await openVisitor(api, shop.host)
  expect((await visitor.get('/customer/checkout_defaults')).status).toBe(401)
})
