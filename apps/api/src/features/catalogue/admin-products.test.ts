import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addPromotion, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date()
const shop = { id: 963, host: 'admin-products.test', first: 9_630_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}/products`

let api: TestApi
let editor: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  const add = (n: number, priceNet: number | null, more: object = {}) =>
    addProduct(api.db, { shopId: shop.id, id: first + n, priceNet, first, ...more })
  await add(0, 1234)
  await add(1, 1000, { items: 0 })
  await add(2, null)
  await add(3, null, {
    variants: [
      {
        id: first + 100,
        tiers: [
          [1, 500],
          [10, 400],
        ],
        items: 3,
      },
      { id: first + 101, tiers: [[1, 700]], items: 0 },
    ],
  })
  await add(4, 100)
  const owner = api.db.asOwner(now)
  await owner.query(sql`
    update products set name = '{"en": "Hammer drill", "pl": "Wiertarka udarowa"}', ean = '5901234123457' where shop_id = ${shop.id} and id = ${first}`)
  await owner.query(sql`
    update products set name = jsonb_build_object('en', ${`Drill stand, goes with V${first + 101}`}::text, 'pl', 'Stojak wiertarki'), is_active = false where shop_id = ${shop.id} and id = ${first + 4}`)
  await addPromotion(api.db, { shopId: shop.id, id: 1, productId: first, priceNet: 999, startsAt: new Date(now.getTime() - 1000) }, now)
  editor = await newStaff(api, { [shop.id]: 'editor' })
})
afterAll(() => api.close())

const list = async (query = '') => (await editor.get(path + query)).body
const numbers = async (query: string) => (await list(query)).items.map(({ id }: { id: number }) => id - first)

test('products are listed newest first, inactive ones too, in parts that neither miss nor repeat one', async () => {
  expect(await numbers('')).toEqual([4, 3, 2, 1, 0])
  const seen: number[] = []
  let after = ''
  for (let part = 0; part < 3; part++) {
    const { items, next } = await list(`?limit=2${after}`)
    seen.push(...items.map(({ id }: { id: number }) => id - first))
    after = `&after=${next}`
  }
  expect(seen).toEqual([4, 3, 2, 1, 0])
  expect(after).toBe('&after=null')
})

test('filters find what is inactive, sold out or without a price', async () => {
  expect(await numbers('?active=false')).toEqual([4])
  expect(await numbers('?active=true')).toEqual([3, 2, 1, 0])
  expect(await numbers('?lacking=sold_out')).toEqual([1])
  expect(await numbers('?lacking=without_price')).toEqual([2])
})

test('filters find a category with those below it, a brand, and a level of stock', async () => {
  const owner = api.db.asOwner(now)
  await owner.query(sql`
    insert into categories (shop_id, id, parent_id, position, name, slug)
    values (${shop.id}, ${first + 1}, ${first}, 1, '{"en": "Below", "pl": "Niżej"}', '{"en": "below", "pl": "nizej"}')`)
  await owner.query(sql`insert into brands (shop_id, id, name, slug) values (${shop.id}, ${first + 1}, 'Other', 'other')`)
  const change = (n: number, set: ReturnType<typeof sql>) =>
    owner.query(sql`update products set ${set} where shop_id = ${shop.id} and id = ${first + n}`)
  await change(1, sql`category_id = ${first + 1}`)
  await change(2, sql`category_id = null, brand_id = ${first + 1}`)
  await owner.query(sql`update variants set minimum_stock = 5 where shop_id = ${shop.id} and id in (${first}, ${first + 101})`)
  expect(await numbers(`?category=${first}`)).toEqual([4, 3, 1, 0])
  expect(await numbers(`?category=${first + 1}`)).toEqual([1])
  expect(await numbers(`?brand=${first + 1}`)).toEqual([2])
  expect(await numbers(`?brand=${first}&category=${first}&active=false`)).toEqual([4])
  expect(await numbers('?stock=sold_out')).toEqual([1])
  expect(await numbers('?stock=in_stock')).toEqual([4, 3, 2, 0])
  expect(await numbers('?stock=below_minimum')).toEqual([3])
  expect(await numbers(`?q=drill&category=${first}&stock=in_stock&active=true`)).toEqual([0])
  for (const query of ['?stock=much', '?category=x', '?brand=-1'])
    expect(failure(await editor.get(path + query))).toEqual([400, 'invalid_query'])
  await change(2, sql`category_id = ${first}, brand_id = ${first}`)
})

test('a search finds words, symbols and EANs, of inactive products too, in parts by rank', async () => {
  expect((await numbers('?q=drill')).sort()).toEqual([0, 4])
  expect((await numbers('?q=wiertarka')).sort()).toEqual([0, 4])
  expect(await numbers('?q=drill&active=true')).toEqual([0])
  expect(await numbers('?q=5901234123457')).toEqual([0])
  // Another product has this symbol in its name.
  expect(await numbers(`?q=V${first + 101}`)).toEqual([3])
  const best = await list('?q=drill&limit=1')
  const next = await list(`?q=drill&limit=1&after=${best.next}`)
  expect([...best.items, ...next.items].map(({ id }: { id: number }) => id - first).sort()).toEqual([0, 4])
  expect(next.next).toBeNull()
  for (const query of ['?after=x', '?lacking=all', '?active=1'])
    expect(failure(await editor.get(path + query))).toEqual([400, 'invalid_query'])
})

test('the list shows the current price beside the regular one, the lowest and the highest of the variants, and the stock', async () => {
  const { items } = await list()
  const of = (n: number) => items.find(({ id }: { id: number }) => id === first + n)
  expect(of(0)).toMatchObject({
    name: 'Hammer drill',
    price_net: 9.99,
    regular_price_net: 12.34,
    max_price_net: 9.99,
    items: 10,
    variants: 1,
    brand: 'Brand 963',
  })
  expect(of(2)).toMatchObject({ price_net: null, regular_price_net: null, max_price_net: null })
  expect(of(3)).toMatchObject({ price_net: 5, regular_price_net: 5, max_price_net: 7, items: 3, variants: 2 })
})

test('a product is shown with both languages, its variants, prices and stock', async () => {
  const { body } = await editor.get(`${path}/${first}`)
  expect(body).toMatchObject({
    name: { en: 'Hammer drill', pl: 'Wiertarka udarowa' },
    description: { en: '', pl: '' },
    price_net: 12.34,
    promo_price_net: 9.99,
    is_active: true,
    categories: ['category 963'],
  })
  const { variants } = (await editor.get(`${path}/${first + 3}`)).body
  expect(
    variants.map(({ items, tiers }: { items: number; tiers: { price_net: number }[] }) => [items, tiers.map(tier => tier.price_net)]),
  ).toEqual([
    [3, [5, 4]],
    [0, [7]],
  ])
  expect((await editor.get(`${path}/${first + 4}`)).body.is_active).toBe(false)
  expect(failure(await editor.get(`${path}/${first + 9}`))).toEqual([404, 'product_not_found'])
  expect(failure(await editor.get(`${path}/x`))).toEqual([404, 'product_not_found'])
})

test('what products lack is found, and named on each', async () => {
  const owner = api.db.asOwner(now)
  await owner.query(sql`
    insert into producers (shop_id, id, name, street, postal_code, city, country, electronic_address)
    values (${shop.id}, 1, 'Maker', 'Polna 1', '00-001', 'Warszawa', 'PL', 'maker@example.com')`)
  await owner.query(sql`insert into brands (shop_id, id, name, slug, producer_id) values (${shop.id}, ${first + 2}, 'Known', 'known', 1)`)
  await owner.query(sql`
    update products set brand_id = ${first + 2}, description = '{"en": "A drill", "pl": "Wiertarka"}' where shop_id = ${shop.id} and id = ${first}`)
  await owner.query(sql`
    update products set description = '{"en": "Only this", "pl": ""}' where shop_id = ${shop.id} and id = ${first + 1}`)
  // The first product has an EAN of its own.
  await owner.query(sql`update variants set ean = '5901234123457' where shop_id = ${shop.id} and product_id = ${first + 1}`)
  await owner.query(sql`
    insert into pictures (shop_id, id, hash, width, height, placeholder, alt)
    values (${shop.id}, 1, ${'9'.repeat(32)}, 10, 10, '#000000', '{"en": "A drill", "pl": "Wiertarka"}')`)
  await owner.query(sql`insert into product_pictures (shop_id, product_id, position, picture_id) values (${shop.id}, ${first}, 1, 1)`)
  expect(await numbers('?lacking=without_picture')).toEqual([4, 3, 2, 1])
  expect(await numbers('?lacking=without_ean')).toEqual([4, 3, 2])
  expect(await numbers('?lacking=without_text_en')).toEqual([4, 3, 2])
  expect(await numbers('?lacking=without_text_pl')).toEqual([4, 3, 2, 1])
  expect(await numbers('?lacking=without_producer')).toEqual([4, 3, 2, 1])
  const lacking = async (n: number) => (await editor.get(`${path}/${first + n}`)).body.lacking
  expect(await lacking(0)).toEqual([])
  expect(await lacking(1)).toEqual(['sold_out', 'without_picture', 'without_text_pl', 'without_producer'])
  expect(await lacking(2)).toEqual([
    'without_price',
    'without_picture',
    'without_ean',
    'without_text_en',
    'without_text_pl',
    'without_producer',
  ])
})
