import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'

const start = new Date('2027-02-01T12:00:00Z')
const shop = { id: 975, host: 'staff-codes.test', first: 9_750_001 }
const { first, host } = shop
const path = `/shops/shop-${shop.id}`
const dayMs = 86_400_000

let now = start
let api: TestApi
/** A key, which does not expire while days go by. */
let owner: ReturnType<typeof requestsWith>
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: first, priceNet: 10_000, first, items: 1000 }, start)
  const person = await newStaff(api, { [shop.id]: 'owner' })
  const scopes = ['promotions:write', 'history:write', 'orders:write', 'exports:read']
  const { body } = await person.post(`${path}/api_keys`, { name: 'Codes', scopes })
  owner = requestsWith(api, body.key)
})
afterAll(() => api.close())

const values = (code: string, more: object = {}) => ({
  code,
  discount_type: 'percentage',
  value: 10,
  min_order_value: 0,
  valid_from: null,
  valid_to: null,
  max_uses: null,
  max_uses_per_customer: null,
  enabled: true,
  ...more,
})
const add = async (code: string, more: object = {}): Promise<number> => {
  const { status, body } = await owner.post(`${path}/discount_codes`, values(code, more))
  expect([status, body.error]).toEqual([200, undefined])
  return body.id
}
const at = (id: number) => `${path}/discount_codes/${id}`
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()

type Shopper = Awaited<ReturnType<typeof readyShopper>>
const use = (shopper: Shopper, discount_code: string) => shopper.post('/cart/check_discount_code', { cart: { discount_code } })
const shopperWith = async (code: string, as?: Parameters<typeof readyShopper>[3]) => {
  const shopper = await readyShopper(api, host, [[first, 1]], as)
  expect((await use(shopper, code)).status).toBe(200)
  return shopper
}
const effect = async (shopper: Shopper) => (await shopper.get('/cart')).body.discount_effect

test('a code is added in any letter case, applies in the next cart, and is found by its beginning', async () => {
  const id = await add('welcome-5', { value: 5.5, min_order_value: 99.99 })
  const shopper = await shopperWith('Welcome-5')
  expect((await shopper.get('/cart')).body).toMatchObject({ discount_code: 'WELCOME-5', totals: { discount_net: 5.5 } })
  expect((await owner.get(at(id))).body).toMatchObject({ code: 'WELCOME-5', value: 5.5, state: 'usable', uses: 0, series: null })
  const { items } = (await owner.get(`${path}/discount_codes?q=wel`)).body
  expect(items.map((one: { id: number }) => one.id)).toEqual([id])
})

test('a code that is disabled or over says so in the cart that has it; one that has not begun is unknown', async () => {
  const id = await add('OFF', { valid_to: inDays(5) })
  const shopper = await shopperWith('OFF')
  const from = values('OFF', { valid_to: inDays(5) })
  expect((await owner.put(at(id), { ...from, enabled: false, from })).status).toBe(200)
  expect(await effect(shopper)).toMatchObject({ state: 'inactive', reason: 'expired' })
  expect(failure(await use(shopper, 'OFF'))).toEqual([422, 'discount_code_used_up'])
  expect((await owner.get(at(id))).body.state).toBe('disabled')
  await add('SOON', { valid_from: inDays(1) })
  expect(failure(await use(shopper, 'SOON'))).toEqual([422, 'discount_code_unknown'])
  now = new Date(now.getTime() + 2 * dayMs)
  const another = await shopperWith('SOON')
  expect(await effect(another)).toMatchObject({ state: 'applied' })
})

test('of two orders at once with the last use one is placed', async () => {
  const id = await add('LAST', { max_uses: 1 })
  const [one, two] = [await shopperWith('LAST'), await shopperWith('LAST')]
  const { total_gross } = (await one.get('/cart')).body.totals
  const answers = await Promise.all([
    one.order({ email: 'one@codes.test', total_gross }),
    two.order({ email: 'two@codes.test', total_gross }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await owner.get(at(id))).body).toMatchObject({ uses: 1, state: 'used_up' })
})

test('a customer uses a code as often as it allows: the cart says so, and a cancelled order gives the use back', async () => {
  const id = await add('ONCE-EACH', { max_uses_per_customer: 1 })
  const visitor = await newCustomer(api, host)
  const shopper = await shopperWith('ONCE-EACH', { as: visitor })
  const { status, body } = await shopper.order({ email: visitor.email })
  expect(status).toBe(200)
  const again = await readyShopper(api, host, [[first, 1]], { as: visitor })
  expect(failure(await use(again, 'ONCE-EACH'))).toEqual([422, 'discount_code_used_by_customer'])
  expect((await owner.put(`${path}/orders/${body.uid}/status`, { status: 'cancelled' })).status).toBe(200)
  expect((await use(again, 'ONCE-EACH')).status).toBe(200)
  expect((await owner.get(at(id))).body.uses).toBe(0)
  const other = await shopperWith('ONCE-EACH')
  expect((await other.order({ email: 'somebody-else@codes.test' })).status).toBe(200)
})

test('a cart that had the code before the customer used it elsewhere keeps it, without effect, with the reason', async () => {
  const visitor = await newCustomer(api, host)
  await add('ELSEWHERE', { max_uses_per_customer: 1 })
  const shopper = await shopperWith('ELSEWHERE', { as: visitor })
  const guest = await shopperWith('ELSEWHERE')
  expect((await guest.order({ email: visitor.email })).status).toBe(200)
  expect(await effect(shopper)).toMatchObject({ state: 'inactive', reason: 'used_by_customer' })
})

test('a guest is known by the e-mail address of the order; of two orders at once one is placed', async () => {
  await add('GUEST-ONCE', { max_uses_per_customer: 1 })
  const [one, two] = [await shopperWith('GUEST-ONCE'), await shopperWith('GUEST-ONCE')]
  const answers = await Promise.all([one.order({ email: 'guest@codes.test' }), two.order({ email: 'Guest@codes.test' })])
  expect(answers.map(answer => (answer.status === 200 ? 200 : failure(answer)[1])).sort()).toEqual([200, 'discount_code_used_by_customer'])
})

test('a series has different codes for a single use each, is made once, and is downloaded as CSV', async () => {
  const { code: _, max_uses: __, enabled: ___, ...rest } = values('')
  const series = { ...rest, series: 'Fair 2027', prefix: 'fair-', count: 1000 }
  expect((await owner.post(`${path}/discount_series`, series)).body).toEqual({ count: 1000 })
  expect(failure(await owner.post(`${path}/discount_series`, { ...series, count: 1 }))).toEqual([409, 'discount_series_taken'])
  const csv = (await owner.get(`${path}/discount_codes.csv?series=Fair%202027`)).body as unknown as string
  const codes = new Set([...csv.matchAll(/FAIR-[A-Z2-9]{10}/g)].map(([code]) => code))
  expect(codes.size).toBe(1000)
  const [code = ''] = codes
  const shopper = await shopperWith(code.toLowerCase())
  expect((await shopper.order({ email: 'fair@codes.test' })).status).toBe(200)
  expect(failure(await use(await readyShopper(api, host, [[first, 1]]), code))).toEqual([422, 'discount_code_used_up'])
  const over = { ...series, series: 'Another', count: 1001 }
  expect(failure(await owner.post(`${path}/discount_series`, over))).toEqual([422, 'invalid_body'])
})

test('what two people change apart is merged, the same field is refused by name', async () => {
  const id = await add('MERGED')
  const from = values('MERGED')
  expect((await owner.put(at(id), { ...from, value: 15, from })).status).toBe(200)
  expect((await owner.put(at(id), { ...from, max_uses: 9, from })).status).toBe(200)
  expect((await owner.get(at(id))).body).toMatchObject({ value: 15, max_uses: 9 })
  const refused = await owner.put(at(id), { ...from, value: 20, from })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'discount_code_changed'], ['value']])
})

test('codes that are taken, of another form or out of bounds are refused', async () => {
  const id = await add('TAKEN')
  expect(failure(await owner.post(`${path}/discount_codes`, values('taken')))).toEqual([409, 'discount_code_taken'])
  const fieldsOf = async (more: object) => Object.keys((await owner.post(`${path}/discount_codes`, values('FORM', more))).body.error.fields)
  expect(await fieldsOf({ code: 'A B' })).toEqual(['code'])
  expect(await fieldsOf({ code: 'ŻABA' })).toEqual(['code'])
  expect(await fieldsOf({ value: 100.01 })).toEqual(['value'])
  expect(await fieldsOf({ value: 0 })).toEqual(['value'])
  expect(await fieldsOf({ valid_from: inDays(2), valid_to: inDays(1) })).toEqual(['valid_to'])
  expect(failure(await owner.get(at(id + 100_000)))).toEqual([404, 'discount_code_not_found'])
})

test('a code that an order has is disabled, not deleted, nor by an undo; its number is not used again', async () => {
  const id = await add('ORDERED')
  const { items } = (await owner.get(`${path}/change_sets?entity=discount_code&entity_key=${id}`)).body
  const shopper = await shopperWith('ORDERED')
  expect((await shopper.order({ email: 'ordered@codes.test' })).status).toBe(200)
  expect(failure(await owner.delete(at(id)))).toEqual([409, 'discount_code_in_use'])
  expect(failure(await owner.post(`${path}/change_sets/${items[0].id}/undo`))).toEqual([409, 'undo_refused'])
  expect((await owner.get(at(id))).status).toBe(200)
  const from = values('ORDERED')
  expect((await owner.put(at(id), { ...from, max_uses: 1, enabled: false, from })).status).toBe(200)
  const unused = await add('UNUSED')
  expect((await owner.delete(at(unused))).status).toBe(200)
  expect(await add('UNUSED')).toBeGreaterThan(unused)
})
