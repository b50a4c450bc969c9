import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenForChanges } from '../src/platform/change-listener.ts'
import { type Sql, sql } from '../src/platform/database.ts'
import { openTestApi, type TestApi } from './test-api.ts'

/** Answers that are kept are as true as if each was made anew. */
let api: TestApi
let statements: string[] = []
let stop: () => Promise<void>
let now = new Date()
beforeAll(async () => {
  const first = await openTestApi({ onStatement: text => statements.push(text) })
  const followed = await listenForChanges(first.db)
  api = await openTestApi({ db: first.db, changeLog: followed.changeLog, clock: () => now })
  stop = followed.stop
})
afterAll(async () => {
  await stop()
  await api.close()
})

const shop = 1
const change = (statement: Sql) => api.db.asOwner(now, tx => tx.query(statement))
/** Asks; how many statements it took beside those that look at the clock. */
async function ask(path: string, language?: string) {
  statements = []
  const { body, headers, status } = await api.get(path, language ? { language } : {})
  return { body, tags: headers.get('cache-tag')?.split(','), freshFor: Number(headers.get('fresh-for')), status, asked: statements.length }
}
/** What was changed is told a moment later. */
const told = (path: string, seen: (body: never) => unknown, wanted: unknown) =>
  expect.poll(async () => seen((await ask(path)).body as never), { timeout: 20_000, interval: 5 }).toEqual(wanted)

interface Priced {
  price_net: number
  items: number
}

test('an answer is made once, in each language, and says what it was made of', async () => {
  const first = await ask('/products/3')
  const again = await ask('/products/3')
  expect([first.asked > 0, again.asked, again.body, again.tags]).toEqual([true, 0, first.body, ['product:3']])
  const other = await ask('/products/3', 'pl-PL')
  expect([other.asked > 0, other.body.name === first.body.name]).toEqual([true, false])
  expect((await ask('/category_tree')).tags).toEqual([''])
  expect((await ask('/products?q=bolt')).tags).toEqual(['products'])
})

test('who asks word for word the same is answered without another look, until something changes or more was heard elsewhere', async () => {
  const words: Record<string, string> = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const answered = (more: Record<string, string> = {}, url = '/api/my-shop/products/4') =>
    api.app.answered({ method: 'GET', url, header: name => ({ ...words, ...more })[name] })
  expect(answered()).toBeUndefined()
  const { body } = await ask('/products/4')
  expect(JSON.parse(answered()?.bytes.toString() ?? '')).toEqual(body)
  expect(answered()?.headers['cache-tag']).toBe('product:4')
  const others = [
    { 'shop-origin': 'kawa.localhost' },
    { 'accept-language': 'pl-PL' },
    { authorization: 'Bearer x' },
    { 'changes-seen': '999999', 'storefront-secret': 'test secret' },
  ]
  for (const other of others) expect(answered(other)).toBeUndefined()
  expect(answered({}, '/api/my-shop/products/4?currency=EUR')).toBeUndefined()
  expect(answered({ 'changes-seen': '999999' })).toBeDefined()
  await change(sql`update products set price_net = 54321 where shop_id = ${shop} and id = 4`)
  await expect.poll(() => answered(), { timeout: 20_000, interval: 5 }).toBeUndefined()
  expect((await ask('/products/4')).body.price_net).toBe(543.21)
  expect(JSON.parse(answered()?.bytes.toString() ?? '').price_net).toBe(543.21)
})

test('a host that is taken from a shop, or given to another, is no longer answered for it', async () => {
  const words: Record<string, string> = { 'shop-origin': 'given.example', 'accept-language': 'en-US' }
  const answered = () => api.app.answered({ method: 'GET', url: '/api/my-shop/products/6', header: name => words[name] })
  const asGiven = () => api.get('/products/6', { origin: 'given.example' })
  await change(sql`insert into hosts (host, shop_id) values ('given.example', 1)`)
  const first = await asGiven()
  const isKnown = async () => (await asGiven()) && answered() !== undefined
  await expect.poll(isKnown, { timeout: 20_000, interval: 5 }).toBe(true)
  await change(sql`update hosts set shop_id = 2 where host = 'given.example'`)
  // Somebody else keeps the first shop's answer warm.
  await expect.poll(async () => (await asGiven()).body.name, { timeout: 20_000, interval: 5 }).not.toBe(first.body.name)
  await ask('/products/6')
  await expect.poll(isKnown, { timeout: 20_000, interval: 5 }).toBe(true)
  expect(JSON.parse(answered()?.bytes.toString() ?? '').name).not.toBe(first.body.name)
  await change(sql`delete from hosts where host = 'given.example'`)
  await expect.poll(async () => (await asGiven()).status, { timeout: 20_000, interval: 5 }).toBe(404)
  expect(answered()).toBeUndefined()
})

test('who asks at the same time is answered by one reading', async () => {
  statements = []
  await Promise.all(Array.from({ length: 20 }, () => api.get('/products/5/full')))
  expect(statements.filter(text => text.includes('from products p')).length).toBe(1)
})

test('a price that changes shows at once on the product and in its category, and nothing else is made again', async () => {
  const category = (await ask('/products/3/full')).body.breadcrumbs.at(-1).id as number
  const list = `/products?category=${category}&per_page=96`
  const elsewhere = (await ask('/products?per_page=100')).body.items as { id: number }[]
  const inList = new Set(((await ask(list)).body.items as { id: number }[]).map(({ id }) => id))
  const other = `/products/${elsewhere.find(({ id }) => !inList.has(id))?.id}`
  for (const path of ['/products/3', list, other, '/category_tree']) await ask(path)
  await change(sql`update products set price_net = 12345 where shop_id = ${shop} and id = 3`)
  await told('/products/3', ({ price_net }: Priced) => price_net, 123.45)
  const { items } = (await ask(list)).body as { items: (Priced & { id: number })[] }
  expect(items.find(({ id }) => id === 3)?.price_net).toBe(123.45)
  expect([(await ask(other)).asked, (await ask('/category_tree')).asked]).toEqual([0, 0])
})

test('stock, tiers, pictures and features of a product change its answers; a change in nothing does not', async () => {
  await ask('/products/3')
  await change(sql`update variants set items = 77 where shop_id = ${shop} and product_id = 3`)
  await told('/products/3', ({ items }: Priced) => items % 77, 0)
  await ask('/products/3')
  await change(sql`update products set price_net = price_net where shop_id = ${shop} and id = 3`)
  await change(sql`update products set price_net = 777 where shop_id = 2 and id = 3`)
  await told('/products/4', () => true, true)
  expect((await ask('/products/3')).asked).toBe(0)
})

test('what says where something stands, how the shop is set up, and what it tells changes everything of the shop', async () => {
  await ask('/category_tree')
  await change(sql`update categories set name = name || '{"en":"Renamed"}' where shop_id = ${shop} and id = 1`)
  await told('/category_tree', (tree: { name: string }[]) => tree.some(({ name }) => name === 'Renamed'), true)
  await ask('/products/3')
  await change(sql`update products set is_active = false where shop_id = ${shop} and id = 3`)
  await expect.poll(async () => (await ask('/products/3')).status, { timeout: 20_000, interval: 5 }).toBe(404)
  await change(sql`update products set is_active = true where shop_id = ${shop} and id = 3`)
  await expect.poll(async () => (await ask('/products/3')).status, { timeout: 20_000, interval: 5 }).toBe(200)
})

test('a promotion begins and ends by the clock, with nobody changing anything', async () => {
  const starts = new Date(now.getTime() + 60_000)
  const ends = new Date(now.getTime() + 120_000)
  await change(sql`
    insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
    select ${shop}, max(id) + 1, 8, 1, ${starts.toISOString()}, ${ends.toISOString()} from promotions where shop_id = ${shop}`)
  const promo = async () => (await ask('/products/8')).body.price_net_promo
  await expect.poll(async () => (await ask('/products/8')).freshFor <= 60_000, { timeout: 20_000, interval: 5 }).toBe(true)
  const before = await promo()
  now = new Date(starts.getTime() - 1)
  expect([await promo(), (await ask('/products/8')).asked]).toEqual([before, 0])
  now = starts
  expect(await promo()).toBe(0.01)
  now = ends
  expect(await promo()).toBe(before)
})

test('a storefront that has heard of a newer change is answered from the database; nobody else’s word for it counts', async () => {
  await ask('/products/9')
  statements = []
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US', 'changes-seen': '1000000' }
  const statusFor = async (more = {}) => (await api.app.request('/api/my-shop/products/9', { headers: { ...headers, ...more } })).status
  expect([await statusFor(), statements.length]).toEqual([200, 0])
  expect(await statusFor({ 'storefront-secret': 'test secret' })).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
})

test('many changes at once change everything; a transaction that is undone nothing', async () => {
  await ask('/products/11')
  await api.db
    .asOwner(now, async tx => {
      await tx.query(sql`update products set price_net = 4711 where shop_id = ${shop} and id = 11`)
      throw new Error('undone')
    })
    .catch(() => {})
  await told('/products/4', () => true, true)
  expect((await ask('/products/11')).asked).toBe(0)
  await ask('/category_tree')
  await change(sql`update variants set items = items + 1 where shop_id = ${shop}`)
  await expect.poll(async () => (await ask('/category_tree')).asked > 0, { timeout: 20_000, interval: 5 }).toBe(true)
})
