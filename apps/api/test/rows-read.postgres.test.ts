import type { ChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateShops } from '../../../demo/generated-shops/index.ts'
import { changeOrderStatus } from '../src/features/orders/orders.ts'
import { listenForChanges } from '../src/platform/change-listener.ts'
import { type Database, raw, sql } from '../src/platform/database.ts'
import { newCustomer } from './customer.ts'
import { countingReads } from './rows-read.ts'
import { readyShopper } from './shopper.ts'
import { newStaff } from './staff.ts'
import { openTestApi, shopCtx, type TestApi, vacuum } from './test-api.ts'
import { openVisitor } from './visitor.ts'

const [large, small] = ['shop-001.localhost', 'shop-002.localhost']
const products = 2500

/** More than any call about a part of the large shop, or about all of a small one, has a reason to read of one table. */
const allowed = 1500

/** Tables that grow with a shop. The vocabulary is not among them: a typo is compared with all of a shop's words while these are few. */
const big = new Set(
  `products variants tiers promotions price_intervals product_features variant_features product_pictures sales related_products bought_together
  search_words orders order_lines order_events cart_lines sessions session_tokens customers customer_words
  price_list_prices price_list_customers`.split(/\s+/),
)

let api: TestApi
let db: ReturnType<typeof countingReads>
let changeLog: ChangeLog
let stop: () => Promise<void>
beforeAll(async () => {
  const plain = await openTestApi()
  await generateShops({ db: plain.db, fileFolder: plain.fileFolder, now: new Date(), products, shops: 60, each: 40, seed: 1 })
  await vacuum(plain.db)
  db = countingReads(plain.db)
  ;({ changeLog, stop } = await listenForChanges(plain.db))
  api = await openTestApi({ db: db as Database, changeLog, responseCacheBytes: 0 })
}, 300_000)
afterAll(async () => {
  await stop()
  await api.close()
})

const owner = () => api.db.asOwner(new Date())
const list = async (query: string, origin: string) => (await api.get(`/products?${query}`, { origin, language: 'pl-PL' })).body.items
const tooMuch = () =>
  db.take().filter(({ table, scanned, fetched, entries }) => big.has(table) && scanned + Math.max(fetched, entries) > allowed)
/** Lists of the back office count what they have by the entries of an index, up to a limit. */
const tooManyRows = () => db.take().filter(({ table, scanned, fetched }) => big.has(table) && scanned + fetched > allowed)

async function expectSparing(path: string, origin: string) {
  db.take()
  const { status } = await api.get(path, { origin, language: 'pl-PL' })
  expect([path, status, tooMuch()]).toEqual([path, 200, []])
}

/** By the first product of the first leaf category, which has forty in the large shop. */
async function partsOf(origin: string) {
  const tree = (await api.get('/category_tree', { origin })).body
  const leaf = tree[0].children[0].children[0]
  const [first, second] = await list(`category=${leaf.id}&in_stock=1`, origin)
  const series = first.name.split(' ').at(-3)
  return { leaf, first, second, series }
}

describe('in a large shop nothing costs more because of the rest of it', () => {
  let parts: Awaited<ReturnType<typeof partsOf>>
  beforeAll(async () => {
    parts = await partsOf(large)
  })

  test('lists of a category with every filter', async () => {
    const { leaf } = parts
    for (const query of ['', '&details=1', '&sort=price_asc', '&sort=name&page=2', '&feature[material]=steel', '&in_stock=1', '&brand=1'])
      await expectSparing(`/products?category=${leaf.id}${query}`, large)
    await expectSparing(`/products?category=${leaf.slugs.pl}`, large)
    await expectSparing(`/categories/${leaf.id}`, large)
  })

  test('lists of the whole shop, and of what has a flag, after a change of stock too', async () => {
    const queries = [
      '',
      '?sort=price_desc',
      '?in_stock=1',
      '?brand=1',
      ...['new', 'month', 'sale', 'bestseller'].map(flag => `?flag=${flag}`),
    ]
    for (const query of queries) await expectSparing(`/products${query}`, large)
    const { id } = await owner().one<{ id: number }>(sql`select shop_id as id from hosts where host = ${large}`)
    const before = changeLog.shopVersion(id) ?? 0
    await owner().query(sql`update variants set stock_on_hand = 7 where shop_id = ${id} and product_id = ${parts.second.id}`)
    await expect.poll(() => changeLog.shopVersion(id), { timeout: 20_000, interval: 5 }).toBeGreaterThan(before)
    for (const query of queries) await expectSparing(`/products${query}`, large)
    const [changed] = await list(`q=${encodeURIComponent(parts.second.symbol)}`, large)
    expect([changed.id, changed.items % 7]).toEqual([parts.second.id, 0])
  })

  test('search by words, by a beginning, with a typo, by symbol and EAN', async () => {
    const { first, series } = parts
    const { ean } = (await api.get(`/products/${first.id}`, { origin: large })).body
    for (const words of [series, series.slice(0, 5), `${series.slice(0, -1)}x`, first.symbol, first.symbol.slice(0, -2), ean])
      for (const path of ['/products', '/search/suggestions']) await expectSparing(`${path}?q=${encodeURIComponent(words)}`, large)
  })

  test('a product by id and slug, and what goes with it', async () => {
    const { first } = parts
    for (const key of [first.id, first.slugs.pl]) {
      await expectSparing(`/products/${key}`, large)
      await expectSparing(`/products/${key}/full`, large)
      await expectSparing(`/products/${key}/related_products`, large)
      await expectSparing(`/products/${key}/compatible_products`, large)
    }
  })

  test('a new session among many', async () => {
    await owner().query(sql`
      insert into sessions (shop_id, derivation_secret, expires_at)
      select shop_id, '', now() + interval '1 day' from hosts, generate_series(1, 3000) where host = ${large}`)
    await owner().transaction(tx => tx.run('analyze sessions'))
    db.take()
    await openVisitor(api, large)
    expect(tooMuch()).toEqual([])
  })

  test('a cart, from its first line to the order and its cancellation, among many open orders', async () => {
    const { first, second } = parts
    await owner().query(sql`
      insert into orders (shop_id, uid, number, is_test, language, email, phone, billing_address, currency, total_net, total_gross, totals, weight,
        delivery, payment, network_key, consents)
      select shop_id, md5(n::text), 'open ' || n, false, 'pl', n || '@example.com', '', '{}', 'PLN', 1, 1, '{}', 1, '{}', '{"code": "bank_transfer"}',
        n::text, '[]'
      from hosts, generate_series(1, 3000) n where host = ${large}`)
    await owner().transaction(tx => tx.run('analyze orders'))
    db.take()
    const shopper = await readyShopper(api, large, [
      [first.id, 1],
      [second.id, 2],
    ])
    await shopper.put(`/cart/cart_items/set_by_product/${first.id}`, { cart_item: { items: 1, product_variant_id: null } })
    expect((await shopper.get('/cart')).status).toBe(200)
    const ordered = await shopper.order()
    expect([ordered.status, (await shopper.get(`/orders/${ordered.body.uid}`)).status]).toEqual([200, 200])
    const { id } = await owner().one<{ id: number }>(sql`select shop_id as id from hosts where host = ${large}`)
    await changeOrderStatus(shopCtx({ db: db as Database }, id, new Date()), ordered.body.uid, 'cancelled')
    expect(tooMuch()).toEqual([])
  })

  test('the summary of a customer with a cart and personal prices', async () => {
    const { first, leaf } = parts
    const customer = await newCustomer(api, large)
    await api.db.asOwner(new Date()).query(sql`
      insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
      select variant.shop_id, ${customer.id}, variant.id, variant.product_id, 1
      from variants variant
      join products product on product.shop_id = variant.shop_id and product.id = variant.product_id and product.category_id = ${leaf.id}
      where variant.shop_id = (select shop_id from hosts where host = ${large})`)
    await customer.post('/cart/cart_items', { cart_item: { product_id: first.id, items: 1 } })
    db.take()
    const { body } = await customer.get('/visitor_summary')
    expect([body.cart.items, body.personal_prices.length, tooMuch()]).toEqual([1, 40, []])
  })

  test('a customer of a price list of all variants, and one without prices, among thousands with that list', async () => {
    const { first, second, leaf } = parts
    const [one, another, without] = [await newCustomer(api, large), await newCustomer(api, large), await newCustomer(api, large)]
    const { id } = await owner().one<{ id: number }>(sql`select shop_id as id from hosts where host = ${large}`)
    await owner().query(sql`insert into price_lists (shop_id, id, name) values (${id}, 1, 'Dealers')`)
    await owner().query(sql`
      insert into price_list_prices (shop_id, price_list_id, variant_id, product_id, price_net)
      select shop_id, 1, id, product_id, 1 from variants where shop_id = ${id}`)
    await owner().query(sql`
      insert into customers (shop_id, id, email, password_hash, first_name, last_name, language)
      select ${id}, 500000 + n, 'member' || n || '@example.com', '', 'Jan', 'Lis', 'pl' from generate_series(1, 3000) n`)
    await owner().query(sql`
      insert into price_list_customers (shop_id, price_list_id, customer_id)
      select ${id}, 1, id from customers where shop_id = ${id} and (id > 500000 or id in (${one.id}, ${another.id}))`)
    await owner().transaction(tx => tx.run('analyze customers, price_lists, price_list_prices, price_list_customers'))
    const { number } = await owner().one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${id}`)
    await expect.poll(() => changeLog.shopVersion(id), { timeout: 20_000, interval: 5 }).toBe(number)
    const visit = async (customer: typeof one) => {
      for (const path of [`/products?category=${leaf.id}`, `/products/${first.id}/full`, `/products/${second.id}/related_products`])
        expect((await customer.get(path)).status).toBe(200)
      await customer.post('/cart/cart_items', { cart_item: { product_id: first.id, items: 1 } })
      return (await customer.get(`/products/${second.id}`)).body.custom_price_net
    }
    // Reads the list into memory.
    expect(await visit(one)).toBe(0.01)
    db.take()
    expect([await visit(another), tooMuch()]).toEqual([0.01, []])
    expect(await visit(without)).toBeNull()
    const ofLists = db.take().filter(({ table, scanned, fetched }) => table.startsWith('price_list') && scanned + fetched > 0)
    expect(ofLists).toEqual([])
  })
})

test('lists and searches of the back office read a part of a large shop', { timeout: 90_000 }, async () => {
  const { id } = await owner().one<{ id: number }>(sql`select shop_id as id from hosts where host = ${large}`)
  await owner().query(sql`delete from orders where shop_id = ${id}`)
  await owner().query(sql`
    insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language)
    select ${id}, 100000 + n, 'person-' || n || '@company-' || n || '.example', '', 'Jan', 'Surname' || n, 'Company ' || n, (1000000000 + n)::text,
      '+48 600 ' || (100000 + n), 'pl' from generate_series(1, 4000) n`)
  await owner().query(sql`
    insert into orders (shop_id, uid, number, is_test, language, email, phone, billing_address, currency, total_net, total_gross, totals, weight,
      delivery, payment, consents, status, customer_id, created_at)
    select ${id}, md5('listed' || n), '2026-' || n, false, 'pl', n || '@company.example', '+48 700 ' || (100000 + n), jsonb_build_object('first_name', 'Jan', 'last_name', 'Surname' || n, 'nip', (2000000000 + n)::text),
      'PLN', 1, 1 + n / 10, '{}', 1, '{"code": "courier", "name": "Courier"}', '{"code": "bank_transfer", "name": "Transfer"}', '[]', case when n % 2 = 0 then 'sent' else 'new' end, 100000 + n, now() - n * interval '1 minute'
    from generate_series(1, 4000) n`)
  await owner().query(sql`
    insert into shipments (shop_id, order_uid, carrier, tracking_number)
    select ${id}, md5('listed' || n), 'DPD', 'px ' || (100000 + n) from generate_series(1, 4000) n`)
  await owner().query(sql`update variants set stock_on_hand = 0 where shop_id = ${id} and product_id % 100 = 0`)
  for (const table of ['customers', 'customer_words', 'orders', 'shipments', 'variants', 'products'])
    await owner().transaction(tx => tx.run(`analyze ${table}`))
  const person = await newStaff(api, { [id]: 'owner' })
  const { code } = await owner().one<{ code: string }>(sql`select code from shops where shop_id = ${id}`)
  const { first } = await partsOf(large)
  const lists = [
    ...[
      '',
      '?status=new',
      '?status=sent&limit=100',
      '?status=sent&status=new&status=cancelled',
      '?status=new&paid=true',
      '?waiting_for=confirmation',
      '?paid=false&limit=100',
      '?test=test',
      '?payment=old',
      '?payment=bank_transfer&delivery=old',
      '?amount_from=3.99',
      `?placed_to=${new Date().toISOString().slice(0, 10)}`,
      '?q=2026-39',
      '?q=surname399',
      '?q=2000003999',
      '?q=700103999',
      '?q=3999@company.example',
      '?q=PX103999',
      '?customer=103999',
    ].map(query => `orders${query}`),
    ...['', '?limit=100', '?q=surname399', '?q=company-3999.example', '?q=1000003999', '?q=600103999', '/103999'].map(
      query => `customers${query}`,
    ),
    ...[
      '',
      '?lacking=sold_out',
      '?lacking=without_price',
      '?lacking=without_ean',
      '?lacking=without_text_en',
      '?lacking=without_text_pl',
      '?stock=sold_out',
      '?stock=in_stock',
      '?active=true',
      `?q=${first.symbol}`,
      `/${first.id}`,
    ].map(query => `products${query}`),
  ]
  // The beginning of every number finds a bounded part of them.
  db.take()
  expect((await person.get(`/shops/${code}/orders?q=2026`)).status).toBe(200)
  expect(Math.max(...db.take().map(({ table, scanned, fetched }) => (table === 'orders' ? scanned + fetched : 0)))).toBeLessThan(3000)
  for (const path of lists) {
    db.take()
    const { status, body } = await person.get(`/shops/${code}/${path}`)
    expect([path, status, tooManyRows()]).toEqual([path, 200, []])
    if (!/without_|test=|old|paid=true/.test(path)) expect([path, body.items?.length ?? 1]).not.toEqual([path, 0])
  }
})

test('products that the planner does not know of yet are each read once into the list index', async () => {
  const host = 'shop-003.localhost'
  const { id } = await owner().one<{ id: number }>(sql`select shop_id as id from hosts where host = ${host}`)
  const added = 4500
  await owner().query(sql`
    insert into products (shop_id, id, symbol, name, slug, vat_percent, price_net, has_variants)
    select ${id}, 1000000 + n, 'NEW-' || n, jsonb_build_object('pl', 'New ' || n), jsonb_build_object('pl', 'new-' || n, 'en', 'new-' || n), 23, 100, false
    from generate_series(1, ${added}) n`)
  await owner().query(sql`
    insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
    select ${id}, 1000000 + n, 1000000 + n, 1, 'NEW-' || n, 1, 5 from generate_series(1, ${added}) n`)
  db.take()
  expect((await api.get('/products?in_stock=1&sort=newest', { origin: host, language: 'pl-PL' })).body.total).toBeGreaterThanOrEqual(added)
  const ofVariants = db.take().filter(({ table }) => table === 'variants')
  expect(ofVariants.reduce((sum, { scanned, fetched }) => sum + scanned + fetched, 0)).toBeLessThan(3 * added)
})

test('in a small shop not even its whole lists cost more because of the other shops', async () => {
  const { leaf, first, series } = await partsOf(small)
  const lists = ['', '?flag=bestseller', '?flag=sale', '?flag=new', '?brand=1', `?category=${leaf.id}`, `?q=${series}`].map(
    query => `/products${query}`,
  )
  const wholes = ['/product_rail?flag=bestseller', '/category_tree', '/brands', '/brands/1', '/site_map', `/categories/${leaf.id}`]
  for (const path of [...lists, ...wholes, `/products/${first.id}/full`, `/products/${first.id}/related_products`])
    await expectSparing(path, small)
})

test.each([
  "product_cards(1, 2, 'en', 'pl')",
  "sold_variants(1, 2, 'en', 'pl')",
  "variant_feature_names(1, 2, 'en', 'pl')",
  'variant_tier_prices(1, 2)',
  "product_cover(1, 2, 'en', 'pl')",
  'new_products_since(1)',
  "session_by_token(1, 'hash')",
  "open_cart(1, '00000000-0000-0000-0000-000000000000', 2)",
])('the view with parameters %s is inlined by the planner', async view => {
  const plan = await api.db.withTenant(1, new Date()).query(sql`explain (verbose) select * from ${raw(view)}`)
  expect(JSON.stringify(plan)).not.toMatch(/Function Scan|picture_json|sales_unit_json/)
})

test('cash that is outstanding is found by its own index', async () => {
  const plan = await api.db.withTenant(1, new Date()).transaction(async tx => {
    await tx.query(sql`set local enable_seqscan = off`)
    return tx.query(sql`
      explain (verbose) select uid from orders where shop_id = 1 and not is_paid and collected_on_delivery(status, payment_code) order by created_at, uid`)
  })
  expect(JSON.stringify(plan)).toContain('cash_outstanding')
  expect(JSON.stringify(plan)).not.toContain('collected_on_delivery(')
})
