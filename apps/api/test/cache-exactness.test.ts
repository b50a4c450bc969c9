import type { ChangeLog } from '@stragan/cache'
import { type Call, calls } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenForChanges } from '../src/platform/change-listener.ts'
import { type Sql, sql } from '../src/platform/database.ts'
import { isCacheable } from '../src/platform/serve-calls.ts'
import { addProduct } from './fixtures.ts'
import { openTestApi, type TestApi } from './test-api.ts'

const shop = 1
/** The product that is added, moved, hidden and removed; the only one with a data sheet. */
const product = 901
/** A product that is compared with others. */
const neighbour = 5
/** What is cached is valid until something changes: no time passes. */
const now = new Date()
let cached: TestApi
let computed: TestApi
let changeLog: ChangeLog
let stop: () => Promise<void>
const owner = () => computed.db.asOwner(now)
beforeAll(async () => {
  computed = await openTestApi({ clock: () => now })
  const { db } = computed
  ;({ changeLog, stop } = await listenForChanges(db))
  cached = await openTestApi({ db, changeLog, clock: () => now })
  await owner().query(sql`delete from data_sheets where shop_id = ${shop}`)
  await owner().query(sql`
    insert into documents (shop_id, id, hash, file_name, bytes, pages) values (${shop}, 901, ${'d'.repeat(64)}, 'sheet.pdf', 1000, 1)`)
  paths = await publicPaths()
})
afterAll(async () => {
  await stop()
  await computed.close()
})

/** Values of the parameters of public calls. */
const examples: Record<string, readonly (string | number)[]> = {
  id: [1, product],
  slug: ['how-to-choose'],
  scope: ['shop', 'currency'],
  key: ['regulations'],
}
const queries = [
  ...['flag=new', 'brand=1', 'sort=price_asc&in_stock=1', 'q=product'].map(query => `/products?per_page=2&${query}`),
  '/product_rail?flag=new',
  `/product_cards?id=1&id=${product}`,
  '/search/suggestions?q=product',
  `/products/${neighbour}/related_products`,
  `/products/${neighbour}/replacements`,
  `/products/${neighbour}/compatible_products`,
  `/products/2/compatible_products`,
  `/products/4/compatible_products?variant=10`,
  `/data_sheets?product=${product}`,
]
let paths: string[] = []

/** Every cacheable call, with each example of its parameter, and lists, of the first categories too. */
async function publicPaths(): Promise<string[]> {
  const templates = Object.values(calls)
    .flatMap(feature => Object.values<Call>(feature))
    .filter(isCacheable)
    .map(({ path }) => path)
    .filter(path => !['/search/suggestions', '/product_rail', '/product_cards'].includes(path))
  const { body: categories } = await computed.get('/site_map')
  const ofCategories = (categories.items as { kind: string; id: number }[])
    .filter(({ kind }) => kind === 'category')
    .slice(0, 5)
    .map(({ id }) => `/products?per_page=2&category=${id}`)
  const { body: shown } = await computed.get(`/products/${neighbour}/full`)
  return [
    ...templates.flatMap(path => {
      const name = /\{(\w+)\}/.exec(path)?.[1]
      return name === undefined ? [path] : (examples[name] ?? []).map(value => path.replace(`{${name}}`, String(value)))
    }),
    ...queries,
    ...ofCategories,
    `/products?category=${shown.breadcrumbs.at(-1).id}&q=zwirblomatik`,
  ]
}

const all = async (api: TestApi) => {
  const responses: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, body } = await api.get(path)
    responses[path] = status === 200 ? body : status
  }
  return responses
}

/** Runs statements in one transaction, and waits until the change log has it. */
async function change(statements: readonly Sql[]) {
  await owner().transaction(async tx => {
    for (const statement of statements) await tx.query(statement)
  })
  await notified()
}

async function notified() {
  const { number } = await owner().one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop}`)
  await expect.poll(() => changeLog.shopVersion(shop), { timeout: 20_000, interval: 2 }).toBe(number)
}

const add = async () => {
  await addProduct(computed.db, { shopId: shop, id: product, priceNet: 1000 }, now)
  await notified()
}
const ofProduct = sql`where shop_id = ${shop} and id = ${product}`
const category = (place: number) => sql`(select id from categories where shop_id = ${shop} order by id offset ${place} limit 1)`

/** In this order: each changes what the ones before left. */
const changes: [name: string, make: () => Promise<void>][] = [
  [
    'a product becomes related, by its feature values',
    () =>
      change([
        sql`insert into product_features (shop_id, product_id, value_id)
          select shop_id, 13, value_id from product_feature_values where shop_id = ${shop} and product_id = ${neighbour} on conflict do nothing`,
      ]),
  ],
  ['a product is added', add],
  ['it gets a category and a brand', () => change([sql`update products set category_id = ${category(2)}, brand_id = 1 ${ofProduct}`])],
  [
    'it gets a data sheet',
    () =>
      change([
        sql`insert into data_sheets (shop_id, id, product_id, document_id, title) values (${shop}, 901, ${product}, 901, '{"en": "Sheet"}')`,
      ]),
  ],
  ['it moves', () => change([sql`update products set category_id = ${category(4)}, brand_id = 2 ${ofProduct}`])],
  [
    'it moves twice in one transaction',
    () =>
      change([
        sql`update products set category_id = null ${ofProduct}`,
        sql`update products set category_id = ${category(2)} ${ofProduct}`,
      ]),
  ],
  ['it is hidden', () => change([sql`update products set is_active = false ${ofProduct}`])],
  ['it is shown', () => change([sql`update products set is_active = true ${ofProduct}`])],
  ['it gets another address', () => change([sql`update products set slug = '{"en": "other", "pl": "inny"}' ${ofProduct}`])],
  ['it gets another name', () => change([sql`update products set name = '{"en": "Screwdriver"}' ${ofProduct}`])],
  ['it is new no more', () => change([sql`update products set created_at = created_at - interval '1 year' ${ofProduct}`])],
  [
    'its price and stock change',
    () =>
      change([
        sql`update products set price_net = 1 ${ofProduct}`,
        sql`update variants set stock_on_hand = 0 where shop_id = ${shop} and product_id = ${product}`,
      ]),
  ],
  [
    'it is expected',
    () => change([sql`update variants set expected_at = clock()::date + 3 where shop_id = ${shop} and product_id = ${product}`]),
  ],
  [
    'another product of a category is back in stock, and sold out again',
    () =>
      change([sql`update variants set stock_on_hand = 5 - least(stock_on_hand, 5) where shop_id = ${shop} and product_id in (13, 4, 6)`]),
  ],
  ['it loses its data sheet', () => change([sql`delete from data_sheets where shop_id = ${shop}`])],
  ['it is removed', () => change([sql`delete from products ${ofProduct}`])],
  ['all products are hidden but one', () => change([sql`update products set is_active = false where shop_id = ${shop} and id > 1`])],
  ['all products are shown', () => change([sql`update products set is_active = true where shop_id = ${shop}`])],
  [
    'a search in a category finds a product by a similar word',
    () => change([sql`update products set name = '{"en": "Zwirblomatic"}' where shop_id = ${shop} and id = ${neighbour}`]),
  ],
  [
    'a product of another category has the word',
    () =>
      change([
        sql`update products set name = '{"en": "Zwirblomatik"}' where shop_id = ${shop} and id = (
          select min(other.id) from products other join products shown on shown.shop_id = other.shop_id and shown.id = ${neighbour}
          where other.shop_id = ${shop} and other.category_id <> shown.category_id)`,
      ]),
  ],
  [
    'what goes with a bolt sells, and one of it loses its thread',
    () =>
      change([
        sql`update variants set stock_on_hand = 7 - stock_on_hand % 7 where shop_id = ${shop} and product_id between 6 and 14`,
        sql`delete from product_features where shop_id = ${shop} and product_id = 11`,
      ]),
  ],
  [
    'a rule ceases to ask for the material',
    () =>
      change([
        sql`update configuration set entry = entry || '{"same": [{"feature": "thread"}]}'
          where shop_id = ${shop} and scope = 'compatible_products'`,
      ]),
  ],
  ['a gift is taken', () => change([sql`update gifts set stock_on_hand = stock_on_hand + 1 where shop_id = ${shop}`])],
  ['a gift is hidden', () => change([sql`update gifts set is_active = false where shop_id = ${shop}`])],
  [
    'a gift is shown and taken',
    () =>
      change([
        sql`update gifts set is_active = true where shop_id = ${shop}`,
        sql`update gifts set stock_on_hand = 0 where shop_id = ${shop}`,
      ]),
  ],
]

test('after each change what is cached is what is computed', async () => {
  await all(cached)
  for (const [name, make] of changes) {
    await make()
    expect([name, await all(cached)]).toEqual([name, await all(computed)])
  }
}, 120_000)
