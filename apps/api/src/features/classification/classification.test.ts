import { maxCategoryLevels } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 986, host: 'classification.test', first: 9_860_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`
const now = new Date()
/** Each request is later than the one before, as the history orders changes by their time. */
let requests = 0
const clock = () => new Date(now.getTime() + ++requests)

let api: TestApi
/** With a cache of responses, as shoppers read. */
let cached: TestApi
let stop: () => Promise<void>
let editor: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock })
  const listener = await listenForChanges(api.db)
  stop = listener.stop
  cached = await openTestApi({ db: api.db, changeLog: listener.changeLog, clock })
  await addShop(api.db, shop)
  await addProduct(api.db, { shopId: shop.id, id: first, priceNet: 1000, first })
  editor = await newStaff(api, { [shop.id]: 'editor' })
})
afterAll(async () => {
  await stop()
  await api.close()
})

const none = { en: '', pl: '' }
const texts = (en: string, pl = `${en} pl`) => ({ en, pl })
const category = (en: string, more: object = {}) => ({
  name: texts(en),
  slugs: none,
  description: none,
  seo_title: none,
  seo_description: none,
  ...more,
})
const create = async (list: string, body: object): Promise<number> => {
  const answer = await editor.post(`${path}/${list}`, body)
  expect([answer.status, answer.body]).toEqual([200, { id: expect.any(Number) }])
  return answer.body.id
}
const load = async (at: string) => (await editor.get(`${path}/${at}`)).body
const save = async (at: string, change: (shown: Record<string, never>) => object) => editor.put(`${path}/${at}`, change(await load(at)))
const saved = async (at: string, change: (shown: Record<string, never>) => object) => expect((await save(at, change)).status).toBe(200)
const fieldsOf = ({ status, body }: Answered) => [status, body.error.code, body.error.fields]
const inShop = async (at: string, language = 'en-US') => cached.get(at, { origin: shop.host, language })

test('a category is created at the end of its parent, with slugs of its names, and shoppers see it at once', async () => {
  await inShop('/category_tree')
  const tools = await create('categories', category('Power Tools', { name: texts('Power Tools', 'Elektronarzędzia') }))
  const saws = await create('categories', category('Saws', { parent_id: tools }))
  const same = await create('categories', category('Power tools!', { name: texts('Power tools!', 'Łódź 2026') }))
  const digits = await create('categories', category('2026'))
  expect(await load(`categories/${same}`)).toMatchObject({ slugs: { en: 'power-tools-2', pl: 'lodz-2026' } })
  expect((await load(`categories/${digits}`)).slugs.en).toBe(`category-${digits}-2026`)
  await expect
    .poll(async () => (await inShop('/category_tree', 'pl-PL')).body.map((one: { slug: string }) => one.slug))
    .toEqual([`category-${shop.id}-pl`, 'elektronarzedzia', 'lodz-2026', '2026-pl'])
  expect((await inShop('/category_tree')).body[1]).toMatchObject({ id: tools, children: [{ id: saws, name: 'Saws' }] })
  expect(failure(await editor.post(`${path}/categories`, category('Below nothing', { parent_id: 999 })))).toEqual([
    404,
    'category_not_found',
  ])
})

test('a former slug leads to the category until another one takes it, and undo takes a rename back', async () => {
  const id = await create('categories', category('Ladders'))
  await saved(`categories/${id}`, shown => ({ ...shown, slugs: { en: 'steps', pl: 'drabiny' } }))
  await expect.poll(async () => (await inShop('/categories/ladders')).body).toMatchObject({ id, slug: 'steps' })
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const [rename] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  // A second rename, whose redirects the undo of the first one has to leave.
  await saved(`categories/${id}`, shown => ({ ...shown, slugs: { en: 'stairs', pl: 'drabiny' } }))
  const undone = await owner.post(`${path}/change_sets/${rename.id}/undo`)
  expect(undone.body.skipped.map(({ table }: { table: string }) => table).sort()).toEqual(['categories', 'former_slugs'])
  expect(await load(`categories/${id}`)).toMatchObject({ slugs: { en: 'stairs', pl: 'ladders-pl' } })
  for (const slug of ['ladders', 'steps']) expect((await inShop(`/categories/${slug}`)).body.id).toBe(id)
  // A name that would take a redirect makes another slug; typed on purpose it is taken.
  const other = await create('categories', category('Steps'))
  expect((await load(`categories/${other}`)).slugs.en).toBe('steps-2')
  await saved(`categories/${other}`, shown => ({ ...shown, slugs: { en: 'steps', pl: 'stopnie' } }))
  await expect.poll(async () => (await inShop('/categories/steps')).body.id).toBe(other)
})

test('changes of different fields are merged, of the same field refused by name', async () => {
  const at = `categories/${await create('categories', category('Glue'))}`
  const seen = await load(at)
  await saved(at, shown => ({ ...shown, description: texts('Sticky'), name: texts('Glues', 'Kleje') }))
  expect((await editor.put(`${path}/${at}`, { ...seen, seo_title: texts('Glue for wood') })).status).toBe(200)
  expect(await load(at)).toMatchObject({ name: texts('Glues', 'Kleje'), description: texts('Sticky'), seo_title: texts('Glue for wood') })
  expect(await load(`${at}?revision=${seen.revision}`)).toEqual(seen)
  expect(failure(await editor.get(`${path}/${at}?revision=none`))).toEqual([409, 'classification_changed'])
  const conflict = await editor.put(`${path}/${at}`, { ...seen, name: { ...seen.name, pl: 'Lepiki' } })
  expect(fieldsOf(conflict)).toEqual([409, 'classification_changed', { 'name.pl': 'Somebody else has changed this meanwhile' }])
  expect(failure(await editor.put(`${path}/${at}`, { ...seen, revision: 'unknown' }))).toEqual([409, 'classification_changed'])
  // The same change twice is no conflict.
  const same = await load(at)
  for (let i = 0; i < 2; i++) expect((await editor.put(`${path}/${at}`, { ...same, name: texts('Adhesives') })).status).toBe(200)
})

test.each([
  ['slugs.en', { slugs: { en: `category-${shop.id}`, pl: '' } }],
  ['slugs.pl', { slugs: { en: '', pl: 'Wielkie Litery' } }],
  ['slugs.en', { slugs: { en: '123', pl: '' } }],
  ['name.pl', { name: { en: 'A', pl: ' ' } }],
  ['seo_title.en', { seo_title: { en: 'x'.repeat(201), pl: '' } }],
])('a category with a wrong %s is refused by the field', async (field, change) => {
  const answer = await editor.post(`${path}/categories`, category('A', change))
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]])
})

test('a category shows the products that it puts first in their order, then the others; other orders leave them alone', async () => {
  const id = await create('categories', category('Saws'))
  const other = await create('categories', category('Files'))
  const base = first + 100
  for (const i of [1, 2, 3, 4]) await addProduct(api.db, { shopId: shop.id, id: base + i, priceNet: 1000 - i })
  const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(clock()).query(statement)
  await asOwner(sql`
    update products set category_id = case when id = ${base + 4} then ${other}::int else ${id}::int end
    where shop_id = ${shop.id} and id > ${base}`)
  const listed = async (query = '') => {
    const { body } = await inShop(`/products?category=${id}${query}`)
    return [body.default_sort, ...body.items.map((item: { id: number }) => item.id - base)]
  }
  await expect.poll(() => listed()).toEqual(['bestselling', 1, 2, 3])
  const [at, from] = [`categories/${id}`, { first_products: [], facets: null }]
  const symbols = [3, 4, 2, 3].map(i => `P${base + i}`)
  const set = (body: object) => editor.put(`${path}/${at}/list`, { ...from, from, ...body })
  expect((await set({ first_products: symbols })).status).toBe(200)
  expect(await load(at)).toMatchObject({ first_products: symbols.slice(0, 3), facets: null })
  await expect.poll(() => listed()).toEqual(['relevance', 3, 2, 1])
  expect(await listed('&per_page=1&page=2')).toEqual(['relevance', 2])
  expect(await listed('&sort=price_asc')).toEqual(['relevance', 3, 2, 1])
  expect(await listed('&sort=bestselling')).toEqual(['relevance', 1, 2, 3])
  expect(await listed(`&price_from=${(1000 - 2) / 100}`)).toEqual(['relevance', 2, 1])
  expect((await listed('&flag=new'))[0]).toBe('newest')
  expect((await listed('&favorite=1'))[0]).toBe('bestselling')

  // A product that is deleted, or elsewhere, is passed over.
  await asOwner(sql`delete from products where shop_id = ${shop.id} and id = ${base + 3}`)
  await expect.poll(() => listed()).toEqual(['relevance', 2, 1])
  expect((await load(at)).first_products).toEqual(symbols.slice(1, 3))

  // Changes of different fields are merged, of the same one refused; what is unknown is named.
  expect((await set({ facets: [] })).status).toBe(200)
  expect(await load(at)).toMatchObject({ first_products: symbols.slice(1, 3), facets: [] })
  expect(fieldsOf(await set({ facets: ['x'] }))).toEqual([
    409,
    'classification_changed',
    { facets: 'Somebody else has changed this meanwhile' },
  ])
  const unknown = await set({ first_products: [`P${first}`, `P${first}`, 'nothing'], facets: ['nothing'], from: await load(at) })
  expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([422, ['first_products.2', 'facets.0']])
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const [filters] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  expect((await owner.post(`${path}/change_sets/${filters.id}/undo`)).body).toEqual({ skipped: [] })
  expect(await load(at)).toMatchObject({ first_products: symbols.slice(1, 3), facets: null })
})

test('a category moves before a sibling, into another one and up; circles and deep trees are refused', async () => {
  const root = await create('categories', category('Root'))
  const [a, b, c] = [
    await create('categories', category('A', { parent_id: root })),
    await create('categories', category('B', { parent_id: root })),
    await create('categories', category('C', { parent_id: root })),
  ]
  const place = (id: number, body: object) => editor.put(`${path}/categories/${id}/place`, body)
  const below = async (parent: number) =>
    (await load('categories')).flatMap(({ id, parent_id }: { id: number; parent_id: number }) => (parent_id === parent ? [id] : []))
  expect((await place(c, { parent_id: root, before_id: a })).status).toBe(200)
  expect(await below(root)).toEqual([c, a, b])
  expect((await place(a, { parent_id: root })).status).toBe(200)
  expect(await below(root)).toEqual([c, b, a])
  expect((await place(b, { parent_id: c })).status).toBe(200)
  expect([await below(root), await below(c)]).toEqual([[c, a], [b]])
  for (const parent_id of [root, c, b]) {
    const { status, body } = await place(root, { parent_id })
    expect([status, body.error.code, body.error.details.reason]).toEqual([409, 'category_move_refused', 'itself'])
  }
  expect(failure(await place(a, { parent_id: root, before_id: b }))).toEqual([404, 'category_not_found'])
  let deepest = b
  for (let level = 4; level <= maxCategoryLevels; level++)
    deepest = await create('categories', category(`Level ${level}`, { parent_id: deepest }))
  for (const answer of [
    await editor.post(`${path}/categories`, category('Too deep', { parent_id: deepest })),
    await place(root, { parent_id: a }),
  ])
    expect(failure(answer)).toEqual([409, 'category_move_refused'])
  expect((await place(c, { parent_id: a })).status).toBe(409)
})

test('an undo that would close a circle is refused', async () => {
  const [one, two] = [await create('categories', category('One')), await create('categories', category('Two'))]
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const place = (id: number, parent_id: number | null) => owner.put(`${path}/categories/${id}/place`, { parent_id })
  await place(two, one)
  await place(two, null)
  const [moved] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  await place(one, two)
  const { status, body } = await owner.post(`${path}/change_sets/${moved.id}/undo`)
  expect([status, body.error.code, body.error.details]).toEqual([409, 'undo_refused', { reason: 'invalid' }])
})

test('what is in use is not deleted, and says by how much', async () => {
  const child = await create('categories', category('Child', { parent_id: first }))
  const refused = await editor.delete(`${path}/categories/${first}`)
  expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([409, 'still_in_use', { products: 1, children: 1 }])
  expect((await editor.delete(`${path}/categories/${child}`)).status).toBe(200)
  expect((await editor.delete(`${path}/brands/${first}`)).body.error.details).toEqual({ products: 1 })
  expect(failure(await editor.delete(`${path}/categories/${child}`))).toEqual([404, 'category_not_found'])
  // An id is never given again: the history knows things by it.
  expect(await create('categories', category('Next'))).toBe(child + 1)
})

const person = {
  name: 'Agent',
  street: null,
  postal_code: '00-001',
  city: 'Warszawa',
  country: 'PL',
  electronic_address: 'agent@example.com',
}
const producer = { ...person, name: 'Acme', country: 'US', electronic_address: 'https://acme.example/contact', responsible_person: person }

test('a brand says to search engines what it is given, else nothing of its own', async () => {
  const body = { name: 'Voltan', slug: '', description: none, seo_title: none, seo_description: none, producer_id: null }
  const id = await create('brands', body)
  expect((await inShop(`/brands/${id}`)).body).toMatchObject({ seo_title: null, seo_description: null })
  const own = { seo_title: texts('Drills by Voltan'), seo_description: { en: 'Drills for wood', pl: '' } }
  await saved(`brands/${id}`, shown => ({ ...shown, ...own }))
  expect(await load(`brands/${id}`)).toMatchObject(own)
  await expect
    .poll(async () => (await inShop(`/brands/${id}`, 'pl-PL')).body)
    .toMatchObject({ seo_title: 'Drills by Voltan pl', seo_description: 'Drills for wood' })
})

test('a brand names its producer, which shoppers see beside its products', async () => {
  const id = await create('producers', producer)
  await saved(`brands/${first}`, shown => ({ ...shown, producer_id: id, description: { en: 'Tools', pl: '' } }))
  await expect
    .poll(async () => (await inShop(`/products/${first}/full`)).body.producer)
    .toEqual({ ...producer, street: null, responsible_person: person })
  expect((await editor.delete(`${path}/producers/${id}`)).body.error.details).toEqual({ brands: 1 })
  expect(await load(`producers/${id}`)).toMatchObject({ brands: 1 })
  await saved(`brands/${first}`, shown => ({ ...shown, producer_id: null }))
  expect((await editor.delete(`${path}/producers/${id}`)).status).toBe(200)
  expect(fieldsOf(await save(`brands/${first}`, shown => ({ ...shown, producer_id: id })))).toEqual([
    422,
    'invalid_body',
    { producer_id: 'There is no such thing' },
  ])
})

test.each([
  ['responsible_person', { responsible_person: null }],
  ['responsible_person.country', { responsible_person: { ...person, country: 'GB' } }],
  ['electronic_address', { electronic_address: 'acme' }],
  ['country', { country: 'XX' }],
])('a producer with a wrong %s is refused by the field', async (field, change) => {
  const answer = await editor.post(`${path}/producers`, { ...producer, ...change })
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]])
})

test('a producer in the union needs no responsible person, and two changes do not leave one outside without', async () => {
  const at = `producers/${await create('producers', { ...producer, country: 'DE' })}`
  const seen = await load(at)
  await saved(at, shown => ({ ...shown, country: 'US' }))
  expect(fieldsOf(await editor.put(`${path}/${at}`, { ...seen, responsible_person: null }))).toEqual([
    422,
    'invalid_body',
    { responsible_person: 'This field is required' },
  ])
})

const value = (en: string, code = '') => ({ code, name: texts(en) })
const assign = (table: 'product' | 'variant', product: number, variant: number, id: number) =>
  api.db
    .asOwner(now)
    .query(
      table === 'product'
        ? sql`insert into product_features (shop_id, product_id, value_id) values (${shop.id}, ${product}, ${id})`
        : sql`insert into variant_features (shop_id, product_id, variant_id, value_id) values (${shop.id}, ${product}, ${variant}, ${id})`,
    )

test('values of a feature are added, renamed, ordered and deleted; codes are made from names and stand once', async () => {
  const at = `features/${await create('features', { code: '', name: texts('Wall plug') })}`
  expect(await load(at)).toMatchObject({ code: 'wall-plug', is_used: false, values: [] })
  await saved(at, shown => ({ ...shown, values: [value('Nylon'), value('Nylon'), value('Steel', 'steel')] }))
  const { values } = await load(at)
  expect(values.map(({ code }: { code: string }) => code)).toEqual(['nylon', 'nylon-2', 'steel'])
  const [nylon, again, steel] = values
  await saved(at, shown => ({ ...shown, values: [{ ...steel, code: 'nylon' }, { ...nylon, code: 'steel' }, value('Brass')] }))
  expect((await load(at)).values.map(({ id, code }: { id: number; code: string }) => [id, code])).toEqual([
    [steel.id, 'nylon'],
    [nylon.id, 'steel'],
    [steel.id + 1, 'brass'],
  ])
  expect(fieldsOf(await save(at, shown => ({ ...shown, values: [value('A', 'a'), value('B', 'a')] })))[2]).toEqual({
    'values.1.code': 'This already exists',
  })
  expect(fieldsOf(await save(at, shown => ({ ...shown, values: [{ ...value('A'), id: again.id }] })))[2]).toEqual({
    'values.0.id': 'There is no such thing',
  })
  const other = `features/${await create('features', { code: '', name: texts('Other') })}`
  expect(fieldsOf(await save(other, shown => ({ ...shown, code: 'wall-plug' })))[2]).toEqual({ code: 'This already exists' })
  await editor.put(`${path}/${other}/place`, { before_id: Number(at.split('/')[1]) })
  expect((await load('features')).map(({ code }: { code: string }) => code)).toEqual(['other', 'wall-plug'])
})

test('the first filters of a category follow the code of a feature, and its deletion', async () => {
  const at = `features/${await create('features', { code: 'gauge', name: texts('Gauge') })}`
  await create('features', { code: 'finish', name: texts('Finish') })
  const id = await create('categories', category('Sheets'))
  const facets = async () => (await load(`categories/${id}`)).facets
  const first = { first_products: [], facets: ['finish', 'gauge'] }
  expect((await editor.put(`${path}/categories/${id}/list`, { ...first, from: { first_products: [], facets: null } })).status).toBe(200)
  await saved(at, shown => ({ ...shown, code: 'sheet-gauge' }))
  expect(await facets()).toEqual(['finish', 'sheet-gauge'])
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const undoLast = async () => {
    const [last] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
    expect((await owner.post(`${path}/change_sets/${last.id}/undo`)).body).toEqual({ skipped: [] })
  }
  await undoLast()
  expect(await facets()).toEqual(['finish', 'gauge'])
  expect((await editor.delete(`${path}/${at}`)).status).toBe(200)
  expect(await facets()).toEqual(['finish'])
  await undoLast()
  expect(await facets()).toEqual(['finish', 'gauge'])
})

test('changes of different values are merged', async () => {
  const at = `features/${await create('features', { code: 'size', name: texts('Size') })}`
  await saved(at, shown => ({ ...shown, values: [value('Small'), value('Large')] }))
  const seen = await load(at)
  const [small, large] = seen.values
  await saved(at, shown => ({ ...shown, values: [value('Tiny'), { ...small, name: texts('S') }, large] }))
  expect(await load(`${at}?revision=${seen.revision}`)).toEqual(seen)
  const mine = { ...seen, name: texts('Sizes'), values: [small, { ...large, name: texts('L') }] }
  expect((await editor.put(`${path}/${at}`, mine)).status).toBe(200)
  expect(await load(at)).toMatchObject({
    name: texts('Sizes'),
    values: [{ name: texts('Tiny') }, { name: texts('S') }, { name: texts('L') }],
  })
  const conflict = await editor.put(`${path}/${at}`, { ...seen, values: [{ ...small, name: texts('Little') }, large] })
  expect(fieldsOf(conflict).slice(0, 2)).toEqual([409, 'classification_changed'])
})

test('a value that products have is merged into another one, not deleted, and shoppers filter by that one at once', async () => {
  const at = `features/${await create('features', { code: 'colour', name: texts('Colour') })}`
  await saved(at, shown => ({ ...shown, values: [value('Red'), value('Rosso'), value('Blue')] }))
  const [red, rosso, blue] = (await load(at)).values.map(({ id }: { id: number }) => id)
  await addProduct(api.db, {
    shopId: shop.id,
    id: first + 1,
    priceNet: null,
    first,
    variants: [1, 2].map(n => ({ id: first + 10 + n, tiers: [[1, 100]] })),
  })
  await assign('product', first, first, rosso)
  await assign('variant', first + 1, first + 11, rosso)
  await assign('variant', first + 1, first + 12, blue)
  const found = async (code: string) =>
    (await inShop(`/products?feature[colour]=${code}`)).body.items.map(({ id }: { id: number }) => id).sort()
  await expect.poll(() => found('rosso')).toEqual([first, first + 1])
  const left = await save(at, shown => ({
    ...shown,
    values: (shown.values as unknown as { id: number }[]).filter(({ id }) => id !== rosso),
  }))
  expect([left.status, left.body.error.code, left.body.error.details]).toEqual([409, 'still_in_use', { products: 2, name: 'Rosso' }])
  expect((await editor.delete(`${path}/${at}`)).body.error.details).toEqual({ products: 2 })
  const merge = (value_id: number, into_id: number) => editor.post(`${path}/${at}/merged_values`, { value_id, into_id })
  const apart = await merge(rosso, blue)
  expect([apart.status, apart.body.error.code, apart.body.error.details]).toEqual([409, 'values_tell_variants_apart', { products: 1 }])
  expect(failure(await merge(rosso, rosso))).toEqual([404, 'feature_not_found'])
  expect((await merge(rosso, red)).body).toEqual({ products: 2 })
  await expect.poll(() => found('red')).toEqual([first, first + 1])
  expect((await load(at)).values).toMatchObject([
    { id: red, products: 2 },
    { id: blue, products: 1 },
  ])
  expect((await load('features')).find(({ code }: { code: string }) => code === 'colour')).toMatchObject({
    tells_variants_apart: true,
    is_used: true,
  })
})

test('the last allowed one of a kind is refused', async () => {
  const owner = api.db.asOwner(now)
  await owner.query(sql`
    insert into features (shop_id, id, code, position, name)
    select ${shop.id}, 1000 + n, 'f' || n, n, '{"en": "F", "pl": "F"}' from generate_series(1, 300) n`)
  const { status, body } = await editor.post(`${path}/features`, { code: '', name: texts('One more') })
  expect([status, body.error.code, body.error.details]).toEqual([422, 'classification_full', { limit: 300 }])
})
