import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Sql, sql } from '../../platform/database.ts'

const shop = { id: 985, host: 'former-slugs.test', first: 9_850_001 }
const { first } = shop
const now = new Date()

let api: TestApi
let statements: string[] = []
beforeAll(async () => {
  api = await openTestApi({ onStatement: text => void statements.push(text) })
  await addShop(api.db, shop)
  await addProduct(api.db, { shopId: shop.id, id: first, priceNet: 1000, first })
})
afterAll(() => api.close())

const change = (statement: Sql) => api.db.asOwner(now).query(statement)
const rename = (table: 'products' | 'categories', en: string, pl: string) => {
  const slug = JSON.stringify({ en, pl })
  return table === 'products'
    ? change(sql`update products set slug = ${slug}::jsonb where shop_id = ${shop.id} and id = ${first}`)
    : change(sql`update categories set slug = ${slug}::jsonb where shop_id = ${shop.id} and id = ${first}`)
}
const get = (path: string, language = 'en-US') => api.get(path, { origin: shop.host, language })
const idAt = async (path: string, language?: string) => (await get(path, language)).body.id

test('a product is found by each slug that it had, in its language', async () => {
  await rename('products', 'drill', 'wiertarka')
  await rename('products', 'hammer-drill', 'wiertarka')
  for (const path of ['', '/full']) {
    expect((await get(`/products/drill${path}`)).body).toMatchObject({ id: first, slug: 'hammer-drill' })
    expect(await idAt(`/products/product-${first}-of-${shop.id}${path}`)).toBe(first)
  }
  for (const path of ['/related_products', '/compatible_products', '/replacements']) {
    const { status, body } = await get(`/products/drill${path}`)
    expect([path, status, body]).toEqual([path, 200, (await get(`/products/${first}${path}`)).body])
  }
  expect((await get('/products/drill', 'pl-PL')).status).toBe(404)
  expect(await idAt(`/products/produkt-${first}-z-${shop.id}`, 'pl-PL')).toBe(first)
})

test('a slug that another product takes leads to that one', async () => {
  await addProduct(api.db, { shopId: shop.id, id: first + 1, priceNet: 1000, first })
  const take = (slug: string) =>
    change(
      sql`update products set slug = jsonb_set(slug, '{en}', to_jsonb(${slug}::text)) where shop_id = ${shop.id} and id = ${first + 1}`,
    )
  await take('drill')
  expect(await idAt('/products/drill')).toBe(first + 1)
  await take('press')
  expect((await get('/products/drill')).body).toMatchObject({ id: first + 1, slug: 'press' })
  await addProduct(api.db, { shopId: shop.id, id: first + 2, priceNet: 1000, first })
  const path = `product-${first + 2}-of-${shop.id}`
  await change(sql`update products set slug = jsonb_set(slug, '{en}', '"moved"') where shop_id = ${shop.id} and id = ${first + 2}`)
  await change(sql`delete from products where shop_id = ${shop.id} and id = ${first + 2}`)
  expect((await get(`/products/${path}`)).status).toBe(404)
  // A new product that begins with a former slug of another one.
  await change(
    sql`update products set slug = jsonb_set(slug, '{en}', to_jsonb(${path}::text)) where shop_id = ${shop.id} and id = ${first + 1}`,
  )
  await take('lathe')
  await addProduct(api.db, { shopId: shop.id, id: first + 2, priceNet: 1000, first })
  await change(sql`delete from products where shop_id = ${shop.id} and id = ${first + 2}`)
  expect((await get(`/products/${path}`)).status).toBe(404)
})

test('a product that takes its former slug back is at that one', async () => {
  await rename('products', 'hammer-drill', 'wiertarka-udarowa')
  await rename('products', 'hammer-drill', 'wiertarka')
  expect((await get('/products/wiertarka', 'pl-PL')).body).toMatchObject({ id: first, slug: 'wiertarka' })
  expect((await get('/products/wiertarka-udarowa', 'pl-PL')).body).toMatchObject({ id: first, slug: 'wiertarka' })
})

test('categories and brands are found by former slugs, too', async () => {
  await rename('categories', 'tools', 'narzedzia')
  expect((await get(`/categories/category-${shop.id}`)).body).toMatchObject({ id: first, slug: 'tools' })
  expect((await get(`/categories/category-${shop.id}-pl`, 'pl-PL')).body).toMatchObject({ id: first, slug: 'narzedzia' })
  await change(sql`update brands set slug = 'acme' where shop_id = ${shop.id} and id = ${first}`)
  for (const language of ['en-US', 'pl-PL'])
    expect((await get(`/brands/brand-${shop.id}`, language)).body).toMatchObject({ id: first, slug: 'acme' })
})

test('what is found by its slug of now needs no query for former ones', async () => {
  statements = []
  for (const path of ['/products/hammer-drill/full', '/categories/tools', '/brands/acme']) expect((await get(path)).status).toBe(200)
  expect(statements.filter(one => one.includes('former_slugs'))).toEqual([])
  expect((await get('/brands/none')).status).toBe(404)
  expect(statements.filter(one => one.includes('former_slugs'))).toHaveLength(1)
})

test('an inactive product is at none of its slugs', async () => {
  await change(sql`update products set is_active = false where shop_id = ${shop.id} and id = ${first}`)
  for (const slug of ['hammer-drill', `product-${first}-of-${shop.id}`]) expect((await get(`/products/${slug}`)).status).toBe(404)
})
