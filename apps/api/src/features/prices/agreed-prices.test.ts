import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 978, host: 'agreed-prices.test', first: 9_780_001 }
const path = `/shops/shop-${shop.id}`
/** At 10.00, at 12.00 and promoted at 9.00, with variants 31 at 5.00 and 32 at 4.00, and on request. */
const [simple, promoted, varied, onRequest] = [shop.first, shop.first + 1, shop.first + 2, shop.first + 3]

let now = new Date('2027-05-03T12:00:00Z')
let api: TestApi
let manager: StaffMember
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, now)
  const add = (id: number, priceNet: number | null, more = {}) =>
    addProduct(api.db, { shopId: shop.id, id, priceNet, first: shop.first, items: 1000, ...more }, now)
  await add(simple, 1000)
  await add(promoted, 1200)
  const tiers = (price: number) => [[1, price]] as [number, number][]
  await add(varied, null, {
    variants: [
      { id: 31, tiers: tiers(500), items: 100 },
      { id: 32, tiers: tiers(400), items: 100 },
    ],
  })
  await add(onRequest, null)
  await addPromotion(api.db, { shopId: shop.id, id: 1, productId: promoted, priceNet: 900, startsAt: now }, now)
  manager = await newStaff(api, { [shop.id]: 'manager' })
  seller = await newStaff(api, { [shop.id]: 'sales' })
})
afterAll(() => api.close())

const customer = async () => {
  const visitor = await newCustomer(api, shop.host)
  return { ...visitor, at: `${path}/customers/${visitor.id}/prices` }
}
const later = () => {
  now = new Date(now.getTime() + 1000)
}
const row = (variant_id: number, price_net: number | null, from: number | null = null) => ({ variant_id, price_net, from })
const save = (at: string, ...prices: ReturnType<typeof row>[]) => manager.put(at, { prices })
const pricesAt = async (at: string) =>
  Object.fromEntries(
    (await seller.get(at)).body.items.map((one: { variant_id: number; price_net: number | null }) => [one.variant_id, one.price_net]),
  )
const newestChange = async () => (await manager.get(`${path}/change_sets?limit=1`)).body.items[0].id as string

test('personal prices are set, changed and removed together, and the customer pays them at once', async () => {
  const visitor = await customer()
  const first = await save(visitor.at, row(simple, 7.5), row(31, 4.25), row(onRequest, 99.99))
  expect(first.body).toEqual({ added: 3, changed: 0, removed: 0, unchanged: 0 })
  expect((await visitor.get(`/products/${simple}`)).body.custom_price_net).toBe(7.5)
  const added = await visitor.post('/cart/cart_items', { cart_item: { product_id: onRequest, items: 2 } })
  expect(added.body.cart.totals.products_net).toBe(199.98)
  later()
  const second = await save(visitor.at, row(simple, 7, 7.5), row(31, null, 4.25), row(onRequest, 99.99, 99.99), row(32, null, null))
  expect(second.body).toEqual({ added: 0, changed: 1, removed: 1, unchanged: 2 })
  expect(await pricesAt(visitor.at)).toEqual({ [simple]: 7, [onRequest]: 99.99 })
  expect((await visitor.get(`/products/${simple}`)).body.custom_price_net).toBe(7)
  expect((await visitor.get('/customer/prices')).body.items).toMatchObject([{ price_net: 7 }, { price_net: 99.99 }])
})

test('they stand beside the list price and what everybody pays at present, in parts', async () => {
  const visitor = await customer()
  await save(visitor.at, row(simple, 7.5), row(promoted, 10), row(31, 4.25))
  const first = (await seller.get(`${visitor.at}?limit=2`)).body
  const second = (await seller.get(`${visitor.at}?limit=2&after=${first.next}`)).body
  const items = [...first.items, ...second.items]
  expect([items.length, second.next]).toEqual([3, null])
  expect(items).toMatchObject([
    { variant_id: 31, product_id: varied, symbol: 'V31', list_price_net: 5, public_price_net: 5, price_net: 4.25 },
    { product_id: simple, symbol: `P${simple}`, list_price_net: 10, public_price_net: 10, price_net: 7.5, is_active: true },
    { product_id: promoted, list_price_net: 12, public_price_net: 9, price_net: 10, changed_at: now.toISOString() },
  ])
  // The lower of both counts.
  expect((await visitor.get(`/products/${promoted}`)).body).toMatchObject({ price_net: 9, custom_price_net: null })
  expect(failure(await seller.get(`${path}/customers/999999/prices`))).toEqual([404, 'customer_not_found'])
})

test('they are downloaded with symbols, as far as a search finds them', async () => {
  const visitor = await customer()
  await save(visitor.at, row(simple, 7.5), row(31, 4.25))
  const file = async (query = '') => String((await manager.get(`${visitor.at}.csv${query}`)).body).replace('\u{FEFF}', '')
  const head = 'Product code,EAN,Product,Variant,List price,Net price\r\n'
  expect(await file()).toBe(`${head}V31,,Product ${varied},,5.00,4.25\r\nP${simple},,Product ${simple},,10.00,7.50\r\n`)
  expect(await file('?q=V31')).toBe(`${head}V31,,Product ${varied},,5.00,4.25\r\n`)
  expect((await manager.get(`${visitor.at}.json`)).body).toMatchObject([{ price_net: 4.25 }, { price_net: 7.5 }])
  expect((await manager.get(`${visitor.at}.xlsx`)).status).toBe(200)
  expect(failure(await seller.get(`${visitor.at}.csv`))).toEqual([403, 'permission_denied'])
})

test('a search finds variants by symbol and name, with a price or without', async () => {
  const visitor = await customer()
  await save(visitor.at, row(32, 3))
  expect(await pricesAt(`${visitor.at}?q=V32`)).toEqual({ 32: 3 })
  expect(await pricesAt(`${visitor.at}?q=V31`)).toEqual({ 31: null })
  const found = (await seller.get(`${visitor.at}?q=Product&limit=3`)).body
  const rest = (await seller.get(`${visitor.at}?q=Product&limit=3&after=${found.next}`)).body
  const ids = [...found.items, ...rest.items].map(({ variant_id }: { variant_id: number }) => variant_id)
  expect(ids.sort((a, b) => a - b)).toEqual([31, 32, simple, promoted, onRequest])
  expect(rest.next).toBeNull()
})

test('what two people change meanwhile is merged, or named', async () => {
  const { at } = await customer()
  await save(at, row(simple, 7), row(promoted, 8))
  expect((await save(at, row(simple, 6, 7), row(promoted, 8, 8))).status).toBe(200)
  // Begun from the prices before: the same new price is no conflict, nor is a price that was not changed.
  expect((await save(at, row(simple, 6, 7), row(promoted, 7.5, 8))).body).toMatchObject({ changed: 1, unchanged: 1 })
  const refused = await save(at, row(promoted, 5, 7.5), row(simple, 5, 7), row(31, 1, 2))
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([
    [409, 'prices_changed'],
    ['prices.1.price_net', 'prices.2.price_net'],
  ])
  expect(await pricesAt(at)).toEqual({ [simple]: 6, [promoted]: 7.5 })
})

test('prices of others’ variants, twice the same one, and amounts that are none are refused', async () => {
  const { at } = await customer()
  const fields = async (...prices: ReturnType<typeof row>[]) => {
    const refused = await save(at, ...prices)
    return [...failure(refused), ...Object.keys(refused.body.error.fields)]
  }
  expect(await fields(row(simple, 1), row(999_999, 1))).toEqual([422, 'invalid_body', 'prices.1.variant_id'])
  expect(await fields(row(simple, 1), row(simple, 2))).toEqual([422, 'invalid_body', 'prices.1.variant_id'])
  for (const price of [-1, 0.001, 10_000_001]) expect(await fields(row(simple, price))).toEqual([422, 'invalid_body', 'prices.0.price_net'])
  expect(failure(await save(at))).toEqual([422, 'invalid_body'])
  expect(failure(await save(`${path}/customers/999999/prices`, row(simple, 1)))).toEqual([404, 'customer_not_found'])
  expect(failure(await seller.put(at, { prices: [row(simple, 1)] }))).toEqual([403, 'permission_denied'])
  expect(await pricesAt(at)).toEqual({})
})

test('undo restores prices, but none that was changed later', async () => {
  const visitor = await customer()
  await save(visitor.at, row(simple, 7), row(promoted, 8))
  later()
  await save(visitor.at, row(simple, 6, 7), row(promoted, null, 8), row(31, 1))
  const change = await newestChange()
  later()
  await save(visitor.at, row(simple, 5, 6))
  const undone = await manager.post(`${path}/change_sets/${change}/undo`)
  expect(undone.body.skipped).toMatchObject([{ table: 'customer_prices', field: 'changed_at' }, { field: 'price_net' }])
  expect(await pricesAt(visitor.at)).toEqual({ [simple]: 5, [promoted]: 8 })
  expect((await visitor.get(`/products/${promoted}`)).body.custom_price_net).toBe(8)
})

test('an account that is closed takes its prices along, also from the history', async () => {
  const visitor = await customer()
  later()
  await save(visitor.at, row(simple, 7))
  const change = await newestChange()
  expect((await manager.post(`${path}/customers/${visitor.id}/erasure`, { confirmation: visitor.email })).body).toBe('ok')
  const left = await api.db.asOwner(now).query(sql`
    select 1 from customer_prices where shop_id = ${shop.id} and customer_id = ${visitor.id}
    union all select 1 from change_rows where shop_id = ${shop.id} and change_set_id = ${change}::uuid`)
  expect(left).toEqual([])
  expect(failure(await manager.post(`${path}/change_sets/${change}/undo`))[0]).toBe(409)
})
