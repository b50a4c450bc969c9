import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOfCsv } from '../../../test/csv-fields.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { adminRequest, newStaff, type StaffMember } from '../../../test/staff.ts'
import { expectStockToBeLedger } from '../../../test/stock-ledger.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date()
const shop = { id: 972, host: 'stock.test', first: 9_720_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`
const [small, large] = [first + 100, first + 101]

let api: TestApi
let keeper: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, shop, now)
  const add = (n: number, more: object) => addProduct(api.db, { shopId: shop.id, id: first + n, priceNet: 1000, first, ...more })
  await add(0, { items: 10 })
  await add(1, { items: 0 })
  await add(2, {
    variants: [
      { id: large, tiers: [[1, 700]], items: 0 },
      { id: small, tiers: [[1, 500]], items: 3 },
    ],
  })
  await add(3, { items: 4 })
  const asOwner = api.db.asOwner(now)
  await asOwner.query(sql`update products set ean = '2100000000418' where shop_id = ${shop.id} and id >= ${first + 2}`)
  await asOwner.query(sql`update products set is_active = false where shop_id = ${shop.id} and id = ${first + 1}`)
  await asOwner.query(
    sql`insert into features (shop_id, id, code, position, name) values (${shop.id}, 1, 'size', 1, '{"en": "Size", "pl": "Rozmiar"}')`,
  )
  await asOwner.query(sql`
    insert into feature_values (shop_id, id, feature_id, position, code, name) values (${shop.id}, 1, 1, 1, 's', '{"en": "Small", "pl": "Mały"}')`)
  await asOwner.query(
    sql`insert into variant_features (shop_id, product_id, variant_id, value_id) values (${shop.id}, ${first + 2}, ${small}, 1)`,
  )
  await asOwner.query(sql`update variants set ean = '5901234123457' where shop_id = ${shop.id} and id = ${large}`)
  keeper = await newStaff(api, { [shop.id]: 'warehouse' })
})
afterAll(async () => {
  await expectStockToBeLedger(api.db)
  await api.close()
})

const list = async (query = '') => (await keeper.get(`${path}/stock${query}`)).body
const ids = async (query: string) => (await list(query)).items.map((item: { variant_id: number }) => item.variant_id - first)
const itemOf = async (id: number) => (await keeper.get(`${path}/stock/${id}`)).body
const stockOf = async (id: number) => (await itemOf(id)).items
const move = (movements: object[], more: object = {}) => keeper.post(`${path}/stock_movements`, { movements, ...more })

test('variants are listed by product, the newest first, in parts that neither miss nor repeat one', async () => {
  expect(await ids('')).toEqual([3, 100, 101, 1, 0])
  const seen: number[] = []
  let after = ''
  for (let part = 0; part < 3; part++) {
    const { items, next } = await list(`?limit=2${after}`)
    seen.push(...items.map((item: { variant_id: number }) => item.variant_id - first))
    after = `&after=${next}`
  }
  expect([seen, after]).toEqual([[3, 100, 101, 1, 0], '&after=null'])
  const named = {
    name: `Product ${first + 2}`,
    variant: 'Small',
    symbol: `V${small}`,
    is_active: true,
    items: 3,
    minimum_stock: null,
    movement: 1,
  }
  expect((await list('?limit=2')).items[1]).toEqual({ ...named, variant_id: small, product_id: first + 2, ean: null })
})

test('a search finds the variants of a product, and one alone by its symbol or EAN', async () => {
  expect((await ids(`?q=product ${first + 2}`)).slice(0, 2)).toEqual([100, 101])
  expect(await ids(`?q=v${small}`)).toEqual([100])
  expect(await ids('?q=5901234123457')).toEqual([101])
  // The EAN of a product without variants is that of its only one.
  expect(
    (await list('?q=2100000000418')).items.map((item: { variant_id: number; ean: string | null }) => [item.variant_id - first, item.ean]),
  ).toContainEqual([3, '2100000000418'])
  expect((await itemOf(small)).ean).toBeNull()
  expect(await ids('?q=nothing')).toEqual([])
  const best = await list('?q=product&limit=2')
  const rest = await list(`?q=product&limit=10&after=${best.next}`)
  expect([...best.items, ...rest.items].map((item: { variant_id: number }) => item.variant_id - first).sort((a, b) => a - b)).toEqual([
    0, 1, 3, 100, 101,
  ])
  for (const query of [
    '?after=x',
    '?level=none',
    `?after=${Buffer.from('["1"]').toString('base64url')}`,
    `?after=${Buffer.from('["9999999999","1"]').toString('base64url')}`,
  ])
    expect(failure(await keeper.get(`${path}/stock${query}`))).toEqual([400, 'invalid_query'])
})

test('a minimum makes a variant below it found, and counted among active products', async () => {
  const minimum = (id: number, minimum_stock: number | null) => keeper.put(`${path}/stock/${id}/minimum_stock`, { minimum_stock })
  const figures = async () => (await keeper.get(`${path}/stock_figures`)).body
  expect(await figures()).toEqual({ sold_out: 1, below_minimum: 0 })
  for (const [id, value] of [
    [first, 10],
    [first + 1, 1],
    [small, 4],
  ] as const)
    expect((await minimum(id, value)).status).toBe(200)
  expect(await itemOf(small)).toMatchObject({ minimum_stock: 4 })
  expect(await ids('?level=below_minimum')).toEqual([100, 1])
  expect(await ids('?level=below_minimum&active=true')).toEqual([100])
  expect(await ids('?level=sold_out')).toEqual([101, 1])
  expect(await figures()).toEqual({ sold_out: 1, below_minimum: 1 })
  await minimum(small, null)
  expect(await figures()).toEqual({ sold_out: 1, below_minimum: 0 })
  for (const value of [0, -1, 1.5, 10_000_001, '5']) expect(failure(await minimum(small, value as number))).toEqual([422, 'invalid_body'])
  expect(failure(await minimum(first + 99, 5))).toEqual([404, 'variant_not_found'])
})

test('of two people who set a minimum from the same one, the second is refused; one who left it as it was changes nothing', async () => {
  const set = (minimum_stock: number | null, from?: number | null) =>
    keeper.put(`${path}/stock/${first}/minimum_stock`, { minimum_stock, from })
  for (const [minimum, from] of [[null], [4, null]] as const) expect((await set(minimum, from)).status).toBe(200)
  const refused = await set(5, null)
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'minimum_stock_changed'], ['minimum_stock']])
  expect((await itemOf(first)).minimum_stock).toBe(4)
  for (const [minimum, from, outcome] of [
    [4, null, 4],
    [3, 3, 4],
    [6, 4, 6],
    [null, undefined, null],
  ] as const)
    expect([(await set(minimum, from)).status, (await itemOf(first)).minimum_stock]).toEqual([200, outcome])
})

test('corrections and counts of several variants become movements with author and note', async () => {
  const moved = await move(
    [
      { variant_id: first + 3, quantity: 6 },
      { variant_id: small, counted: 5, seen: 3 },
      { variant_id: large, counted: 0, seen: 0 },
    ],
    { note: ' Delivery of March ' },
  )
  expect(moved.body).toEqual({
    stock: [
      { variant_id: first + 3, items: 10 },
      { variant_id: small, items: 5 },
    ],
  })
  const { items, next } = (await keeper.get(`${path}/stock/${small}/movements`)).body
  const by = { author: { kind: 'staff', name: keeper.name }, order: null }
  expect([items[0], items.length, next]).toMatchObject([
    { number: 2, quantity: 2, items_after: 5, reason: 'count', note: 'Delivery of March', ...by },
    2,
    null,
  ])
  expect((await keeper.get(`${path}/stock/${first + 3}/movements?limit=1`)).body).toMatchObject({
    items: [{ quantity: 6, reason: 'correction' }],
    next: expect.any(String),
  })
  expect((await keeper.get(`${path}/stock/${large}/movements`)).body).toEqual({ items: [], next: null })
})

test('what was ordered after the count was begun stays taken', async () => {
  const id = first
  const seen = await stockOf(id)
  expect((await (await readyShopper(api, shop.host, [[id, 2]])).order()).status).toBe(200)
  // On the shelf lie the ordered two as well.
  expect((await move([{ variant_id: id, counted: seen - 1, seen }])).body).toEqual({ stock: [{ variant_id: id, items: seen - 3 }] })
})

test('a stock never falls below zero: nothing of the call is carried out, and the error names the variant and its stock', async () => {
  const before = await stockOf(first + 3)
  const refused = await move([
    { variant_id: first + 3, quantity: 1 },
    { variant_id: small, quantity: -2 },
    { variant_id: small, quantity: -4 },
  ])
  expect(failure(refused)).toEqual([409, 'stock_out_of_range'])
  expect(refused.body.error.details).toEqual({ variant_id: small, symbol: `V${small}`, items: 3, quantity: -4 })
  expect(await stockOf(first + 3)).toBe(before)
  expect(failure(await move([{ variant_id: small, quantity: 10_000_000 }]))).toEqual([409, 'stock_out_of_range'])
  const unknown = await move([
    { variant_id: first + 3, quantity: 1 },
    { variant_id: first + 99, quantity: 1 },
  ])
  expect([...failure(unknown), unknown.body.error.details]).toEqual([404, 'variant_not_found', { variant_id: first + 99 }])
  for (const movements of [
    [],
    Array(201).fill({ variant_id: small, quantity: 1 }),
    [{ variant_id: small }],
    [{ variant_id: small, counted: 5 }],
    [{ variant_id: small, quantity: 1, counted: 5, seen: 3 }],
    [{ variant_id: small, quantity: 0.5 }],
    [{ variant_id: small, counted: -1, seen: 3 }],
  ])
    expect(failure(await move(movements))).toEqual([422, 'invalid_body'])
  expect(failure(await move([{ variant_id: small, quantity: 1 }], { note: 'x'.repeat(301) }))).toEqual([422, 'invalid_body'])
})

test('a call that is repeated with its idempotency key moves the stock once', async () => {
  const before = await stockOf(small)
  const send = () =>
    adminRequest(api, 'POST', `${path}/stock_movements`, {
      token: keeper.token,
      body: { movements: [{ variant_id: small, quantity: 2 }] },
      headers: { 'idempotency-key': 'goods-in-1' },
    })
  const [one, again] = [await send(), await send()]
  expect(again.body).toEqual(one.body)
  expect(await stockOf(small)).toBe(before + 2)
})

test('the list is downloaded as it is filtered', async () => {
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const { body } = await owner.get(`${path}/stock.csv?q=v${small}&separator=comma`)
  const [head, row] = fieldsOfCsv(body, ',')
  expect(head).toEqual(['Variant no.', 'Product code', 'EAN', 'Product', 'Variant', 'Active', 'Stock', 'Minimum stock'])
  expect(row?.slice(0, 5)).toEqual([String(small), `V${small}`, '', `Product ${first + 2}`, 'Small'])
})

test('a corrected stock shows in the shop, and is unknown to other shops', async () => {
  await move([{ variant_id: large, quantity: 1 }])
  const { body } = await api.get(`/products/${first + 2}/full`, { origin: shop.host })
  expect(
    body.product_variants_table_data.map((variant: { product_variant_id: number; items: number }) => [
      variant.product_variant_id,
      variant.items > 0,
    ]),
  ).toContainEqual([large, true])
  await addOrderableShop(api, { id: 973, host: 'stock-elsewhere.test', first: 9_730_001 }, now)
  const stranger = await newStaff(api, { 973: 'owner' })
  const elsewhere = '/shops/shop-973'
  for (const answer of [
    await stranger.get(`${elsewhere}/stock/${small}`),
    await stranger.get(`${elsewhere}/stock/${small}/movements`),
    await stranger.put(`${elsewhere}/stock/${small}/minimum_stock`, { minimum_stock: 1 }),
    await stranger.post(`${elsewhere}/stock_movements`, { movements: [{ variant_id: small, quantity: 1 }] }),
  ])
    expect(failure(answer)).toEqual([404, 'variant_not_found'])
})

test('orders and corrections in parallel neither deadlock nor oversell, and the ledger has each of them', async () => {
  const [a, b] = [first + 50, first + 51] as const
  for (const id of [a, b]) await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first, items: 20 })
  const pair = (i: number) => (i % 2 ? [a, b] : [b, a])
  const buyers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      readyShopper(
        api,
        shop.host,
        pair(i).map(id => [id, 1] as const),
      ),
    ),
  )
  const correct = (i: number) => move(pair(i).map(variant_id => ({ variant_id, quantity: i % 3 === 0 ? 1 : -1 })))
  const answers = await Promise.all(buyers.flatMap((buyer, i) => [buyer.order(), ...(i < 12 ? [correct(i)] : [])]))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(['not_enough_stock', 'stock_out_of_range']).toContain(failure(answer)[1])
  for (const id of [a, b]) {
    const { items } = (await keeper.get(`${path}/stock/${id}/movements?limit=100`)).body
    const numbers = items.map((one: { number: number }) => one.number)
    const moved = answers.length - refused.length
    expect(numbers).toEqual(Array.from({ length: moved + 1 }, (_, i) => moved + 1 - i))
  }
}, 120_000)

test('of two people who counted the same, the second is told, and orders since are part of a count', async () => {
  const id = first + 3
  const { items: seen } = await itemOf(id)
  const count = (counted: number, saw = seen) =>
    keeper.post(`${path}/stock_movements`, { movements: [{ variant_id: id, counted, seen: saw }] })
  expect((await count(seen + 3)).status).toBe(200)
  const second = await count(seen + 3)
  expect([failure(second), second.body.error.details]).toEqual([
    [409, 'stock_counted_meanwhile'],
    { variant_id: id, symbol: expect.any(String), items: seen + 3 },
  ])
  expect((await itemOf(id)).items).toBe(seen + 3)
  expect((await count(seen + 3, seen + 3)).status).toBe(200)
  const shopper = await readyShopper(api, shop.host, [[id, 2]])
  expect((await shopper.order()).status).toBe(200)
  expect((await count(seen + 4, seen + 3)).body).toEqual({ stock: [{ variant_id: id, items: seen + 2 }] })
})

test('a count that names the movement it saw is refused after a correction that brought back the same stock', async () => {
  const id = first + 3
  const { items: seen, movement } = await itemOf(id)
  const count = (saw: number) =>
    keeper.post(`${path}/stock_movements`, { movements: [{ variant_id: id, counted: seen + 1, seen, movement: saw }] })
  const shopper = await readyShopper(api, shop.host, [[id, 2]])
  expect((await shopper.order()).status).toBe(200)
  expect((await keeper.post(`${path}/stock_movements`, { movements: [{ variant_id: id, quantity: 2 }] })).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ items: seen, movement: movement + 2 })
  expect(failure(await count(movement))).toEqual([409, 'stock_counted_meanwhile'])
  expect((await count(movement + 2)).body).toEqual({ stock: [{ variant_id: id, items: seen + 1 }] })
})

test('a variant is counted once in a call', async () => {
  const { items: seen } = await itemOf(small)
  const count = { variant_id: small, counted: seen - 1, seen }
  const twice = await keeper.post(`${path}/stock_movements`, { movements: [count, count] })
  expect([failure(twice), twice.body.error.details?.items]).toEqual([[409, 'stock_counted_meanwhile'], seen - 1])
  expect((await itemOf(small)).items).toBe(seen)
})
