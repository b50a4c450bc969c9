import { maxLineItems, maxLines, maxSavedLists } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, request } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 892
const origin = 'saved-lists.test'
const first = 8_920_001
const second = first + 1
const withVariants = first + 2
const other = { id: 893, host: 'saved-lists-elsewhere.test', first: 8_930_001 }
const unknownId = '00000000-0000-4000-8000-000000000000'

type Customer = Awaited<ReturnType<typeof newCustomer>>

let api: TestApi
let owner: Customer
let stranger: Customer
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, other, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 100 }, start)
  await addProduct(api.db, { shopId, id: second, priceNet: 250, first, items: 3 }, start)
  const variants = [0, 5].map((items, i) => ({
    id: first + 10 + i,
    tiers: [
      [1, 2000],
      [10, 1500],
    ] as [number, number][],
    items,
  }))
  await addProduct(api.db, { shopId, id: withVariants, priceNet: null, first, variants }, start)
  await addProduct(api.db, { shopId: other.id, id: other.first, priceNet: 1000, first: other.first, items: 1 }, start)
  owner = await newCustomer(api, origin)
  stranger = await newCustomer(api, origin)
})
afterAll(() => api.close())
beforeEach(async () => {
  await asOwner(sql`delete from saved_lists`)
  await asOwner(sql`update products set is_active = true where shop_id = ${shopId}`)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(start).query<Row>(statement)

const lines = [
  { product_id: withVariants, product_variant_id: first + 11, items: 12 },
  { product_id: first, items: 2 },
]
const create = async (more: object = {}, by = owner): Promise<string> =>
  (await by.post('/saved_lists', { saved_list: { name: 'Workshop, monthly order', lines, ...more } })).body.id
const get = async (id: string, by = owner) => (await by.get(`/saved_lists/${id}`)).body
const quantities = (list: { lines: { product_id: number; product_variant_id: number | null; items: number }[] }) =>
  list.lines.map(line => [line.product_id, line.product_variant_id, line.items])
const share = async (id: string): Promise<string> => (await owner.put(`/saved_lists/${id}/share`)).body.share_token
const shared = (token: string, to = origin) => request(api, to, 'GET', `/shared_lists/${token}`)

test('a list has its lines in their order, priced as a cart of them', async () => {
  const list = await get(await create())
  expect(list).toMatchObject({
    name: 'Workshop, monthly order',
    share_token: null,
    products_net: 12 * 15 + 2 * 10,
    products_gross: 246,
    currency: 'PLN',
    lines: [
      {
        product_id: withVariants,
        product_variant_id: first + 11,
        items: 12,
        unit_price_net: 15,
        problem: 'not_enough_stock',
        is_sold: true,
      },
      { product_id: first, product_variant_id: null, items: 2, unit_price_net: 10, problem: null, is_sold: true },
    ],
  })
  const inEuro = (await owner.get(`/saved_lists/${list.id}?currency=EUR`)).body
  expect([inEuro.currency, inEuro.lines[1].unit_price_net]).toEqual(['EUR', 2.35])
  expect(failure(await owner.get(`/saved_lists/${list.id}?currency=USD`))).toEqual([400, 'invalid_query'])
})

test('the lists of a customer are theirs, the one changed last first', async () => {
  const id = await create()
  await create({ name: 'Other', lines: [] }, stranger)
  expect((await owner.get('/saved_lists')).body).toEqual([
    { id, name: 'Workshop, monthly order', lines: 2, is_shared: false, changed_at: start.toISOString() },
  ])
})

test('lines of one variant are one line; unknown products and variants are left out', async () => {
  const id = await create({
    lines: [
      { product_id: first, items: 1 },
      { product_id: first, items: maxLineItems - 1 },
      { product_id: withVariants, items: 1 },
      { product_id: withVariants, product_variant_id: first, items: 1 },
      { product_id: other.first, items: 1 },
    ],
  })
  expect(quantities(await get(id))).toEqual([[first, null, maxLineItems]])
})

test('a quantity may be as large as that of a cart line; a larger one is refused, and nothing is stored', async () => {
  const large = [{ product_id: first, items: maxLineItems }]
  const id = await create({ lines: large })
  expect(failure(await owner.post(`/saved_lists/${id}/lines`, { lines: [{ product_id: first, items: 1 }] }))).toEqual([
    422,
    'saved_list_full',
  ])
  expect(quantities(await get(id))).toEqual([[first, null, maxLineItems]])
  const twice = { saved_list: { name: 'Twice', lines: [...large, ...large] } }
  expect(failure(await owner.post('/saved_lists', twice))).toEqual([422, 'saved_list_full'])
  expect((await owner.get('/saved_lists')).body).toHaveLength(1)
  const { cart_items: outcomes } = (await owner.post('/cart/cart_items/bulk', { cart_items: large })).body
  expect(outcomes).toMatchObject([{ wanted: maxLineItems, problem: 'not_enough_stock' }])
})

test('quantities are added, set and removed, and the list is renamed', async () => {
  const id = await create()
  const add = (items: number) => owner.post(`/saved_lists/${id}/lines`, { lines: [{ product_id: second, items }] })
  expect((await add(1)).body).toBe('ok')
  expect((await add(4)).body).toBe('ok')
  expect(quantities(await get(id)).at(-1)).toEqual([second, null, 5])
  const change = {
    name: '  Zażółć ',
    lines: [
      { product_id: withVariants, product_variant_id: first + 11, items: 0 },
      { product_id: first, items: 7 },
      { product_id: withVariants, product_variant_id: first + 10, items: 3 },
    ],
  }
  expect((await owner.put(`/saved_lists/${id}`, { saved_list: change })).body).toBe('ok')
  const list = await get(id)
  expect([list.name, ...quantities(list)]).toEqual(['Zażółć', [first, null, 7], [second, null, 5]])
})

test('changes at the same time are all there', async () => {
  const id = await create({ lines: [] })
  await Promise.all(
    [first, second, first, second].map(product_id => owner.post(`/saved_lists/${id}/lines`, { lines: [{ product_id, items: 1 }] })),
  )
  expect(quantities(await get(id)).sort()).toEqual([
    [first, null, 2],
    [second, null, 2],
  ])
})

test('a customer has a bounded number of lists, also with requests at the same time', async () => {
  await asOwner(sql`
    insert into saved_lists (shop_id, customer_id, name) select ${shopId}, ${owner.id}::int, 'List ' || n from generate_series(2, ${maxSavedLists}) n`)
  const post = () => owner.post('/saved_lists', { saved_list: { name: 'One more' } })
  const statuses = (await Promise.all([post(), post(), post()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422, 422])
  expect(failure(await post())).toEqual([422, 'too_many_saved_lists'])
})

test('a list has a bounded number of lines, which the cart takes at once', async () => {
  const product = first + 1000
  const variants = Array.from({ length: maxLines }, (_, i) => ({ id: product + i, tiers: [] }))
  await addProduct(api.db, { shopId, id: product, priceNet: 100, first, variants }, start)
  const many = variants.map(({ id }) => ({ product_id: product, product_variant_id: id, items: 1 }))
  const id = await create({ lines: many })
  const add = (line: object) => owner.post(`/saved_lists/${id}/lines`, { lines: [line] })
  expect(failure(await add({ product_id: first, items: 1 }))).toEqual([422, 'saved_list_full'])
  expect((await add({ ...many[0] })).status).toBe(200)
  const list = await get(id)
  expect([list.lines.length, list.lines[0].items]).toEqual([maxLines, 2])
  const { cart_items } = (await owner.post('/cart/cart_items/bulk', { cart_items: many })).body
  expect(cart_items.filter(({ added }: { added: number }) => added === 1)).toHaveLength(maxLines)
})

test('names and quantities are checked', async () => {
  const refused = (saved_list: object) => owner.post('/saved_lists', { saved_list }).then(failure)
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(201) }, { name: 'A', lines: [{ product_id: first, items: 0 }] }])
    expect(await refused(wrong)).toEqual([422, 'invalid_body'])
})

test('what is no longer sold stays in the list, without a price', async () => {
  const id = await create()
  await asOwner(sql`update products set is_active = false where shop_id = ${shopId} and id = ${first}`)
  const { lines: found, products_net } = await get(id)
  expect(found[1]).toMatchObject({ product_id: first, is_sold: false, unit_price_net: null, problem: 'not_for_sale' })
  expect(products_net).toBe(180)
})

test('a list of somebody else, or an unknown one, does not exist', async () => {
  const id = await create()
  for (const wrong of [id, unknownId, 'x']) {
    const path = `/saved_lists/${wrong}`
    const body = { saved_list: { name: 'Mine' } }
    const tried = await Promise.all([
      stranger.get(path),
      stranger.put(path, body),
      stranger.post(`${path}/lines`, { lines }),
      stranger.put(`${path}/share`),
      stranger.delete(`${path}/share`),
      stranger.delete(path),
    ])
    expect(tried.map(failure)).toEqual(tried.map(() => [404, 'saved_list_not_found']))
  }
  expect((await get(id)).name).toBe('Workshop, monthly order')
})

test('visitors without a login have no lists', async () => {
  const visitor = await openVisitor(api, origin)
  expect(failure(await visitor.get('/saved_lists'))).toEqual([401, 'customer_required'])
  expect(failure(await visitor.post('/saved_lists', { saved_list: { name: 'A' } }))).toEqual([401, 'customer_required'])
})

test('a shared list is seen by everybody with their prices, and says nothing about its owner', async () => {
  const id = await create()
  const token = await share(id)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect([await share(id), (await get(id)).share_token]).toEqual([token, token])
  const answer = await shared(token)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(Object.keys(answer.body).sort()).toEqual(['currency', 'lines', 'name', 'products_gross', 'products_net'])
  expect(answer.body).toMatchObject({ name: 'Workshop, monthly order', products_net: 200 })
  expect(JSON.stringify(answer.body)).not.toContain(owner.email)
  await asOwner(sql`
    insert into customer_prices (shop_id, customer_id, product_id, variant_id, price_net) values (${shopId}, ${stranger.id}, ${first}, ${first}, 400)`)
  expect((await stranger.get(`/shared_lists/${token}`)).body.lines[1]).toMatchObject({ unit_price_net: 4, price_source: 'personal' })
  expect((await get(id)).lines[1]).toMatchObject({ unit_price_net: 10 })
})

test('a token ends with the sharing, and works in its shop only', async () => {
  const id = await create()
  const token = await share(id)
  expect(failure(await shared(token, other.host))).toEqual([404, 'saved_list_not_found'])
  expect((await owner.delete(`/saved_lists/${id}/share`)).body).toBe('ok')
  expect(failure(await shared(token))).toEqual([404, 'saved_list_not_found'])
  expect((await get(id)).share_token).toBeNull()
  const next = await share(id)
  expect(next).not.toBe(token)
  expect([(await shared(token)).status, (await shared(next)).status]).toEqual([404, 200])
  expect((await owner.delete(`/saved_lists/${id}`)).body).toBe('ok')
  expect(failure(await shared(next))).toEqual([404, 'saved_list_not_found'])
  expect(failure(await shared('unknown'))).toEqual([404, 'saved_list_not_found'])
})

test('only hashes of the tokens are stored', async () => {
  const token = await share(await create())
  expect(JSON.stringify(await asOwner(sql`select * from saved_lists`))).not.toContain(token)
})

test('a customer’s data has the lists, and closing the account deletes them', async () => {
  const person = await newCustomer(api, origin)
  await create({}, person)
  const { saved_lists } = (await person.get('/customer/data')).body
  expect(saved_lists).toEqual([
    {
      name: 'Workshop, monthly order',
      is_shared: false,
      created_at: start.toISOString(),
      items: [
        { product_id: withVariants, name: `Product ${withVariants}`, symbol: expect.any(String), items: 12 },
        { product_id: first, name: `Product ${first}`, symbol: `P${first}`, items: 2 },
      ],
    },
  ])
  expect((await person.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  expect(await asOwner(sql`select list_id from saved_list_lines`)).toEqual([])
  expect(failure(await (await openVisitor(api, origin)).post('/auth', { session: { email: person.email, password } }))).toEqual([
    401,
    'login_failed',
  ])
})
