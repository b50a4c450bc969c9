import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

/** In Warsaw it is 1 March already. */
const start = new Date('2027-02-28T23:30:00Z')
const hourMs = 3_600_000
const shop = { id: 970, host: 'order-filters.test', first: 9_700_001 }
const path = `/shops/shop-${shop.id}`

let now = start
let api: TestApi
let seller: StaffMember
/** Numbers of orders by what they are in the tests. */
const numbers: Record<string, string> = {}
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 10_000, first: shop.first, items: 100 }, start)
  seller = await newStaff(api, { [shop.id]: 'sales' })
  const place = async (name: string, items: number, methods: { delivery?: number; payment?: number }, change = sql`status = status`) => {
    now = new Date(now.getTime() + hourMs)
    const { status, body } = await (await readyShopper(api, shop.host, [[shop.first, items]], methods)).order()
    expect(status).toBe(200)
    numbers[name] = body.number
    await api.db.asOwner(now).query(sql`update orders set ${change} where shop_id = ${shop.id} and uid = ${body.uid}`)
  }
  now = new Date(start.getTime() - 2 * hourMs)
  // At 23.30 in Warsaw.
  await place('february', 1, { delivery: 2 }, sql`status = 'delivered', is_paid = true`)
  await place('unpaid', 1, { delivery: 2 })
  await place('confirmed unpaid', 2, { payment: 4 }, sql`status = 'confirmed'`)
  await place('on delivery', 3, { payment: 2 }, sql`status = 'confirmed'`)
  await place('cash outstanding', 5, { payment: 2 }, sql`status = 'delivered'`)
  await place('cash received', 6, { payment: 2 }, sql`status = 'delivered', is_paid = true`)
  await place('paid', 4, { payment: 4 }, sql`status = 'paid', is_paid = true`)
  await place('test', 1, { delivery: 2 }, sql`is_test = true, status = 'cancelled'`)
})
afterAll(() => api.close())

const listed = async (query: string) => {
  const { status, body } = await seller.get(`${path}/orders?${query}`)
  expect(status).toBe(200)
  const names = Object.entries(numbers)
  return body.items.map((order: { number: string }) => names.find(([, number]) => number === order.number)?.[0])
}

test.each([
  ['status=paid&status=delivered', ['paid', 'cash received', 'cash outstanding', 'february']],
  ['status=new&status=confirmed&status=new', ['on delivery', 'confirmed unpaid', 'unpaid']],
  ['waiting_for=confirmation', ['unpaid']],
  ['waiting_for=payment', ['confirmed unpaid', 'unpaid']],
  ['waiting_for=packing', ['paid', 'on delivery']],
  ['waiting_for=packing&status=paid&status=new', ['paid']],
  ['waiting_for=cash', ['cash outstanding']],
  ['waiting_for=cash&paid=true', []],
  ['payment=stripe', ['paid', 'confirmed unpaid']],
  ['payment=stripe&paid=false', ['confirmed unpaid']],
  ['payment=none', []],
  ['delivery=pickup', ['test', 'unpaid', 'february']],
  ['delivery=pickup&test=real', ['unpaid', 'february']],
  ['test=test', ['test']],
  ['placed_to=2027-02-28', ['february']],
  ['placed_from=2027-03-01&placed_to=2027-03-01&delivery=pickup', ['test', 'unpaid']],
  ['placed_from=2027-03-02', []],
  // One costs 123.00 with VAT, the courier 19.00.
  ['amount_to=123', ['test', 'unpaid', 'february']],
  ['amount_to=122.99', []],
  ['amount_from=388.01', ['paid', 'cash received', 'cash outstanding']],
  ['amount_from=265&amount_to=388', ['on delivery', 'confirmed unpaid']],
  ['amount_from=388&amount_to=265', []],
  ['q=kowalski&status=paid&status=new&delivery=courier', ['paid']],
  ['q=kowalski&waiting_for=packing&amount_to=400', ['on delivery']],
])('the orders with %s are listed, newest first', async (query, expected) => {
  expect(await listed(query)).toEqual(expected)
})

test('orders in several statuses are listed in parts that neither miss nor repeat one', async () => {
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { items, next } = (await seller.get(`${path}/orders?status=confirmed&status=paid&status=new&limit=1${after}`)).body
    seen.push(...items.map((order: { number: string }) => order.number))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(seen).toEqual(['paid', 'on delivery', 'confirmed unpaid', 'unpaid'].map(name => numbers[name]))
})

test('each figure of the start page counts the orders of the list that it leads to', async () => {
  const { to_confirm, unpaid, to_pack } = (await seller.get(`${path}/order_figures`)).body
  const waits = ['confirmation', 'payment', 'packing']
  const counts = await Promise.all(waits.map(async wait => (await listed(`waiting_for=${wait}`)).length))
  expect([to_confirm, unpaid, to_pack]).toEqual(counts)
})

test.each([
  ['status=lost', 'status.0'],
  ['waiting_for=nobody', 'waiting_for'],
  ['placed_from=2027-02-30', 'placed_from'],
  ['placed_to=0001-01-01', 'placed_to'],
  ['amount_from=1e9', 'amount_from'],
  ['amount_to=-1', 'amount_to'],
  ['amount_to=1.234', 'amount_to'],
  [`payment=${'x'.repeat(101)}`, 'payment'],
  ['test=maybe', 'test'],
])('the filter %s is refused with its name', async (query, field) => {
  const answer = await seller.get(`${path}/orders?${query}`)
  expect([failure(answer), Object.keys(answer.body.error.fields)]).toEqual([[400, 'invalid_query'], [field]])
})

test('the methods to filter by are those of the settings, and those that orders have besides', async () => {
  const methods = async () => (await seller.get(`${path}/order_methods`)).body
  expect((await methods()).deliveries.map((one: { code: string }) => one.code).sort()).toEqual(['courier', 'pickup'])
  const uid = sql`(select uid from orders where shop_id = ${shop.id} and number = ${numbers.test})`
  const old = JSON.stringify({ code: 'balloon', name: 'By balloon', price_net: 0 })
  await api.db.asOwner(now).query(sql`update orders set delivery = ${old}::jsonb where shop_id = ${shop.id} and uid = ${uid}`)
  const { payments, deliveries } = await methods()
  expect(deliveries).toContainEqual({ code: 'balloon', name: 'By balloon' })
  expect(payments).toContainEqual({ code: 'bank_transfer', name: 'Name' })
  expect([payments.length, deliveries.length]).toEqual([4, 3])
  expect(await listed('delivery=balloon')).toEqual(['test'])
})
