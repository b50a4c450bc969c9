import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

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
  const scopes = ['promotions:write', 'products:write', 'history:write', 'orders:write', 'exports:read']
  const { body } = await person.post(`${path}/api_keys`, { name: 'Codes', scopes })
  owner = requestsWith(api, body.key)
})
afterAll(() => api.close())

const values = (code: string, more: object = {}) => ({
  code,
  discount_type: 'percentage',
  value: 10,
  min_order_value: 0,
  category_ids: [],
  brand_ids: [],
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

test('a code for a category and a brand takes off the products of both, those of categories below included', async () => {
  const parent = await category('Fasteners')
  const child = await category('Screws', parent)
  const brand = await brandNamed('Wkrętex')
  const [inside, elsewhere] = [first + 2, first + 3]
  await addProduct(api.db, { shopId: shop.id, id: inside, priceNet: 8000, items: 100 }, start)
  await addProduct(api.db, { shopId: shop.id, id: elsewhere, priceNet: 2000, items: 100 }, start)
  await api.db
    .asOwner(now)
    .query(sql`update products set category_id = ${child}, brand_id = ${brand} where shop_id = ${shop.id} and id = ${inside}`)
  await api.db.asOwner(now).query(sql`update products set category_id = ${child} where shop_id = ${shop.id} and id = ${elsewhere}`)
  const id = await add('SCREWS', { category_ids: [child, parent, child], brand_ids: [brand], min_order_value: 100 })
  expect((await owner.get(at(id))).body).toMatchObject({ category_ids: [parent, child], brand_ids: [brand] })

  const shopper = await readyShopper(api, host, [[inside, 1]])
  await use(shopper, 'SCREWS')
  expect(await effect(shopper)).toEqual({ state: 'inactive', reason: 'minimum_not_met', missing_net: 20 })
  await shopper.post('/cart/cart_items', { cart_item: { product_id: elsewhere, items: 1 } })
  const { body: cart } = await shopper.get('/cart')
  expect(cart).toMatchObject({
    discount: { limited_to: ['Fasteners', 'Screws', 'Wkrętex'] },
    totals: { products_net: 100, discount_net: 8, discount_gross: 9.84 },
  })
  expect(discountedOf(cart)).toEqual({ [inside]: true, [elsewhere]: false })

  // The order says what was discounted, so that a withdrawal from the other product pays all of it back.
  const { body: order } = await shopper.order({ email: 'screws@codes.test' })
  const { body: placed } = await shopper.get(`/orders/${order.uid}`)
  expect(discountedOf({ cart_items: placed.items })).toEqual({ [inside]: true, [elsewhere]: false })
})

test('a code for other products than those in the cart is kept without effect, and never replaces one that applies', async () => {
  const own = await category('Own')
  const id = await add('OTHERS', { category_ids: [own], discount_type: 'fixed', value: 500 })
  const shopper = await shopperWith('OTHERS')
  expect(await effect(shopper)).toEqual({ state: 'inactive', reason: 'no_matching_products', missing_net: null })
  await add('FOR-ALL')
  const another = await shopperWith('FOR-ALL')
  expect(failure(await use(another, 'OTHERS'))).toEqual([422, 'discount_code_not_for_products'])
  expect(await effect(another)).toMatchObject({ state: 'applied' })

  // An amount is never more than the products that it is for.
  const small = first + 4
  await addProduct(api.db, { shopId: shop.id, id: small, priceNet: 1000, items: 100 }, start)
  await api.db.asOwner(now).query(sql`update products set category_id = ${own} where shop_id = ${shop.id} and id = ${small}`)
  await shopper.post('/cart/cart_items', { cart_item: { product_id: small, items: 2 } })
  expect((await shopper.get('/cart')).body.totals).toMatchObject({ products_net: 120, discount_net: 20, discount_gross: 24.6 })

  // A deleted category leaves a code that matches nothing, and can be saved with it.
  await api.db.asOwner(now).query(sql`update products set category_id = null where shop_id = ${shop.id} and id = ${small}`)
  expect((await owner.delete(`${path}/categories/${own}`)).status).toBe(200)
  expect(await effect(shopper)).toMatchObject({ reason: 'no_matching_products' })
  const from = values('OTHERS', { category_ids: [own], discount_type: 'fixed', value: 500 })
  expect((await owner.put(at(id), { ...from, value: 400, from })).status).toBe(200)
  const refused = await owner.put(at(id), { ...from, brand_ids: [99_999_999], value: 400, from: { ...from, value: 400 } })
  expect([failure(refused), refused.body.error.fields]).toEqual([[422, 'invalid_body'], { brand_ids: fieldProblems.unknown }])
})

test('an undo brings the categories of a code back', async () => {
  const own = await category('Undone')
  const id = await add('UNDONE', { category_ids: [own] })
  const from = values('UNDONE', { category_ids: [own] })
  expect((await owner.put(at(id), { ...from, category_ids: [], from })).status).toBe(200)
  const { items } = (await owner.get(`${path}/change_sets?entity=discount_code&entity_key=${id}`)).body
  const change = items.find((set: { call: string }) => set.call === 'discounts.changeDiscountCode')
  expect((await owner.post(`${path}/change_sets/${change.id}/undo`)).status).toBe(200)
  expect((await owner.get(at(id))).body.category_ids).toEqual([own])
})

test('an undo that would leave a period which ends before it begins is refused', async () => {
  const [week, month] = [inDays(7), inDays(30)]
  const id = await add('PERIOD', { valid_to: week })
  now = new Date(now.getTime() + 1)
  const [short, long] = [values('PERIOD', { valid_to: week }), values('PERIOD', { valid_to: month })]
  expect((await owner.put(at(id), { ...long, from: short })).status).toBe(200)
  const [change] = (await owner.get(`${path}/change_sets?entity=discount_code&entity_key=${id}&limit=1`)).body.items
  expect((await owner.put(at(id), { ...long, valid_from: inDays(10), from: long })).status).toBe(200)
  const refused = await owner.post(`${path}/change_sets/${change.id}/undo`)
  expect([...failure(refused), refused.body.error?.details]).toEqual([409, 'undo_refused', { reason: 'conflict' }])
  expect((await owner.get(at(id))).body).toMatchObject({ valid_from: inDays(10), valid_to: month })
})

const category = async (name: string, parent_id: number | null = null): Promise<number> => {
  const texts = { en: '', pl: '' }
  const body = { parent_id, name: { en: name, pl: name }, slugs: texts, description: texts, seo_title: texts, seo_description: texts }
  return (await owner.post(`${path}/categories`, body)).body.id
}
const brandNamed = async (name: string): Promise<number> =>
  (await owner.post(`${path}/brands`, { name, slug: '', description: { en: '', pl: '' }, producer_id: null })).body.id
const discountedOf = ({ cart_items }: { cart_items: { product_id: number; is_discounted: boolean }[] }) =>
  Object.fromEntries(cart_items.map(({ product_id, is_discounted }) => [product_id, is_discounted]))
