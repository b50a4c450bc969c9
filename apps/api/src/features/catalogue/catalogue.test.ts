import { foldAccents } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
const statements: string[] = []
beforeAll(async () => {
  api = await openTestApi({ onStatement: text => void statements.push(text) })
})
afterAll(() => api.close())

interface Item {
  id: number
  name: string
  brand_id: number
  items: number
  price_net: number
  price_net_promo: number | null
}
const priceOf = (item: Item) => item.price_net_promo ?? item.price_net
const list = async (query: string) =>
  (await api.get(`/products?per_page=100&${query}`)).body as { total: number; items: Item[]; facets: never } & Record<string, never>

test('the tree has three levels and counts the products of descendants', async () => {
  const { body } = await api.get('/category_tree')
  expect(body[0]).toMatchObject({ name: 'Fasteners', parent_id: null, slug: 'fasteners', slugs: { pl: 'elementy-zlaczne' } })
  expect(body[0].children[0].children[0]).toMatchObject({ name: 'Hexagon bolts', parent_id: body[0].children[0].id, children: [] })
  expect(body[0].products).toBe(body[0].children.reduce((sum: number, child: { products: number }) => sum + child.products, 0))
})

test('the tree has the pictures of categories', async () => {
  const { body } = await api.get('/category_tree')
  const { picture } = body[0]
  expect(picture).toMatchObject({ url: expect.stringMatching(/\/pictures\/[0-9a-f]+$/), alt: 'Set screw DIN 933 M6, 8.8' })
})

test('a category is found by its id, and by its slug in the language of the request only', async () => {
  const { body } = await api.get('/categories/hexagon-bolts')
  expect(body).toMatchObject({ name: 'Hexagon bolts', breadcrumbs: [{ name: 'Fasteners' }, { name: 'Screws and bolts' }], children: [] })
  expect((await api.get(`/categories/${body.id}`)).body).toEqual(body)
  expect((await api.get('/categories/sruby-szesciokatne', { language: 'pl-PL' })).body.id).toBe(body.id)
  expect((await api.get('/categories/sruby-szesciokatne')).status).toBe(404)
  expect((await api.get('/categories/fasteners')).body.children.map((child: Item) => child.name)).toEqual([
    'Screws and bolts',
    'Nuts and washers',
    'Plugs and anchors',
  ])
})

test('a product has every field of the specification, and is found by id and slug', async () => {
  const { items } = await list('q=933-8.8-M8')
  const id = items[0]?.id
  const { body } = await api.get(`/products/${id}`)
  const fields =
    'id name ean cover slug seo_title seo_description short_description description vat_tax_percent youtube_link price_net price_net_promo price_promo_netto is_active items brand_id sale product_is_on_sale pictures best_price_from_history default_category_id symbol list_variant_features product_variants_table_data product_variants_custom_prices product_features_table_data is_favorite is_new month_star'
  expect(Object.keys(body)).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(body).toMatchObject({ symbol: '933-8.8-M8', is_active: true, has_variants: true, list_variant_features: ['Length'] })
  const [variant] = body.product_variants_table_data
  expect(Object.keys(variant)).toEqual(
    expect.arrayContaining(['product_variant_id', 'symbol', 'weight', 'combination_features', 'product_variant_prices']),
  )
  expect(variant.combination_features).toEqual([{ feature_name: 'Length', feature_value: expect.stringMatching(/^\d+ mm$/) }])
  expect(variant.product_variant_prices[0]).toMatchObject({ quantity: 1, price_net: expect.any(Number), sale: expect.any(Boolean) })
  expect(body.items).toBe(body.product_variants_table_data.reduce((sum: number, one: { items: number }) => sum + one.items, 0))
  expect((await api.get(`/products/${body.slugs.en}`)).body).toEqual(body)
  expect((await api.get(`/products/${body.slugs.pl}`, { language: 'pl-PL' })).body.id).toBe(id)
  expect((await api.get(`/products/${body.slugs.pl}`)).status).toBe(404)
})

test('the full product adds brand and breadcrumbs', async () => {
  const { items } = await list('q=933-8.8-M8')
  const { body } = await api.get(`/products/${items[0]?.id}/full`)
  expect(body.brand).toMatchObject({ name: 'Normfix', slug: 'normfix' })
  expect(body.breadcrumbs.map((one: { name: string }) => one.name)).toEqual(['Fasteners', 'Screws and bolts', 'Hexagon bolts'])
})

test('a list with details has key features, codes of features and the price list of the cheapest variant', async () => {
  const [plain] = (await list('q=933-8.8-M8')).items
  expect(plain).toMatchObject({ key_features: [], feature_codes: {}, cheapest_variant_prices: [] })
  const [row] = (await list('q=933-8.8-M8&details=1')).items
  const product = (await api.get(`/products/${plain?.id}`)).body
  const { feature_codes } = (await api.get(`/products/${plain?.id}/full`)).body
  expect(row).toMatchObject({ key_features: product.product_features_table_data.slice(0, 3), feature_codes })
  expect(feature_codes).toMatchObject({ thread: 'm8' })
  const cheapest = product.product_variants_table_data.find(
    (variant: { product_variant_prices: { price_net: number }[] }) => variant.product_variant_prices[0]?.price_net === product.price_net,
  )
  expect(row).toMatchObject({ cheapest_variant_prices: cheapest.product_variant_prices })
})

interface Row {
  has_variants: boolean
  variant_count: number
  variants: {
    product_variant_id: number
    symbol: string
    items: number
    combination_features: { feature_name: string; feature_value: string }[]
  }[]
}
const rowsOf = async (query: string): Promise<Row[]> => (await api.get(`/products?per_page=100&details=1&${query}`)).body.items

test('a list with details has the first ten variants of each product, as the product has them, and their number', async () => {
  const shop = { id: 867, host: 'variants.test', first: 8_670_001 }
  await addShop(api.db, shop)
  const variants = Array.from({ length: 12 }, (_, i) => ({ id: shop.first + i, tiers: [[1, 1000 + i]] as [number, number][] }))
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, variants })
  await addProduct(api.db, { shopId: shop.id, id: shop.first + 20, priceNet: 1000, first: shop.first })
  const rows = async (query: string): Promise<Row[]> => (await api.get(`/products?sort=name&${query}`, { origin: shop.host })).body.items
  const { product_variants_table_data: all } = (await api.get(`/products/${shop.first}`, { origin: shop.host })).body
  const [varied, single] = await rows('details=1')
  expect([varied?.variant_count, varied?.variants.length, single?.variant_count, single?.variants]).toEqual([12, 10, 0, []])
  expect(varied?.variants).toMatchObject(all.slice(0, 10))
  const [long] = await rows('details=1&per_page=96')
  expect([long?.variant_count, long?.variants.length]).toEqual([12, 2])
  expect((await rows('')).map(({ variants, variant_count }) => [variants, variant_count])).toEqual([
    [[], 0],
    [[], 0],
  ])
})

test('variants in a list have the chosen features, are those that a search names, and are in stock if that is requested', async () => {
  const lengths = (rows: readonly Row[]) =>
    new Set(rows.flatMap(({ variants }) => variants.flatMap(one => one.combination_features.map(({ feature_value }) => feature_value))))
  const filtered = await rowsOf('category=hexagon-bolts&feature[length]=20-mm&feature[length]=40-mm')
  expect(lengths(filtered)).toEqual(new Set(['20 mm', '40 mm']))
  for (const { variants, variant_count } of filtered) expect(variants).toHaveLength(variant_count)
  const [found] = await rowsOf('q=933-8.8-M8X40')
  expect([found?.variants.map(({ symbol }) => symbol), found?.variant_count]).toEqual([['933-8.8-M8X40'], 1])
  const [other] = await rowsOf('q=933-8.8-M8X40&feature[length]=20-mm')
  expect([other?.variants.map(({ symbol }) => symbol), other?.variant_count]).toEqual([['933-8.8-M8X20'], 1])
  const [card] = (await list('q=933-8.8-M8X40&feature[length]=20-mm')).items
  expect(card).toMatchObject({ matched_variant_ids: [], matched_variants: [] })
  const [none] = await rowsOf('q=933-8.8-M8X40&in_stock=1')
  expect(none?.variants.map(({ symbol }) => symbol)).toEqual(['933-8.8-M8X20', '933-8.8-M8X30'])
  const inStock = (await rowsOf('category=hexagon-bolts&in_stock=1')).flatMap(({ variants }) => variants.map(({ items }) => items))
  expect(inStock.length).toBeGreaterThan(0)
  expect(Math.min(...inStock)).toBeGreaterThan(0)
})

test('a product without variants has its own stock and price', async () => {
  const { items } = await list('category=power-tools')
  const simple = (await api.get(`/products/${items[0]?.id}`)).body
  expect(simple).toMatchObject({ has_variants: false, product_variants_table_data: [], list_variant_features: [] })
  expect(simple.items).toBeGreaterThanOrEqual(0)
})

test('an inactive product is not found', async () => {
  const { items } = await list('category=work-gloves')
  const id = items[0]?.id
  const active = (value: boolean) =>
    api.db.asOwner(new Date()).query(sql`update products set is_active = ${value} where shop_id = 1 and id = ${id}`)
  await active(false)
  expect((await api.get(`/products/${id}`)).status).toBe(404)
  expect((await list('category=work-gloves')).items.map(item => item.id)).not.toContain(id)
  await active(true)
})

test.each([
  '/products/0',
  '/products/-1',
  '/products/1e3',
  '/products/99999999999',
  '/products/%00',
  "/products/'%20or%201=1",
  '/categories/Fasteners',
  '/brands/no-such-brand',
])('%s is not found', async path => {
  expect((await api.get(path)).status).toBe(404)
})

test.each([
  'page=0',
  'page=x',
  'per_page=0',
  'per_page=101',
  'flag=old',
  'sort=random',
  'brand=abc',
  'currency=GBP',
  'price_from=-1',
  'price_to=much',
  'in_stock=maybe',
  'feature[A B]=1',
  'feature=1',
])('refuses the query %s and names its parameter', async query => {
  const { status, body } = await api.get(`/products?${query}`)
  expect([status, body.error.code]).toEqual([400, 'invalid_query'])
  expect(Object.keys(body.error.fields)[0]?.split('.')[0]).toBe(query.split(/[=[]/)[0])
})

test('the maximum price of a filter is valid in every currency', async () => {
  const { status, body } = await api.get('/products?currency=EUR&price_from=0&price_to=10000000&per_page=1')
  expect([status, body.items.length]).toEqual([200, 1])
  expect((await api.get('/products?currency=EUR&price_from=10000000')).body.total).toBe(0)
})

test('a list has 12 feature filters at most', async () => {
  const filters = (count: number) => Array.from({ length: count }, (_, i) => `feature[f${i}]=x`).join('&')
  expect((await api.get(`/products?${filters(12)}`)).status).toBe(200)
  const { status, body } = await api.get(`/products?${filters(13)}`)
  expect([status, body.error.fields]).toEqual([400, { feature: 'The list has too many entries' }])
})

test('pages have no gaps and no duplicates', async () => {
  const pages = await Promise.all([1, 2, 3].map(page => api.get(`/products?category=hand-tools&per_page=4&page=${page}`)))
  const ids = pages.flatMap(({ body }) => body.items.map((item: Item) => item.id))
  expect(ids).toHaveLength(pages[0]?.body.total)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await api.get('/products?category=hand-tools&page=1000')).body).toMatchObject({ items: [], page: 1000, total: ids.length })
})

test('a category includes the products of its descendants', async () => {
  const [all, bolts] = await Promise.all([list('category=fasteners'), list('category=hexagon-bolts')])
  expect(all.total).toBeGreaterThan(bolts.total)
  expect((await list('category=3')).total).toBe(bolts.total)
  expect((await api.get('/products?category=nothing-here')).body.error.code).toBe('category_not_found')
})

test('sorts by the current price in both directions', async () => {
  const up = (await list('category=safety-at-work&sort=price_asc')).items.map(priceOf)
  expect(up).toEqual([...up].sort((x, y) => x - y))
  const down = (await list('category=safety-at-work&sort=price_desc')).items.map(priceOf)
  expect(down).toEqual([...up].reverse())
})

test('sorts names without regard to accents, in the language of the request', async () => {
  const { body } = await api.get('/products?category=bhp&sort=name&per_page=100', { language: 'pl-PL' })
  const names = body.items.map((item: Item) => foldAccents(item.name).replace(/[^a-z0-9]/g, ''))
  expect(names.slice(0, 5)).toEqual([...names].sort().slice(0, 5))
})

test('a price range includes both its bounds', async () => {
  const { items } = await list('category=safety-at-work&sort=price_asc')
  const [low, high] = [priceOf(items[3] as Item), priceOf(items[10] as Item)]
  const within = (await list(`category=safety-at-work&price_from=${low}&price_to=${high}`)).items
  expect(within.map(priceOf).sort((x, y) => x - y)).toEqual(items.map(priceOf).filter(price => price >= low && price <= high))
})

test('in_stock excludes products without stock', async () => {
  const all = await list('category=safety-at-work')
  const there = await list('category=safety-at-work&in_stock=1')
  expect(there.total).toBeLessThan(all.total)
  expect(there.items.every(item => item.items > 0)).toBe(true)
})

test('filters by flag: sale, new, month and bestseller', async () => {
  for (const [flag, field, ids] of [
    ['sale', 'sale', [3, 14, 25, 36]],
    ['new', 'is_new', [4, 16, 30]],
    ['month', 'month_star', [8]],
  ] as const) {
    const flagged = (await list(`flag=${flag}`)).items
    expect(flagged.map(item => item.id).sort((x, y) => x - y)).toEqual(ids)
    expect(flagged).toEqual(ids.map(() => expect.objectContaining({ [field]: true })))
  }
  const { items } = await list('flag=bestseller')
  const sold = await api.db.asOwner(new Date()).query<{ product_id: number; sold: number }>(sql`
    select product_id, sum(quantity)::int as sold from sales where shop_id = 1 and day > (now() - interval '90 days')::date group by product_id`)
  const quantities = new Map(sold.map(row => [row.product_id, row.sold]))
  const order = items.map(item => quantities.get(item.id) ?? 0)
  expect(order).toEqual([...order].sort((x, y) => y - x))
  expect(order[0]).toBeGreaterThan(0)
})

interface Facet {
  code: string
  values: { value: string; count: number; selected: boolean }[]
}

test('the count of each facet value equals the total of the list filtered by it', async () => {
  const { body } = await api.get('/products?category=nuts-and-washers&per_page=1')
  for (const { value, count } of body.facets.brands)
    expect([value, (await list(`category=nuts-and-washers&brand=${value}`)).total]).toEqual([value, count])
  for (const facet of (body.facets.features as Facet[]).slice(0, 4))
    for (const { value, count } of facet.values.slice(0, 6))
      expect([facet.code, value, (await list(`category=nuts-and-washers&feature[${facet.code}]=${value}`)).total]).toEqual([
        facet.code,
        value,
        count,
      ])
  expect((await list('category=nuts-and-washers&in_stock=1')).total).toBe(body.facets.in_stock)
})

test('values of one feature are combined with OR, features with AND, and a facet ignores its own selection', async () => {
  const base = 'category=nuts-and-washers'
  const { body: plain } = await api.get(`/products?${base}&per_page=1`)
  const facet = (plain.facets.features as Facet[]).find(one => one.code === 'material') as Facet
  const [first, second] = facet.values
  const one = await list(`${base}&feature[material]=${first?.value}`)
  const both = await list(`${base}&feature[material]=${first?.value}&feature[material]=${second?.value}`)
  expect(both.total).toBeGreaterThan(one.total)
  const again = ((one.facets as unknown as { features: Facet[] }).features.find(two => two.code === 'material') as Facet).values
  expect(again.map(({ value, count }) => [value, count])).toEqual(facet.values.map(({ value, count }) => [value, count]))
  expect(again.filter(value => value.selected).map(value => value.value)).toEqual([first?.value])
  const narrowed = await list(`${base}&feature[material]=${first?.value}&feature[thread]=m8`)
  expect(narrowed.total).toBeLessThan(one.total)
  expect((await list(`${base}&feature[material]=unobtainium`)).total).toBe(0)
  expect((await list(`${base}&feature[nothing]=x`)).total).toBe(0)
})

test('prices are converted to the shop’s currencies, each rounded once', async () => {
  const id = (await list('category=power-tools')).items[0]?.id
  const [pln, eur] = await Promise.all([api.get(`/products/${id}`), api.get(`/products/${id}?currency=EUR`)])
  expect([pln.body.currency, eur.body.currency]).toEqual(['PLN', 'EUR'])
  expect(eur.body.price_net).toBe(Number((Math.round((pln.body.price_net * 10_000) / 425) / 100).toFixed(2)))
  await api.db
    .asOwner(new Date())
    .query(sql`update configuration set enabled = false where shop_id = 1 and scope = 'currency' and entry ->> 'code' = 'USD'`)
  expect((await api.get(`/products/${id}?currency=USD`)).body.error).toMatchObject({
    code: 'invalid_query',
    fields: { currency: 'This is not offered here' },
  })
})

test('related products: those chosen by the shop first, never the product itself, at least four', async () => {
  for (const id of [1, 5, 10, 16, 28, 43]) {
    const { body } = await api.get(`/products/${id}/related_products`)
    expect(body.length).toBeGreaterThanOrEqual(4)
    expect(body.map((item: Item) => item.id)).not.toContain(id)
  }
  const bolt = (await list('q=933-8.8-M8')).items[0]?.id
  const names = (await api.get(`/products/${bolt}/related_products`)).body.map((item: Item) => item.name)
  expect(names[0]).toContain('DIN 934')
  expect(names[1]).toMatch(/flat washer/i)
})

test('lists brands by name, each with its number of products', async () => {
  const { body } = await api.get('/brands')
  expect(body).toHaveLength(4)
  const projahn = body.find((brand: { name: string }) => brand.name === 'Projahn')
  expect((await list(`brand=${projahn.id}`)).total).toBe(projahn.products)
  const { categories, ...brand } = (await api.get('/brands/projahn')).body
  const shown = { ...projahn, seo_title: null, seo_description: null }
  expect(brand).toEqual(shown)
  expect((await api.get(`/brands/${projahn.id}`)).body).toEqual({ ...shown, categories })
  for (const { slug, products } of categories as { slug: string; products: number }[])
    expect([slug, (await list(`brand=${projahn.id}&category=${slug}`)).total]).toEqual([slug, products])
  expect(categories.reduce((sum: number, one: { products: number }) => sum + one.products, 0)).toBe(projahn.products)
})

/**
 * The number of SQL statements does not depend on the number of results: the shop of the host, the response, and the exchange rate of another
 * currency, and the redirect of a search. Without a change log each list loads its index, too: metadata, ranges and products, before the cards.
 */
test.each([
  ['/products?per_page=', [1, 12, 42], 5],
  ['/products?currency=EUR&q=din&per_page=', [1, 5, 14], 8],
  ['/categories/', [1, 3, 12], 2],
  ['/products/', [1, 15, 43], 2],
  ['/brands/', [1, 2, 3], 3],
])('%s runs the same number of SQL statements for one result as for many', async (path, sizes, max) => {
  const counts: number[] = []
  for (const size of sizes) {
    statements.splice(0)
    expect((await api.get(`${path}${size}`)).status).toBe(200)
    counts.push(statements.length)
  }
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeLessThanOrEqual(max)
})
