import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hrefTo } from '@stragan/routing'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmptyShop } from '../../test/empty-shop.ts'
import { newStaff, type StaffMember } from '../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { filesOf, newPicture } from '../../test/uploaded-files.ts'
import { importShop } from '../import-jobs.ts'
import { type Sql, sql } from '../platform/database.ts'
import { exportShop } from './export-shop.ts'
import type { PartOutcome } from './import-progress.ts'

const now = () => new Date()
const source = 'tools.localhost'

let api: TestApi
/** Has what the source has. */
let copy: Awaited<ReturnType<typeof newShop>>
let folder: string
beforeAll(async () => {
  api = await openTestApi({ clock: now })
  folder = mkdtempSync(join(tmpdir(), 'stragan-archive-'))
  await addOffers(await newStaff(api, { 1: 'owner' }))
  await addFormerSlugs()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const deps = () => ({ db: api.db, clock: now, log: silent, fileFolder: api.fileFolder })

const newShop = (host: string) => newEmptyShop(api, host)

async function exported(host: string, name: string) {
  const file = join(folder, name)
  const { missing } = await exportShop(deps(), { host, file })
  expect(missing).toEqual([])
  return file
}

const imported = async (host: string, file: string, isTrial = false) => {
  const outcomes = await importShop(deps(), { host, file, isTrial })
  const sum = (of: 'created' | 'changed' | 'unchanged' | 'refused') => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  expect(outcomes.filter(({ refused, problems }) => refused + problems.length > 0)).toEqual([])
  return { created: sum('created'), changed: sum('changed'), unchanged: sum('unchanged') }
}

/** Files of a folder with their digests. */
const contentOf = (path: string) =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(name => statSync(join(path, name)).isFile())
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(join(path, name)))
          .digest('hex'),
      ])
      .sort(),
  )

const rowsOf = (archive: string) =>
  (parse(readFileSync(join(archive, 'products.csv')), { bom: true }) as string[][]).map(row => row.map(cell => cell.trim()))

/** Gives the shop what the fixture lacks. */
async function addOffers(owner: StaffMember) {
  const values = { discount_type: 'percentage', value: 5, min_order_value: 0, valid_from: null, valid_to: null, max_uses_per_customer: 1 }
  const categories = (await owner.get('/shops/tools/categories')).body
  const ofHammers = categories.find(({ slugs }: { slugs: { pl: string } }) => slugs.pl === 'mlotki')
  const brands = (await owner.get('/shops/tools/brands')).body
  const sent = [
    ['discount_codes', { ...values, code: 'HAMMER', max_uses: 10, enabled: true, category_ids: [ofHammers.id], brand_ids: [brands[0].id] }],
    ['discount_series', { ...values, series: 'Fair', prefix: 'FAIR-', count: 3, category_ids: [], brand_ids: [] }],
    ['search_synonyms', { words: ['hammer', 'mallet'] }],
    ['search_redirects', { search: 'gloves', address: hrefTo('en', 'brand', { id: 'ostoja' }) }],
  ] as const
  const [product] = (await owner.get(`/shops/tools/products?category=${ofHammers.id}`)).body.items
  const { first_products, facets } = (await owner.get(`/shops/tools/categories/${ofHammers.id}`)).body
  const list = { first_products: [product.symbol], facets: [], from: { first_products, facets } }
  expect(await owner.put(`/shops/tools/categories/${ofHammers.id}/list`, list)).toMatchObject({ status: 200 })
  const notice = await owner.post('/shops/tools/guarantee_notices/pl', await filesOf(await newPicture(600)))
  expect(notice.body.files).toMatchObject([{ outcome: 'added' }])
  for (const [path, body] of sent) expect(await owner.post(`/shops/tools/${path}`, body)).toMatchObject({ status: 200 })
}

/** Renames a product, a category and a brand there and back. */
async function addFormerSlugs() {
  const change = (statement: Sql) => api.db.asOwner(now()).query(statement)
  const former = JSON.stringify({ en: 'former-name', pl: 'dawna-nazwa' })
  for (const table of [sql`products`, sql`categories`]) {
    const row = sql`shop_id = 1 and id = (select min(id) from ${table} where shop_id = 1)`
    const [found] = await api.db.asOwner(now()).query<{ slug: object }>(sql`select slug from ${table} where ${row}`)
    for (const slug of [former, JSON.stringify(found?.slug)]) await change(sql`update ${table} set slug = ${slug}::jsonb where ${row}`)
  }
  for (const [from, to] of [
    ['ostoja', 'former-name'],
    ['former-name', 'ostoja'],
  ] as const)
    await change(sql`update brands set slug = ${to} where shop_id = 1 and slug = ${from}`)
}

test('a shop that is read into an empty one is exported as the same archive, and once more changes nothing', {
  timeout: 120_000,
}, async () => {
  const first = await exported(source, 'first')
  copy = await newShop('copy.test')
  const trial = await imported('copy.test', first, true)
  expect(trial.created).toBeGreaterThan(0)
  await imported('copy.test', first)
  const second = await exported('copy.test', 'second')
  const { 'products.csv': _, ...files } = contentOf(first)
  expect(contentOf(second)).toMatchObject(files)
  // The demo has texts that end with empty lines, as no form and no import stores them.
  expect(rowsOf(second)).toEqual(rowsOf(first))
  for (const [path, language] of [
    ['/products/former-name', 'en-US'],
    ['/products/dawna-nazwa', 'pl-PL'],
  ] as const) {
    const [here, there] = await Promise.all([source, 'copy.test'].map(origin => api.get(path, { origin, language })))
    expect(here).toMatchObject({ status: 200 })
    expect(there?.body).toMatchObject({ symbol: here?.body.symbol, slug: here?.body.slug })
  }
  // One that is interrupted is completed when it is repeated.
  await newShop('third.test')
  const onPart = ({ name }: PartOutcome) => {
    if (name === 'promotions.jsonl') throw new Error('stopped')
  }
  await expect(importShop(deps(), { host: 'third.test', file: second, isTrial: false, onPart })).rejects.toThrow('stopped')
  expect((await imported('third.test', second)).created).toBeGreaterThan(0)
  expect(contentOf(await exported('third.test', 'third'))).toEqual(contentOf(second))
  for (const host of ['copy.test', source]) {
    const again = await imported(host, first)
    expect([host, again.created, again.changed]).toEqual([host, 0, 0])
  }
})

test('a ZIP file has the same content, and the same bytes each time', async () => {
  const [one, other] = [await exported(source, 'one.zip'), await exported(source, 'other.zip')]
  expect(readFileSync(one)).toEqual(readFileSync(other))
  expect(await imported(source, one)).toMatchObject({ created: 0, changed: 0 })
  await expect(exportShop(deps(), { host: source, file: join(folder, 'first') })).rejects.toThrow('has files already: name an empty folder')
})

test('the texts of a product are in the first one of its rows alone', async () => {
  const [header = [], ...rows] = rowsOf(await exported(source, 'texts'))
  const textsOf = (row: string[]) => header.flatMap((field, i) => (/description|warnings|keywords|seo|name/.test(field) ? [row[i]] : []))
  const isFirst = (i: number) => rows[i]?.[0] !== rows[i - 1]?.[0]
  const [first, others] = [rows.filter((_, i) => isFirst(i)), rows.filter((_, i) => !isFirst(i))]
  expect(others.length).toBeGreaterThan(0)
  expect(first.filter(row => textsOf(row).every(text => text === ''))).toEqual([])
  expect(others.flatMap(textsOf).filter(text => text !== '')).toEqual([])
})

test('an export with an entry that could not be read in fails, and names the entry', async () => {
  await newShop('long-line.test')
  await api.db.asOwner(now()).query(sql`
    insert into brands (shop_id, id, name, slug) select shop_id, 1, repeat('x', 1100000), 'long' from hosts where host = 'long-line.test'`)
  const file = join(folder, 'long-line.zip')
  await expect(exportShop(deps(), { host: 'long-line.test', file })).rejects.toThrow(
    'An entry of the shop is larger than an archive can have it: brands.jsonl, long.',
  )
  expect(readdirSync(folder).filter(name => name.startsWith('long-line'))).toEqual([])
})

test('what differs is changed as its staff could, in the history and to be undone; a second time nothing is', async () => {
  const archive = await exported('copy.test', 'changed')
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(join(archive, name), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(archive, name), text.replace(from, to))
  }
  change('brands.jsonl', '"Projahn"', '"Projahn GmbH"')
  change('categories.jsonl', '"Power tools"', '"Powered tools"')
  change('codes.jsonl', '"max_uses":10', '"max_uses":20')
  change('gifts.jsonl', '"items":200', '"items":150')
  change('records.jsonl', '"Warehouse"', '"Central warehouse"')
  change('shop.json', 'https://facebook.example/shop', 'https://facebook.example/other')
  change('products.csv', 'Chemical goggles', 'Goggles against chemicals')
  expect(await imported('copy.test', archive, true)).toMatchObject({ created: 0, changed: 7 })
  expect(await imported('copy.test', archive)).toMatchObject({ created: 0, changed: 7 })
  expect(await imported('copy.test', archive)).toMatchObject({ created: 0, changed: 0 })
  expect(contentOf(await exported('copy.test', 'changed again'))).toEqual(contentOf(archive))
  const { body } = await copy.owner.get(`/shops/${copy.code}/change_sets`)
  const saved = body.items.find(({ call }: { call: string }) => call === 'brands.saveBrand')
  expect(await copy.owner.post(`/shops/${copy.code}/change_sets/${saved.id}/undo`)).toMatchObject({ status: 200 })
  expect(await imported('copy.test', archive)).toMatchObject({ created: 0, changed: 1 })
})

test('what begins after the export has begun when it is read in later, and what is over is left out', async () => {
  const archive = await exported('copy.test', 'later')
  const dayMs = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const promotion = { product: 'HAM-300', variant: null, quantity: null, price_net: 1, starts_at: at(1), ends_at: at(5) }
  const texts = { en: 'Text', pl: 'Tekst' }
  const page = { key: 'news-page', version: '1', valid_from: at(1), title: texts, body: texts, seo_title: texts, seo_description: texts }
  writeFileSync(join(archive, 'promotions.jsonl'), JSON.stringify(promotion))
  writeFileSync(join(archive, 'pages.jsonl'), JSON.stringify(page))
  const readAfter = async (days: number) => {
    const clock = () => new Date(Date.now() + days * dayMs)
    const outcomes = await importShop({ ...deps(), clock }, { host: 'copy.test', file: archive, isTrial: false })
    return outcomes.flatMap(({ name, created, changed, refused }) =>
      created + changed + refused > 0 ? [[name, created, changed, refused]] : [],
    )
  }
  const both = ['promotions.jsonl', 'pages.jsonl']
  expect(await readAfter(0)).toEqual(both.map(name => [name, 1, 0, 0]))
  for (const days of [0, 2, 6]) expect(await readAfter(days)).toEqual([])
})

test('only somebody with all rights over the shop reads an archive in', async () => {
  const { id: shopId } = await newShop('manager.test')
  const manager = await newStaff(api, { [shopId]: 'manager' })
  const reading = importShop(deps(), { host: 'manager.test', file: join(folder, 'first'), email: manager.email, isTrial: true })
  await expect(reading).rejects.toMatchObject({ code: 'permission_denied', details: { permission: 'money-settings:write' } })
})

const archived = [
  'shops, configuration, guarantee_notices',
  'pictures, documents, producers, brands, categories, features, feature_values, former_slugs',
  'products, variants, product_pictures, product_features, variant_features, related_products, tiers, data_sheets',
  'promotions, discount_codes, gifts, search_synonyms, search_redirects, content_pages, content_records',
]

/** Why a table is not in the archive. */
const leftOut: Readonly<Record<string, string>> = {
  'data of people':
    'customers, customer_links, customer_devices, customer_prices, customer_words, customer_notes, addresses, favourites, sessions, session_tokens, registrations, carts, cart_lines, saved_lists, saved_list_lines, stock_alerts, contact_messages, career_applications, inbox_entries, inbox_replies, mails',
  'agreements with customers': 'price_lists, price_list_prices, price_list_customers',
  orders:
    'orders, order_lines, order_events, order_counters, order_claims, order_references, order_notes, order_changes, payment_events, shipments',
  'figures of what this shop sold': 'sales, bought_together, search_counts',
  'staff, and what they are about to do':
    'memberships, staff_invitations, api_keys, saved_views, drafts, archives, imports, import_rows, import_changes, import_creations, product_picture_urls',
  secrets: 'shop_secrets, webhook_endpoints, webhook_states, webhook_deliveries, webhook_attempts',
  'addresses of this installation': 'hosts, host_claims',
  'history of this shop': 'change_sets, change_rows, stock_movements, price_intervals, inactive_intervals',
  'computed from other tables':
    'search_words, search_vocabulary, search_phrases, shop_changes, pending_changes, id_counters, idempotency_keys',
}

test('each table of a shop is in the archive, or there is a reason why not', async () => {
  const rows = await api.db.asOwner(now()).query<{ name: string }>(sql`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'shop_id' and table_type = 'BASE TABLE'`)
  const sorted = [...archived, ...Object.values(leftOut)].flatMap(names => names.split(', '))
  expect(rows.map(({ name }) => name).sort()).toEqual(sorted.sort())
})
