import type { Change, ChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateShops } from '../../../demo/generated-shops/index.ts'
import { listenForChanges } from '../src/platform/change-listener.ts'
import { type Sql, sql } from '../src/platform/database.ts'
import { openAccount } from './customer.ts'
import { openTestApi, type TestApi } from './test-api.ts'

let api: TestApi
let statements: string[] = []
let stop: () => Promise<void>
let changeLog: ChangeLog
let now = new Date()
/** Waits until the change log has all changes of the shop. */
let notified: () => Promise<void>
beforeAll(async () => {
  const first = await openTestApi({ onStatement: text => statements.push(text) })
  const listener = await listenForChanges(first.db)
  changeLog = listener.changeLog
  api = await openTestApi({ db: first.db, changeLog, clock: () => now })
  stop = listener.stop
  notified = async () => {
    const rows = await first.db.asOwner(now).query<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop}`)
    await expect.poll(() => changeLog.shopVersion(shop), { timeout: 20_000, interval: 2 }).toBe(rows[0]?.number)
  }
})
afterAll(async () => {
  await stop()
  await api.close()
})

const shop = 1
const change = (statement: Sql) => api.db.asOwner(now).query(statement)
/** Requests a path; `statements` counts the SQL that ran for it. */
async function ask(path: string, how: { language?: string; origin?: string } = {}) {
  statements = []
  const { body, headers, status } = await api.get(path, how)
  return { body, tags: headers.get('cache-tag')?.split(','), ttl: Number(headers.get('cache-ttl')), status, statements: statements.length }
}
/** Change notifications arrive asynchronously. */
const eventually = (path: string, seen: (body: never) => unknown, wanted: unknown) =>
  expect.poll(async () => seen((await ask(path)).body as never), { timeout: 20_000, interval: 5 }).toEqual(wanted)

interface Priced {
  price_net: number
  items: number
}

test('a response is computed once per language, and lists its cache tags', async () => {
  const first = await ask('/products/3')
  const again = await ask('/products/3')
  expect([first.statements > 0, again.statements, again.body, again.tags]).toEqual([true, 0, first.body, ['product:3']])
  const other = await ask('/products/3', { language: 'pl-PL' })
  expect([other.statements > 0, other.body.name === first.body.name]).toEqual([true, false])
  expect((await ask('/category_tree')).tags).toEqual(['assortment'])
  expect((await ask('/configuration/shop')).tags).toEqual([''])
  expect((await ask('/products?q=bolt')).tags).toEqual(['products', 'search'])
})

test('a response to a customer is private, and lists the tags of everybody’s and the customer’s', async () => {
  const customer = await openAccount(api, 'localhost', 'tags@example.com')
  const headersOf = async (path: string) => {
    const { headers } = await customer.get(path)
    return [headers.get('cache-control'), headers.get('cache-tag'), headers.get('shop'), Number(headers.get('cache-ttl')) > 0]
  }
  const tag = `customer:${(await customer.get('/customer')).body.id},customers`
  expect(await headersOf('/products/3')).toEqual(['private, no-store', `product:3,${tag}`, String(shop), true])
  expect(await headersOf('/products?q=bolt')).toEqual(['private, no-store', `products,search,${tag}`, String(shop), true])
  expect(await headersOf('/visitor_summary')).toEqual(['private, no-store', null, null, false])
})

/** The JSON of a cached response; of a string the characters are the bytes. */
const parsed = ({ body }: { body: Buffer | string } = { body: '' }) =>
  JSON.parse((typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString())

test('a lookup hits for the same request headers, until a tag changes or the caller knows a newer version', async () => {
  const words: Record<string, string> = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const lookup = (more: Record<string, string> = {}, url = '/api/my-shop/products/4') =>
    api.app.cachedResponse({ method: 'GET', url, header: name => ({ ...words, ...more })[name] })
  expect(lookup()).toBeUndefined()
  const { body } = await ask('/products/4')
  expect(parsed(lookup())).toEqual(body)
  expect(lookup()?.headers['cache-tag']).toBe('product:4')
  const others = [
    { 'shop-origin': 'coffee.localhost' },
    { 'accept-language': 'pl-PL' },
    { authorization: 'Bearer x' },
    { 'min-change-version': '999999', 'storefront-secret': 'test secret' },
  ]
  for (const other of others) expect(lookup(other)).toBeUndefined()
  expect(lookup({}, '/api/my-shop/products/4?currency=EUR')).toBeUndefined()
  expect(lookup({ 'min-change-version': '999999' })).toBeDefined()
  await change(sql`update products set price_net = 54321 where shop_id = ${shop} and id = 4`)
  await expect.poll(() => lookup(), { timeout: 20_000, interval: 5 }).toBeUndefined()
  expect((await ask('/products/4')).body.price_net).toBe(543.21)
  expect(parsed(lookup()).price_net).toBe(543.21)
})

test('a host that moves to another shop, or is removed, invalidates its lookups', async () => {
  const words: Record<string, string> = { 'shop-origin': 'given.example', 'accept-language': 'en-US' }
  const lookup = () => api.app.cachedResponse({ method: 'GET', url: '/api/my-shop/products/6', header: name => words[name] })
  const asGiven = () => api.get('/products/6', { origin: 'given.example' })
  await change(sql`insert into hosts (host, shop_id) values ('given.example', 1)`)
  const first = await asGiven()
  const isKnown = async () => (await asGiven()) && lookup() !== undefined
  await expect.poll(isKnown, { timeout: 20_000, interval: 5 }).toBe(true)
  await change(sql`update hosts set shop_id = 2 where host = 'given.example'`)
  // Another host keeps the first shop's response cached.
  await expect.poll(async () => (await asGiven()).body.name, { timeout: 20_000, interval: 5 }).not.toBe(first.body.name)
  await ask('/products/6')
  await expect.poll(isKnown, { timeout: 20_000, interval: 5 }).toBe(true)
  expect(parsed(lookup()).name).not.toBe(first.body.name)
  await change(sql`delete from hosts where host = 'given.example'`)
  await expect.poll(async () => (await asGiven()).status, { timeout: 20_000, interval: 5 }).toBe(404)
  expect(lookup()).toBeUndefined()
})

test('concurrent requests share one computation', async () => {
  statements = []
  await Promise.all(Array.from({ length: 20 }, () => api.get('/products/5/full')))
  expect(statements.filter(text => text.includes('from products p')).length).toBe(1)
})

test('a price change invalidates the product and its category, and nothing else', async () => {
  const elsewhere = (await ask('/products?per_page=100')).body.items as { id: number; has_variants: boolean }[]
  const id = elsewhere.find(({ has_variants }) => !has_variants)?.id
  const product = `/products/${id}`
  const category = (await ask(`${product}/full`)).body.breadcrumbs.at(-1).id as number
  const list = `/products?category=${category}&per_page=96`
  const inList = new Set(((await ask(list)).body.items as { id: number }[]).map(one => one.id))
  const other = `/products/${elsewhere.find(one => !inList.has(one.id))?.id}`
  for (const path of [product, list, other, '/category_tree']) await ask(path)
  await change(sql`update products set price_net = 123 where shop_id = ${shop} and id = ${id ?? 0}`)
  await eventually(product, ({ price_net }: Priced) => price_net, 1.23)
  const { items } = (await ask(list)).body as { items: (Priced & { id: number })[] }
  expect(items.find(one => one.id === id)?.price_net).toBe(1.23)
  expect([(await ask(other)).statements, (await ask('/category_tree')).statements]).toEqual([0, 0])
})

test('the data sheets of a product change with it, and not with others', async () => {
  const sheets = '/data_sheets?product=4'
  expect((await ask(sheets)).tags).toEqual(['product:4'])
  await change(sql`update products set price_net = 999 where shop_id = ${shop} and id = 5`)
  await notified()
  expect((await ask(sheets)).statements).toBe(0)
  expect((await ask('/data_sheets')).tags).toEqual(['products'])
})

test('a stock change invalidates the product; an update without a change does not', async () => {
  await ask('/products/3')
  await change(sql`update variants set stock_on_hand = 77 where shop_id = ${shop} and product_id = 3`)
  await eventually('/products/3', ({ items }: Priced) => items % 77, 0)
  await ask('/products/3')
  await change(sql`update products set price_net = price_net where shop_id = ${shop} and id = 3`)
  await change(sql`update products set price_net = 777 where shop_id = 2 and id = 3`)
  await eventually('/products/4', () => true, true)
  expect((await ask('/products/3')).statements).toBe(0)
})

test('a change of a category invalidates the whole shop; whether a product is active, its page and the category tree', async () => {
  await ask('/category_tree')
  await change(sql`update categories set name = name || '{"en":"Renamed"}' where shop_id = ${shop} and id = 1`)
  await eventually('/category_tree', (tree: { name: string }[]) => tree.some(({ name }) => name === 'Renamed'), true)
  await ask('/products/3')
  await change(sql`update products set is_active = false where shop_id = ${shop} and id = 3`)
  await expect.poll(async () => (await ask('/products/3')).status, { timeout: 20_000, interval: 5 }).toBe(404)
  await change(sql`update products set is_active = true where shop_id = ${shop} and id = 3`)
  await expect.poll(async () => (await ask('/products/3')).status, { timeout: 20_000, interval: 5 }).toBe(200)
})

test('a product that is moved or hidden invalidates itself, lists, and what counts products; nothing else', async () => {
  const paths = ['/products', '/category_tree', '/products/7', '/products/4/full', '/gifts', '/configuration/shop', '/pages/regulations']
  const invalidated = async () => {
    const recomputed: string[] = []
    for (const path of paths) if ((await ask(path)).statements > 0) recomputed.push(path)
    return recomputed
  }
  const statements = [
    sql`update products set category_id = 2 where shop_id = ${shop} and id = 7`,
    sql`update products set is_active = false where shop_id = ${shop} and id = 7`,
    sql`update products set is_active = true where shop_id = ${shop} and id = 7`,
  ]
  for (const statement of statements) {
    await invalidated()
    await change(statement)
    await notified()
    expect(await invalidated()).toEqual(['/products', '/category_tree', '/products/7'])
  }
  await change(sql`update gifts set stock_on_hand = stock_on_hand + 1 where shop_id = ${shop}`)
  await notified()
  expect(await invalidated()).toEqual(['/gifts'])
})

test('a response expires when a promotion starts or ends', async () => {
  const starts = new Date(now.getTime() + 60_000)
  const ends = new Date(now.getTime() + 120_000)
  await change(sql`
    insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
    select ${shop}, max(id) + 1, 8, 1, ${starts.toISOString()}, ${ends.toISOString()} from promotions where shop_id = ${shop}`)
  const promo = async () => (await ask('/products/8')).body.price_net_promo
  await expect.poll(async () => (await ask('/products/8')).ttl <= 60_000, { timeout: 20_000, interval: 5 }).toBe(true)
  const before = await promo()
  now = new Date(starts.getTime() - 1)
  expect([await promo(), (await ask('/products/8')).statements]).toEqual([before, 0])
  now = starts
  expect(await promo()).toBe(0.01)
  now = ends
  expect(await promo()).toBe(before)
})

test('min-change-version of a storefront bypasses a stale cache; of any other client it is ignored', async () => {
  await ask('/products/9')
  statements = []
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US', 'min-change-version': '1000000' }
  const statusFor = async (more = {}) => (await api.app.request('/api/my-shop/products/9', { headers: { ...headers, ...more } })).status
  expect([await statusFor(), statements.length]).toEqual([200, 0])
  expect(await statusFor({ 'storefront-secret': 'test secret' })).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
})

test('a change of many products names each, a bulk change invalidates the whole shop; a rolled-back transaction nothing', async () => {
  await ask('/products/11')
  await api.db
    .asOwner(now)
    .transaction(async tx => {
      await tx.query(sql`update products set price_net = 4711 where shop_id = ${shop} and id = 11`)
      throw new Error('undone')
    })
    .catch(() => {})
  await eventually('/products/4', () => true, true)
  expect((await ask('/products/11')).statements).toBe(0)
  const origin = await generateShops({ db: api.db, fileFolder: api.fileFolder, now, products: 1001, shops: 0, each: 1, seed: 1 })
  const restock = (first: number) =>
    change(sql`
      update variants set stock_on_hand = stock_on_hand + 1 from hosts
      where hosts.shop_id = variants.shop_id and host = ${origin} and product_id >= ${first}`)
  const stock = async (id: number) => (await ask(`/products/${id}`, { origin })).body.items as number
  const computed = async () => (await ask('/category_tree', { origin })).statements > 0
  await expect.poll(computed, { timeout: 20_000, interval: 5 }).toBe(false)
  const ids = [2, 500, 1001]
  const before = await Promise.all(ids.map(stock))
  // A transaction may send several notifications; the change log applies them together, with one version.
  const applied: Change[] = []
  const unsubscribe = changeLog.subscribe({
    connect() {},
    heartbeat() {},
    disconnect() {},
    applyChange: change => applied.push(change),
  })
  await restock(2)
  const areRestocked = async () => (await Promise.all(ids.map(stock))).every((items, at) => items > (before[at] ?? 0))
  await expect.poll(areRestocked, { timeout: 20_000, interval: 5 }).toBe(true)
  expect(await computed()).toBe(false)
  unsubscribe()
  expect(applied.map(({ tags }) => tags?.filter(tag => tag.startsWith('product:')).length)).toEqual([1000])
  // A change of so many products does not name them.
  await restock(1)
  await expect.poll(computed, { timeout: 20_000, interval: 5 }).toBe(true)
})

test('a response at a former slug depends on which products there are', async () => {
  await change(sql`update products set slug = '{"en": "moved", "pl": "przeniesiony"}' where shop_id = ${shop} and id = 9`)
  await change(sql`update products set slug = '{"en": "moved-again", "pl": "przeniesiony"}' where shop_id = ${shop} and id = 9`)
  await notified()
  const isTagged = async (path: string) => (await ask(path)).tags?.includes('assortment')
  for (const path of ['', '/full', '/related_products', '/compatible_products', '/replacements'])
    expect([path, await isTagged(`/products/moved${path}`)]).toEqual([path, true])
  for (const key of ['moved-again', '9']) expect(await isTagged(`/products/${key}/replacements`)).toBe(false)
})
