import { maxCountedSearches, searchCountsPath } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { raw, sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'

const shop = { id: 943, host: 'tuned-search.test', first: 9_430_001 }
const elsewhere = { id: 944, host: 'tuned-elsewhere.test', first: 9_440_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`
const start = new Date('2027-03-02T12:00:00Z')
const dayMs = 86_400_000

let now = start
const clock = () => now
let api: TestApi
let cached: TestApi
let stop: () => Promise<void>
let editor: StaffMember

/** Product by product: English and Polish name. */
const names = [
  ['Hex socket', 'Klucz imbusowy'],
  ['Allen key 5 mm', 'Klucz ampulowy 5 mm'],
  ['Rubber hammer', 'Młotek gumowy'],
  ['Oil for chains', 'Olej do łańcuchów'],
] as const

beforeAll(async () => {
  api = await openTestApi({ clock })
  const listener = await listenForChanges(api.db)
  stop = listener.stop
  cached = await openTestApi({ db: api.db, changeLog: listener.changeLog, clock })
  await addShop(api.db, shop, start)
  await addShop(api.db, elsewhere, start)
  for (const [at, [en, pl]] of names.entries())
    for (const { id: shopId, first } of [shop, elsewhere]) {
      await addProduct(api.db, { shopId, id: first + at, priceNet: 1000, first }, start)
      await api.db.asOwner(start).query(sql`
        update products set name = ${JSON.stringify({ en, pl })}::jsonb where shop_id = ${shopId} and id = ${first + at}`)
    }
  editor = await newStaff(api, { [shop.id]: 'editor' })
})
afterAll(async () => {
  await stop()
  await api.close()
})

const languages = { en: 'en-US', pl: 'pl-PL' }
const list = async (q: string, language: 'en' | 'pl' = 'en', origin = shop.host, by = api) => {
  const { body } = await by.get(`/products?per_page=50&q=${encodeURIComponent(q)}`, { origin, language: languages[language] })
  return { ...body, ids: body.items.map(({ id }: { id: number }) => id - (origin === shop.host ? first : elsewhere.first)).sort() }
}
const suggested = async (q: string, by = api) => {
  const { body } = await by.get(`/search/suggestions?q=${encodeURIComponent(q)}`, { origin: shop.host })
  return body.products.map(({ id }: { id: number }) => id - first).sort()
}
const addWords = async (...words: string[]): Promise<string> => {
  const { status, body } = await editor.post(`${path}/search_synonyms`, { words })
  expect([status, body.error]).toEqual([200, undefined])
  return `${path}/search_synonyms/${body.id}`
}
const addRedirect = (search: string, address: string) => editor.post(`${path}/search_redirects`, { search, address })

test('synonyms hold for list, totals, facets and suggestions, in both languages and this shop alone', async () => {
  expect((await list('wrench')).total).toBe(0)
  const at = await addWords('wrench', 'Allen key', 'klucz imbusowy', 'Hex')
  const { ids, total, facets } = await list('wrench')
  expect([ids, total, facets.brands[0].count]).toEqual([[0, 1], 2, 2])
  expect(await suggested('WRENCH')).toEqual([0, 1])
  expect((await list('allen keys')).ids).toEqual([0, 1])
  // In Polish by the Polish phrase; what only the English names have is not looked for once something is found.
  expect((await list('klucze imbusowe', 'pl')).ids).toEqual([0])
  expect((await list('wrench', 'pl')).ids).toEqual([0])
  expect((await list('wrench', 'en', elsewhere.host)).total).toBe(0)
  expect((await editor.delete(at)).status).toBe(200)
  expect((await list('wrench')).total).toBe(0)
})

test('a synonym of several words needs all of them, and the other words of the search stay required', async () => {
  const at = await addWords('inbus', 'Allen key')
  expect((await list('inbus')).ids).toEqual([1])
  expect((await list('inbus 5 mm')).ids).toEqual([1])
  expect((await list('inbus rubber')).ids).not.toContain(0)
  expect((await list('rubber hammer')).ids).toEqual([2])
  await editor.delete(at)
})

test('a search without synonyms finds the same in both forms of the function', async () => {
  const form = (name: string, search: string, isFuzzy: boolean) =>
    api.db.asOwner(now).query(sql`
      select product_id, score from hosts cross join lateral ${raw(name)}(shop_id, 'pl', ${search}, ${isFuzzy}, false)
      where host = 'localhost' order by product_id`)
  for (const search of ['śruba m8', 'wiertło do betonu', 'klucz', 'mlotke gumowy', 'din 933', 'nothing at all'])
    for (const isFuzzy of [false, true])
      expect(await form('search_products_by_synonyms', search, isFuzzy)).toEqual(await form('search_products', search, isFuzzy))
  expect(await form('search_products', 'śruba', false)).not.toEqual([])
})

test('cached answers follow a change of a group', async () => {
  expect(await suggested('mallet', cached)).toEqual([])
  expect((await list('mallet', 'en', shop.host, cached)).total).toBe(0)
  const at = await addWords('mallet', 'hammer')
  await expect.poll(async () => (await list('mallet', 'en', shop.host, cached)).ids).toEqual([2])
  await expect.poll(() => suggested('mallet', cached)).toEqual([2])
  const words = ['mallet', 'hammer']
  expect((await editor.put(at, { words: ['mallet', 'oil'], from: { words } })).status).toBe(200)
  await expect.poll(async () => (await list('mallet', 'en', shop.host, cached)).ids).toEqual([3])
  await editor.delete(at)
})

test('changes of one group by two people are merged; words count once, and have to be searchable', async () => {
  const at = await addWords('one', 'two', 'ONE', 'óne')
  const stored = async () => (await editor.get(at)).body.words
  expect(await stored()).toEqual(['one', 'two'])
  const from = { words: ['one', 'two'] }
  await editor.put(at, { words: ['one', 'two', 'three'], from })
  await editor.put(at, { words: ['two', 'four'], from })
  expect(await stored()).toEqual(['two', 'four', 'three'])
  const problem = async (words: string[]) => {
    const { status, body } = await editor.post(`${path}/search_synonyms`, { words })
    return [status, ...Object.keys(body.error.fields)]
  }
  expect(await problem(['same', 'SAME'])).toEqual([422, 'words'])
  expect(await problem(['do', 'na'])).toEqual([422, 'words'])
  expect(await problem(['ключ', 'key'])).toEqual([422, 'words'])
  expect(await problem(['x'.repeat(61), 'key'])).toEqual([422, 'words.0'])
  expect(await problem(Array.from({ length: 21 }, (_, i) => `word${i}`))).toEqual([422, 'words'])
  await editor.delete(at)
  expect(failure(await editor.get(at))).toEqual([404, 'search_synonyms_not_found'])
})

test('a search leads to what an address names, in both languages, also when the address changes', async () => {
  const category = `/en/category/category-${shop.id}`
  const { body } = await addRedirect('  ŻÓŁTA   Farba ', `https://${shop.host}${category}?in_stock=1`)
  const at = `${path}/search_redirects/${body.id}`
  expect((await editor.get(at)).body).toMatchObject({
    search: 'zolta farba',
    addresses: { en: `${category}?in_stock=1`, pl: `/pl/category/category-${shop.id}-pl?in_stock=1` },
    is_active: true,
  })
  expect((await list('zolta  farba')).redirect).toBe(`${category}?in_stock=1`)
  expect((await list('Żółta farba', 'pl')).redirect).toBe(`/pl/category/category-${shop.id}-pl?in_stock=1`)
  expect((await list('zolta')).redirect).toBe(null)
  expect((await list('zolta farba', 'en', elsewhere.host)).redirect).toBe(null)
  expect(failure(await addRedirect('żółta farba', '/en/contact'))).toEqual([409, 'search_redirect_taken'])
  await api.db.asOwner(now).query(sql`
    update categories set slug = '{"en": "paint", "pl": "farby"}' where shop_id = ${shop.id} and id = ${first}`)
  expect((await list('zolta farba')).redirect).toBe('/en/category/paint?in_stock=1')
  // By its former slug.
  expect((await addRedirect('paint', category)).status).toBe(200)
  expect((await editor.delete(at)).status).toBe(200)
  expect((await list('zolta farba')).redirect).toBe(null)
})

test('a search leads to a product while it is sold, and to other public pages', async () => {
  await addRedirect('p hammer', `/pl/product/${first + 2}`)
  expect((await list('p hammer')).redirect).toBe(`/en/product/product-${first + 2}-of-${shop.id}`)
  const setActive = (active: boolean) =>
    api.db.asOwner(now).query(sql`update products set is_active = ${active} where shop_id = ${shop.id} and id = ${first + 2}`)
  await setActive(false)
  expect((await list('p hammer')).redirect).toBe(null)
  await setActive(true)
  await addRedirect('telefon', '/pl/kontakt')
  expect((await list('telefon')).redirect).toBe('/en/contact')
  const { body } = await addRedirect('sale', '/en/products-all?sale=1')
  expect((await list('sale', 'pl')).redirect).toBe('/pl/products-all?sale=1')
  const from = { search: 'sale', address: '/pl/products-all?sale=1' }
  const at = `${path}/search_redirects/${body.id}`
  expect((await editor.put(at, { ...from, search: 'sales', from })).status).toBe(200)
  expect(failure(await editor.put(at, { ...from, search: 'outlet', from }))).toEqual([409, 'search_redirect_changed'])
  expect((await list('sales')).redirect).toBe('/en/products-all?sale=1')
})

test.each([
  'https://evil.example/en/contact',
  '//evil.example/en/contact',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'en/contact',
  'http://shop.invalid/en/contact',
  '/en/category/there-is-none',
  '/en/products-all?q=hammer',
  '/en/account/profile',
  '/en/news/article',
  '/en/there-is-none',
])('no search leads to %s', async address => {
  const { status, body } = await addRedirect('anything', address)
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['address']])
  expect((await list('anything')).redirect).toBe(null)
})

test('cached lists follow a redirect that is added and undone', async () => {
  expect((await list('opening hours', 'en', shop.host, cached)).redirect).toBe(null)
  // The newest change is the one that is undone.
  now = new Date(start.getTime() + 1000)
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  await owner.post(`${path}/search_redirects`, { search: 'Opening hours', address: '/en/contact' })
  const redirect = async () => (await list('opening hours', 'en', shop.host, cached)).redirect
  await expect.poll(redirect).toBe('/en/contact')
  const [change] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  expect((await owner.post(`${path}/change_sets/${change.id}/undo`)).status).toBe(200)
  await expect.poll(redirect).toBe(null)
})

/** Sessions end meanwhile. */
const moveTo = async (day: number) => {
  now = new Date(start.getTime() + day * dayMs)
  editor = await newStaff(api, { [shop.id]: 'editor' })
}
const count = (searches: object, { secret = 'test secret', host = `${shop.host}:3000` } = {}) =>
  api.app.request(searchCountsPath, {
    method: 'POST',
    headers: { 'storefront-secret': secret, 'shop-origin': host, 'content-type': 'application/json' },
    body: JSON.stringify(searches),
  })
const searched = (search: string, searches = 1, without_result = 0) => ({ search, searches, without_result })
const listed = async (kind = 'all') => (await editor.get(`${path}/searches?kind=${kind}`)).body

test('searches are counted folded, with what they find now and what is set for them', async () => {
  expect((await count([searched('Młotek', 3), searched('mlotek'), searched('flanca', 5, 5), searched('p hammer', 2, 1)])).status).toBe(204)
  await count([searched('flanca', 1, 1)])
  const at = await addWords('flanca', 'hammer')
  const [flanca, mlotek, hammer] = await listed()
  expect(flanca).toEqual({
    search: 'flanca',
    searches: 6,
    without_result: 6,
    found: 1,
    synonyms_id: Number(at.split('/').at(-1)),
    redirect_id: null,
  })
  expect(mlotek).toMatchObject({ search: 'mlotek', searches: 4, without_result: 0, found: 1, synonyms_id: null })
  expect(hammer.redirect_id).toEqual(expect.any(Number))
  expect((await listed('without_result')).map(({ search }: { search: string }) => search)).toEqual(['flanca', 'p hammer'])
  const stranger = await newStaff(api, { [elsewhere.id]: 'editor' })
  expect((await stranger.get(`/shops/shop-${elsewhere.id}/searches?kind=all`)).body).toEqual([])
  await editor.delete(at)
})

test('nothing that looks like a person’s data is counted, and only storefronts count', async () => {
  await moveTo(31)
  const personal = ['anna@example.com', '600 100 200', '+48 600-100-200', '123-45-67', '85010112345', 'tel. 600.100.200', '4006381333931']
  await count([...personal, 'm8x40 din 933', '12345678'].map(search => searched(search)))
  expect((await listed()).map(({ search }: { search: string }) => search).sort()).toEqual(['12345678', 'm8x40 din 933'])
  expect((await count([searched('secret')], { secret: 'wrong' })).status).toBe(404)
  expect((await count([searched('x'.repeat(101))])).status).toBe(422)
  expect((await count({ search: 'no list' })).status).toBe(422)
  expect((await count([searched('other')], { host: 'unknown.test' })).status).toBe(404)
  expect(await listed()).toHaveLength(2)
})

test('a shop has a limited number of different searches a day; those that are known go on counting', async () => {
  await moveTo(62)
  for (let at = 0; at <= maxCountedSearches; at += 200)
    expect((await count(Array.from({ length: 200 }, (_, i) => searched(`word${at + i}`)))).status).toBe(204)
  const stored = () =>
    api.db.asOwner(now).one<{ rows: number; searches: number }>(sql`
      select count(*)::int as rows, sum(searches)::int as searches from search_counts
      where shop_id = ${shop.id} and day = ${now.toISOString().slice(0, 10)}::date`)
  expect(await stored()).toEqual({ rows: maxCountedSearches, searches: maxCountedSearches })
  await count([searched('word0', 4), searched('another')])
  expect(await stored()).toEqual({ rows: maxCountedSearches, searches: maxCountedSearches + 4 })
  await moveTo(63)
  await count([searched('another', 7)])
  expect((await listed())[0]).toMatchObject({ search: 'another', searches: 7 })
})

test('counts are deleted after 90 days', async () => {
  const rows = () =>
    api.db.asOwner(now).one<{ days: number }>(sql`select count(distinct day)::int as days from search_counts where shop_id = ${shop.id}`)
  const deleteAfter = async (days: number) => {
    await startRetention({ db: api.db, clock: () => new Date(start.getTime() + days * dayMs), log: silent }).stop()
    return (await rows()).days
  }
  expect(await deleteAfter(90)).toBe(4)
  expect(await deleteAfter(91)).toBe(3)
  expect(await deleteAfter(125)).toBe(2)
})
