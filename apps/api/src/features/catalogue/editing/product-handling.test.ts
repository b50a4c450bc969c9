import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../../test/buyer.ts'
import { newProduct } from '../../../../test/changing-products.ts'
import { addOrderableShop, readyShopper } from '../../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import { failure, openVisitor } from '../../../../test/visitor.ts'
import { sql } from '../../../platform/database.ts'

const start = new Date('2027-05-03T12:00:00Z')
const shopId = 983
const host = 'product-handling.test'
const first = 9_830_001
const shop = `/shops/shop-${shopId}`
const path = `${shop}/products`

let now = start
let api: TestApi
let editor: StaffMember
let owner: StaffMember

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host, first }, start)
  const asOwner = api.db.asOwner(start)
  await asOwner.query(sql`
    insert into features (shop_id, id, code, position, name) values (${shopId}, 1, 'size', 1, '{"en": "Size", "pl": "Rozmiar"}')`)
  await asOwner.query(sql`
    insert into feature_values (shop_id, id, feature_id, code, position, name)
    select ${shopId}, n, 1, 'size-' || n, n, jsonb_build_object('en', n || ' cm', 'pl', n || ' cm') from generate_series(1, 9) n`)
  editor = await newStaff(api, { [shopId]: 'editor' })
  owner = await newStaff(api, { [shopId]: 'owner' })
})
afterAll(() => api.close())

type Product = ReturnType<typeof newProduct>
const tick = () => {
  now = new Date(now.getTime() + 1000)
}
const create = async (more: Partial<Product> = {}): Promise<string> => {
  tick()
  const { status, body } = await editor.post(path, { product: newProduct(more) })
  expect([status, body.error]).toEqual([200, undefined])
  return `${path}/${body.id}`
}
const load = async (at: string, query = '') => (await editor.get(`${at}/document${query}`)).body
const save = async (at: string, revision: string, product: object) => {
  tick()
  return editor.put(at, { revision, product })
}
const saved = async (at: string, revision: string, product: object) => {
  const { status, body } = await save(at, revision, product)
  expect([status, body.error]).toEqual([200, undefined])
}
const idOf = (at: string) => Number(at.split('/').at(-1))
const price = (at: string, grosz = 1000) =>
  api.db.asOwner(now).query(sql`update products set price_net = ${grosz} where shop_id = ${shopId} and id = ${idOf(at)}`)
const newestChange = async () => (await owner.get(`${shop}/change_sets?limit=1`)).body.items[0].id
const undo = async () => {
  const id = await newestChange()
  tick()
  return owner.post(`${shop}/change_sets/${id}/undo`)
}

const sized = (symbol: string, ...sizes: number[]) =>
  newProduct().variants.flatMap(variant => sizes.map(size => ({ ...variant, symbol: `${symbol}-${size}`, features: [size] })))
const inStorefront = (slug: string, language = 'en-US') => api.get(`/products/${slug}`, { origin: host, language })

test('a new product is hidden until it is shown, and each change is in the shop at once', async () => {
  const at = await create({ name: { en: 'Spirit level 60 cm', pl: 'Poziomica 60 cm' } })
  expect(failure(await inStorefront('spirit-level-60-cm'))).toEqual([404, 'product_not_found'])
  tick()
  expect((await editor.put(`${at}/state`, { active: true })).status).toBe(200)
  expect((await inStorefront('spirit-level-60-cm')).body).toMatchObject({ name: 'Spirit level 60 cm', price_net: null })
  const { revision, product } = await load(at)
  await saved(at, revision, { ...product, name: { ...product.name, pl: 'Poziomica laserowa' }, slugs: { en: product.slugs.en, pl: '' } })
  expect((await inStorefront('poziomica-laserowa', 'pl-PL')).body.name).toBe('Poziomica laserowa')
  expect((await inStorefront('spirit-level-60-cm')).body.name).toBe('Spirit level 60 cm')
  tick()
  await editor.put(`${at}/state`, { active: false })
  expect(failure(await inStorefront('spirit-level-60-cm'))).toEqual([404, 'product_not_found'])
})

test('what was stored is what was sent, each text in its language', async () => {
  const related = newProduct()
  await create({ symbol: related.symbol, variants: related.variants })
  const texts = (word: string) => ({ en: `${word} in English`, pl: `${word} po polsku` })
  const given = newProduct({
    ean: '5901234123457' as never,
    name: texts('name'),
    slugs: { en: 'its-own', pl: 'swoj-wlasny' },
    short_description: texts('short'),
    description: { en: '## Only English', pl: '' },
    warnings: { en: '', pl: 'Ostre!\nCiężkie!' },
    keywords: texts('keywords'),
    seo_title: texts('title'),
    seo_description: texts('about'),
    brand_id: first,
    category_id: first,
    vat_percent: 8,
    youtube_link: 'https://www.youtube.com/watch?v=abcdefghijk' as never,
    is_product_of_the_month: true,
    features: [9, 3],
    variants: [...sized('FULL', 1, 2)].map(variant => ({ ...variant, weight: 0.12345, expected_at: '2027-06-01' as never })),
    related: [related.symbol],
  })
  const at = await create(given)
  const { product } = await load(at)
  const variants = given.variants.map(variant => ({ ...variant, id: expect.any(Number) }))
  expect(product).toEqual({ ...given, features: [3, 9], variants })
})

test('changes of different fields are merged, those of the same field are refused by name, and saving twice is no conflict', async () => {
  const at = await create({ variants: sized(`M${crypto.randomUUID()}`, 1, 2) })
  const { revision, product } = await load(at)
  await saved(at, revision, { ...product, name: { ...product.name, en: 'Theirs' }, vat_percent: 8 })
  const mine = { ...product, name: { ...product.name, pl: 'Moje' }, variants: product.variants.toReversed() }
  await saved(at, revision, mine)
  await saved(at, revision, mine)
  const merged = (await load(at)).product
  expect(merged).toMatchObject({ name: { en: 'Theirs', pl: 'Moje' }, vat_percent: 8 })
  expect(merged.variants.map(({ symbol }: { symbol: string }) => symbol)).toEqual(
    product.variants.map(({ symbol }: { symbol: string }) => symbol).toReversed(),
  )
  const [one, two] = product.variants
  const refused = await save(at, revision, {
    ...product,
    name: { ...product.name, en: 'Mine' },
    variants: [one, { ...two, weight: 7 }],
    vat_percent: 5,
  })
  expect([failure(refused), refused.body.error.fields]).toEqual([
    [409, 'product_changed'],
    {
      'product.name.en': 'Somebody else has changed this meanwhile',
      'product.vat_percent': 'Somebody else has changed this meanwhile',
    },
  ])
  // What the form was made from is in the history.
  expect((await load(at, `?revision=${revision}`)).product).toEqual(product)
  expect(failure(await editor.get(`${at}/document?revision=unknown`))).toEqual([409, 'product_changed'])
  expect(failure(await save(at, 'unknown', product))).toEqual([409, 'product_changed'])
})

test('a price, stock or picture that changes meanwhile is no conflict, and stays', async () => {
  const at = await create()
  const { revision, product } = await load(at)
  await price(at, 1234)
  await saved(at, revision, { ...product, name: { en: 'Priced', pl: 'Z ceną' } })
  expect((await editor.get(at)).body).toMatchObject({ price_net: 12.34, name: { en: 'Priced', pl: 'Z ceną' } })
})

test('variants are added, exchanged, changed and removed', async () => {
  const base = `V${crypto.randomUUID()}`
  const at = await create({ variants: sized(base, 1, 2, 3) })
  const { revision, product } = await load(at)
  const [one, two, three] = product.variants
  await saved(at, revision, {
    ...product,
    variants: [
      { ...three, symbol: two.symbol },
      { ...two, symbol: three.symbol, sales_unit: { code: 'box', content: { amount: 100, unit: 'piece' } } },
      { ...one, id: undefined, symbol: `${base}-4`, features: [4] },
    ],
  })
  const { variants, has_variants } = (await editor.get(at)).body
  expect(has_variants).toBe(true)
  expect(variants).toMatchObject([
    { id: three.id, symbol: `${base}-2` },
    { id: two.id, symbol: `${base}-3`, sales_unit: { code: 'box', content: { amount: 100, unit: 'piece' } } },
    { symbol: `${base}-4`, items: 0, features: [{ feature_name: 'Size', feature_value: '4 cm' }] },
  ])
  // The id of a removed variant is not used again, also not after the change was undone.
  expect(Math.max(one.id, two.id, three.id)).toBeLessThan(variants[2].id)
  expect((await undo()).body).toEqual({ skipped: [] })
  expect((await load(at)).product).toEqual(product)
  const alone = await load(at)
  await saved(at, alone.revision, { ...alone.product, variants: [{ ...one, features: [] }] })
  expect((await editor.get(at)).body).toMatchObject({ has_variants: false, variants: [{ id: one.id }] })
})

test('a variant with stock, or that was ordered, stays; so does its product', async () => {
  const base = `U${crypto.randomUUID()}`
  const at = await create({ variants: sized(base, 1, 2) })
  await price(at)
  tick()
  await editor.put(`${at}/state`, { active: true })
  const { revision, product } = await load(at)
  const [stocked, other] = product.variants
  const remove = () => save(at, revision, { ...product, variants: [other] })
  const move = async (quantity: number) => {
    tick()
    return owner.post(`${shop}/stock_movements`, { movements: [{ variant_id: stocked.id, quantity }] })
  }
  expect((await move(3)).status).toBe(200)
  for (const refused of [await remove(), await editor.delete(at)])
    expect([failure(refused), refused.body.error.details]).toEqual([[409, 'product_in_stock'], { symbol: stocked.symbol }])
  const visitor = await openVisitor(api, host)
  await visitor.post('/cart/cart_items', { cart_item: { product_id: idOf(at), product_variant_id: stocked.id, items: 1 } })
  const shopper = await readyShopper(api, host, [], { as: visitor })
  expect((await shopper.order(buyer)).status).toBe(200)
  await move(-2)
  for (const refused of [await remove(), await editor.delete(at)])
    expect([failure(refused), refused.body.error.details]).toEqual([[409, 'product_ordered'], { symbol: stocked.symbol }])
  await saved(at, revision, { ...product, variants: [stocked] })
})

test('a deleted product is not sold until the undo of its deletion', async () => {
  const at = await create()
  await price(at, 1000)
  expect((await editor.put(`${at}/state`, { active: true })).status).toBe(200)
  tick()
  const deleted = now
  expect((await editor.delete(at)).body).toBe('ok')
  tick()
  const { items } = (await owner.get(`${shop}/change_sets?entity=product&entity_key=${idOf(at)}&limit=1`)).body
  expect((await owner.post(`${shop}/change_sets/${items[0].id}/undo`)).body).toEqual({ skipped: [] })
  const rows = await api.db.asOwner(now).query(sql`
    select valid_from, valid_to from inactive_intervals where shop_id = ${shopId} and product_id = ${idOf(at)} order by valid_from`)
  expect(rows.at(-1)).toEqual({ valid_from: deleted, valid_to: now })
})

test('a product that was made by mistake is deleted, and comes back with its public prices by an undo', async () => {
  const at = await create()
  await price(at, 1000)
  tick()
  const variant_id = idOfVariant(await load(at))
  await owner.post(`${shop}/stock_movements`, { movements: [5, -5].map(quantity => ({ variant_id, quantity })) })
  const intervals = () =>
    api.db
      .asOwner(now)
      .query(sql`select price_net, valid_from, valid_to from price_intervals where shop_id = ${shopId} and product_id = ${idOf(at)}`)
  const before = await intervals()
  const document = await load(at)
  tick()
  expect((await editor.delete(at)).body).toBe('ok')
  expect(failure(await editor.get(at))).toEqual([404, 'product_not_found'])
  for (const refused of [await editor.delete(at), await editor.put(`${at}/state`, { active: true }), await editor.post(`${at}/copies`)])
    expect(failure(refused)).toEqual([404, 'product_not_found'])
  // Nothing else gets its id.
  const next = await create()
  expect(idOf(next)).toBeGreaterThan(idOf(at))
  await editor.delete(next)
  const { items } = (await owner.get(`${shop}/change_sets?entity=product&entity_key=${idOf(at)}&limit=1`)).body
  tick()
  expect((await owner.post(`${shop}/change_sets/${items[0].id}/undo`)).body).toEqual({ skipped: [] })
  expect(await load(at)).toEqual(document)
  expect(await intervals()).toEqual(before)
  expect(await api.db.asOwner(now).query(sql`select * from stock_discrepancies where shop_id = ${shopId}`)).toEqual([])
})

const idOfVariant = ({ product }: { product: { variants: { id: number }[] } }) => product.variants[0]?.id

test('making a product is undone, unless it is in stock by then', async () => {
  const at = await create()
  const made = await newestChange()
  const variant = idOfVariant(await load(at))
  const move = (quantity: number) => owner.post(`${shop}/stock_movements`, { movements: [{ variant_id: variant, quantity }] })
  tick()
  await move(2)
  expect(failure(await owner.post(`${shop}/change_sets/${made}/undo`))).toEqual([409, 'undo_refused'])
  tick()
  await move(-2)
  tick()
  expect((await owner.post(`${shop}/change_sets/${made}/undo`)).status).toBe(200)
  expect(failure(await editor.get(at))).toEqual([404, 'product_not_found'])
})

test('a copy is hidden and has symbols, addresses and variants of its own, no EAN, no price, no stock', async () => {
  const base = `C${crypto.randomUUID()}`
  const at = await create({
    symbol: base,
    ean: '96385074' as never,
    name: { en: `Copied ${base}`, pl: `Kopia ${base}` },
    variants: sized(base, 1, 2),
    features: [5],
  })
  await price(at)
  const [copy, second] = [(await editor.post(`${at}/copies`)).body.id, (await editor.post(`${at}/copies`)).body.id]
  expect((await editor.get(`${path}/${copy}`)).body).toMatchObject({
    is_active: false,
    price_net: null,
    variants: [{ items: 0 }, { items: 0 }],
  })
  const { product } = await load(at)
  expect((await load(`${path}/${copy}`)).product).toEqual({
    ...product,
    symbol: `${base}-2`,
    ean: null,
    slugs: { en: `${product.slugs.en}-2`, pl: `${product.slugs.pl}-2` },
    variants: product.variants.map((variant: object, i: number) => ({ ...variant, id: expect.any(Number), symbol: `${base}-${i + 1}-2` })),
  })
  expect((await load(`${path}/${second}`)).product).toMatchObject({ symbol: `${base}-3`, slugs: { en: `${product.slugs.en}-3` } })
})

test('addresses are made from the name, one for each product, and never of digits alone', async () => {
  const slugsOf = async (more: Partial<Product>) => (await load(await create({ slugs: { en: '', pl: '' }, ...more }))).product.slugs
  const named = { name: { en: 'Żółty Łoś 5,5 × 40', pl: 'Zażółć gęślą jaźń' } }
  expect(await slugsOf(named)).toEqual({ en: 'zolty-los-5-5-40', pl: 'zazolc-gesla-jazn' })
  expect(await slugsOf(named)).toEqual({ en: 'zolty-los-5-5-40-2', pl: 'zazolc-gesla-jazn-2' })
  const renamed = await create({ ...named, slugs: { en: 'moved-elk', pl: 'los-przeniesiony' } })
  const { revision, product } = await load(renamed)
  await saved(renamed, revision, { ...product, slugs: { en: 'elk', pl: 'los' } })
  const called = { name: { en: 'Moved elk', pl: 'Łoś przeniesiony' } }
  expect(await slugsOf(called)).toEqual({ en: 'moved-elk-2', pl: 'los-przeniesiony-2' })
  expect(await slugsOf({ slugs: { en: 'moved-elk', pl: '' }, ...called })).toEqual({ en: 'moved-elk', pl: 'los-przeniesiony-3' })
  expect(await slugsOf({ name: { en: '4711', pl: '' } })).toEqual({ en: 'product-4711', pl: 'produkt-4711' })
  expect(await slugsOf({ name: { en: '!', pl: '' } })).toEqual({ en: 'product', pl: 'produkt' })
})

test.each([
  ['a symbol that another product has', { symbol: 'TAKEN' }, 'symbol', 'This already exists'],
  ['no symbol', { symbol: ' - ' }, 'symbol', 'This field is required'],
  ['an address that another product has', { slugs: { en: 'taken', pl: '' } }, 'slugs.en', 'This already exists'],
  ['an address of digits', { slugs: { en: '', pl: '123' } }, 'slugs.pl', 'The value does not have the right form'],
  ['a name that is missing in the first language', { name: { en: ' ', pl: 'Nazwa' } }, 'name.en', 'This field is required'],
  ['a wrong check digit', { ean: '5901234123458' }, 'ean', 'The last digit of the EAN does not fit the others'],
  ['an unknown brand', { brand_id: 1 }, 'brand_id', 'There is no such thing'],
  ['an unknown category', { category_id: 1 }, 'category_id', 'There is no such thing'],
  ['a VAT rate that the shop does not have', { vat_percent: 17 }, 'vat_percent', 'The value is not one of those allowed'],
  ['an unknown feature value', { features: [999] }, 'features', 'There is no such thing'],
  ['an unknown related product', { related: ['TAKEN', 'NO-SUCH'] }, 'related.1', 'There is no such thing'],
  ['a link to a script', { youtube_link: 'javascript:alert(1)' }, 'youtube_link', 'The value does not have the right form'],
  ['no variant', { variants: [] }, 'variants', 'The list has too few entries'],
  ['a symbol of a variant that another product has', { variants: sized('TAKEN', 1, 2) }, 'variants.0.symbol', 'This already exists'],
  ['two variants with one symbol', { variants: [sized('X', 1), sized('X', 1)].flat() }, 'variants.1.symbol', 'This already exists'],
  ['two variants that do not differ', { variants: [sized('Y', 1), sized('Z', 1)].flat() }, 'variants.1.features', 'This already exists'],
  [
    'metres of metres',
    { variants: sized('Q', 1).map(one => ({ ...one, sales_unit: { code: 'm', content: { amount: 2, unit: 'm' } } })) },
    'variants.0.sales_unit.content',
    'The value does not have the right form',
  ],
  [
    'a variant of another product',
    { variants: sized('W', 1).map(one => ({ ...one, id: first })) },
    'variants.0.id',
    'There is no such thing',
  ],
])('%s is refused by name, and changes nothing', async (_, wrong, field, message) => {
  if ((await editor.get(`${path}?q=TAKEN`)).body.items.length === 0)
    await create({ symbol: 'TAKEN', slugs: { en: 'taken', pl: 'zajety' }, variants: sized('TAKEN', 1) })
  const at = await create()
  const { revision, product } = await load(at)
  const refused = await save(at, revision, { ...product, ...wrong })
  expect([failure(refused), refused.body.error.fields]).toEqual([
    [422, 'invalid_body'],
    expect.objectContaining({ [`product.${field}`]: message }),
  ])
  expect(await load(at)).toEqual({ revision, product })
})

test('what products can have is listed by name', async () => {
  const { body } = await editor.get(`${shop}/product_choices`)
  expect(body).toEqual({
    brands: [{ id: first, name: `Brand ${shopId}` }],
    categories: [{ id: first, name: `category ${shopId}` }],
    features: [{ id: 1, name: 'Size', values: Array.from({ length: 9 }, (_, i) => ({ id: i + 1, name: `${i + 1} cm` })) }],
    vat_percents: [23, 8, 5, 0],
  })
})

test('of people who change the same product at once nobody’s change is lost', async () => {
  const at = await create()
  const { revision, product } = await load(at)
  const changes = [
    { name: { ...product.name, en: 'At once' } },
    { name: { ...product.name, pl: 'Naraz' } },
    { vat_percent: 8 },
    { features: [7] },
    { brand_id: first },
  ]
  tick()
  const answers = await Promise.all(changes.map(change => editor.put(at, { revision, product: { ...product, ...change } })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await load(at)).product).toMatchObject({ name: { en: 'At once', pl: 'Naraz' }, vat_percent: 8, features: [7], brand_id: first })
})
