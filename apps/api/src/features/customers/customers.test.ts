import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { openAccount } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { TestVisitor } from '../../../test/visitor.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 958, host: 'customers.test', first: 9_580_001 }
const elsewhere = { id: 959, host: 'customers-elsewhere.test', first: 9_590_001 }
const path = `/shops/shop-${shop.id}/customers`

let api: TestApi
let seller: StaffMember
let jan: TestVisitor
beforeAll(async () => {
  api = await openTestApi()
  for (const one of [shop, elsewhere]) await addOrderableShop(api, one, new Date())
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, items: 100 })
  seller = await newStaff(api, { [shop.id]: 'sales' })
  const company = { company: 'Stolarnia „Dąb” Kowalski i Syn', nip: '526-000-12-46', phone: '+48 600 700 800' }
  jan = await openAccount(api, shop.host, 'jan@stolarnia.example', { first_name: 'Jan', last_name: 'Łącki', ...company })
  await openAccount(api, shop.host, 'ewa@example.com', { first_name: 'Ewa', last_name: 'Nowak-Kowalska' })
  await openAccount(api, elsewhere.host, 'jan@stolarnia.example', { first_name: 'Jan', last_name: 'Łącki' })
})
afterAll(() => api.close())

const emails = async (q: string) =>
  (await seller.get(`${path}?q=${encodeURIComponent(q)}`)).body.items.map((one: { email: string }) => one.email.split('@')[0])

test.each([
  ['łącki', ['jan']],
  ['LACKI jan', ['jan']],
  ['dab', ['jan']],
  ['stolarnia', ['jan']],
  ['jan@stol', ['jan']],
  ['stolarnia.example', ['jan']],
  ['526 000 12 46', ['jan']],
  ['PL5260001246', ['jan']],
  ['600 700 800', ['jan']],
  ['+48600700800', ['jan']],
  ['kowalsk', ['ewa', 'jan']],
  ['ewa kowalska', ['ewa']],
  ['jan nowak', []],
  ['526000124', []],
  ['%', []],
  ['"', []],
  ['\u0300', []],
  ['j', []],
])('customers are found by %s', async (q, expected) => {
  expect(await emails(q)).toEqual(expected)
})

test('customers are listed newest first, in parts that neither miss nor repeat one', async () => {
  const first = (await seller.get(`${path}?limit=1`)).body
  const second = (await seller.get(`${path}?limit=1&after=${first.next}`)).body
  expect([...first.items, ...second.items].map((one: { email: string }) => one.email)).toEqual(['ewa@example.com', 'jan@stolarnia.example'])
  expect(second.next).toBeNull()
  for (const after of ['x', Buffer.from('["9999999999"]').toString('base64url')])
    expect(failure(await seller.get(`${path}?after=${after}`))).toEqual([400, 'invalid_query'])
})

test('a customer is shown with orders, addresses, consents and sessions', async () => {
  const customer = (await jan.get('/customer')).body
  const before = (await seller.get(`${path}/${customer.id}`)).body
  expect(before).toMatchObject({ email: 'jan@stolarnia.example', orders: 0, last_order_at: null, language: 'en', addresses: [] })
  expect(before.sessions).toHaveLength(1)
  expect(before.consents.map((one: { key: string }) => one.key)).toContain('regulations')
  await jan.post('/customer/addresses', {
    address: { first_name: 'Jan', last_name: 'Łącki', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' },
  })
  await jan.post('/cart/cart_items', { cart_item: { product_id: shop.first, items: 1 } })
  await jan.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await jan.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  const { number } = (await jan.post('/orders', { order: buyer })).body
  const after = (await seller.get(`${path}/${customer.id}`)).body
  expect(after).toMatchObject({ orders: 1, last_order_at: expect.any(String), addresses: [{ city: 'Warszawa' }] })
  const orders = (await seller.get(`/shops/shop-${shop.id}/orders?customer=${customer.id}`)).body.items
  expect(orders.map((order: { number: string }) => order.number)).toEqual([number])
  expect((await seller.get(`/shops/shop-${shop.id}/orders?customer=${customer.id + 1}`)).body.items).toEqual([])
})

test('a customer who changes their name or leaves is found as they are now', async () => {
  const visitor = await openAccount(api, shop.host, 'zmiana@example.com', { first_name: 'Zofia', last_name: 'Przed' })
  await visitor.put('/customer', { customer: { first_name: 'Zofia', last_name: 'Pozniej' } })
  expect(await emails('przed')).toEqual([])
  expect(await emails('pozniej')).toEqual(['zmiana'])
  const { id } = (await visitor.get('/customer')).body
  await api.db.asOwner(new Date()).query(sql`delete from customers where shop_id = ${shop.id} and id = ${id}`)
  expect(await emails('pozniej')).toEqual([])
  expect(failure(await seller.get(`${path}/${id}`))).toEqual([404, 'customer_not_found'])
})
