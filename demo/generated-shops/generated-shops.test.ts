import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../apps/api/src/platform/database.ts'
import { readyShopper } from '../../apps/api/test/shopper.ts'
import { expectStockToBeLedger } from '../../apps/api/test/stock-ledger.ts'
import { openTestApi, type TestApi } from '../../apps/api/test/test-api.ts'
import { generateShops } from './index.ts'

const now = new Date()
const opened: TestApi[] = []
let api: TestApi
let host: string
const steps: string[] = []

/** A database of its own with a shop of 60 products and two of 30. */
async function generated(seed: number, report?: (step: string) => void) {
  const one = await openTestApi()
  opened.push(one)
  const first = await generateShops({ db: one.db, fileFolder: one.fileFolder, now, products: 60, shops: 2, each: 30, seed, ...(report && { report }) })
  return { one, first }
}

beforeAll(async () => {
  const { one, first } = await generated(7, step => steps.push(step))
  api = one
  host = first
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const get = async (path: string, origin = host) => {
  const { status, body } = await api.get(path, { origin, language: 'pl-PL' })
  expect([path, status]).toEqual([path, 200])
  return body
}

test('each shop has its products, and its progress is reported', async () => {
  expect(host).toBe('shop-001.localhost')
  expect([(await get('/products')).total, (await get('/products', 'shop-002.localhost')).total, (await get('/products', 'shop-003.localhost')).total]).toEqual([60, 30, 30])
  expect(steps).toContain('1 of 3 shops, 60 of 120 products')
  expect(steps).toContain('3 of 3 shops, 120 of 120 products')
})

test('the tree has three levels, which count the products below them', async () => {
  const tree = await get('/category_tree')
  expect(tree).toHaveLength(2)
  const [kind] = tree[0].children
  expect(tree[0].products).toBe(30)
  expect(kind.products).toBe(15)
  const leaf = await get(`/products?category=${kind.children[0].id}`)
  expect(leaf.total).toBe(kind.children[0].products)
  expect(leaf.facets.features.length).toBeGreaterThan(2)
})

test('every call about a product answers as it does in the demo', async () => {
  const { items } = await get('/products?per_page=100&details=1')
  for (const { id, slug } of items.slice(0, 10)) {
    const product = await get(`/products/${slug}/full`)
    expect(product).toMatchObject({ id, brand: { name: expect.any(String) } })
    expect(product.breadcrumbs).toHaveLength(3)
    expect((await get(`/products/${id}/related_products`)).length).toBeGreaterThan(0)
  }
  expect(items.some((item: { has_variants: boolean }) => item.has_variants)).toBe(true)
  expect(items.some((item: { cheapest_variant_prices: object[] }) => item.cheapest_variant_prices.length === 3)).toBe(true)
  expect(items.every((item: { cover: unknown }) => item.cover)).toBe(true)
})

test('promotions have the lowest price before them', async () => {
  const { items } = await get('/products?flag=sale')
  expect(items).toHaveLength(3)
  for (const item of items) expect(item.best_price_from_history).toBe(item.price_net)
})

test('bestsellers have sold, most first', async () => {
  const { items, total } = await get('/products?flag=bestseller&per_page=100')
  expect(total).toBeGreaterThan(20)
  const sold = await api.db.asOwner(now).query<{ product_id: number; sold: number }>(sql`
    select product_id, sum(quantity)::int as sold from sales join hosts using (shop_id) where host = ${host} group by product_id`)
  const quantities = new Map(sold.map(row => [row.product_id, row.sold]))
  const inOrder = items.map((item: { id: number }) => quantities.get(item.id) ?? 0)
  expect(inOrder).toEqual(inOrder.toSorted((a: number, b: number) => b - a))
})

test('products are found by their words, series and symbol', async () => {
  const [wanted] = (await get('/products?per_page=1&sort=name')).items
  const [kind, series] = [wanted.name.split(' ')[0], wanted.name.split(' ').at(-3)]
  for (const q of [kind, series, wanted.symbol]) {
    const { items } = await get(`/products?per_page=100&q=${encodeURIComponent(q)}`)
    expect(items.map((item: { id: number }) => item.id)).toContain(wanted.id)
  }
  expect((await get(`/search/suggestions?q=${encodeURIComponent(series.slice(0, 4))}`)).products.length).toBeGreaterThan(0)
})

test('a generated shop can be ordered from', async () => {
  const { items } = await get('/products?in_stock=1')
  const [plain] = items.filter((item: { has_variants: boolean }) => !item.has_variants)
  const shopper = await readyShopper(api, host, [[plain.id, 1]])
  expect((await shopper.order()).body).toMatchObject({ status: 'new' })
  await expectStockToBeLedger(api.db)
})

test('one seed draws one shop, and what is generated later comes beside it', async () => {
  const { one: again } = await generated(7)
  const list = (from: TestApi) => from.get('/products?per_page=100&sort=name', { origin: 'shop-002.localhost' })
  expect((await list(again)).body).toEqual((await list(api)).body)

  await again.db.asOwner(now).query(sql`insert into hosts (shop_id, host) select shop_id, 'shop-999.localhost' from hosts where host = ${host}`)
  const first = await generateShops({ db: again.db, fileFolder: again.fileFolder, now, products: 5, shops: 0, each: 1, seed: 8 })
  expect(first).toBe('shop-1000.localhost')
  expect((await again.get('/products', { origin: first })).body.total).toBe(5)
}, 60_000)

test('triggers work as before: a new price stands in the history', async () => {
  const lines = await api.db.asOwner(now).transaction(async tx => {
    await tx.query(sql`update products set price_net = price_net + 1 from hosts where hosts.shop_id = products.shop_id and host = ${host} and id = 1`)
    return tx.query(sql`
      select valid_to from price_intervals join hosts using (shop_id)
      where host = ${host} and product_id = 1 and variant_id is null and promotion_id is null`)
  })
  expect(lines).toHaveLength(2)
})
