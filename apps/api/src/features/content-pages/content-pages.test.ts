import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

const shopId = 830
const origin = 'pages.test'
let now = new Date('2027-03-01T12:00:00Z')
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addShop(api.db, { id: shopId, host: origin, first: 8_300_001 })
})
afterAll(() => api.close())

const publish = (version: string, from: string, body: object, { shop = shopId, title = { en: 'Terms', pl: 'Regulamin' } as object } = {}) =>
  api.db.asOwner(now).query(sql`
    insert into content_pages (shop_id, key, version, valid_from, title, body)
    values (${shop}, 'regulations', ${version}, ${from}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(body)}::jsonb)`)

test('a page has its newest valid version, in the requested language or the shop’s', async () => {
  await publish('1', '2027-01-01', { en: 'First' })
  await publish('2', '2027-04-01', { en: 'Second', pl: 'Drugi' })
  expect((await api.get('/pages/regulations', { origin, language: 'pl-PL' })).body).toMatchObject({
    version: '1',
    title: 'Regulamin',
    html: '<p>First</p>\n',
  })
  now = new Date('2027-04-01T00:00:00Z')
  expect((await api.get('/pages/regulations', { origin, language: 'pl-PL' })).body).toMatchObject({
    version: '2',
    html: '<p>Drugi</p>\n',
    valid_from: '2027-04-01T00:00:00.000Z',
  })
})

test('rendered Markdown is sanitized', async () => {
  const nasty =
    '## Head\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](https://example.com) <b onclick="x">bold</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  await publish('3', '2027-04-01T00:00:01Z', { en: nasty })
  now = new Date('2027-05-01T00:00:00Z')
  const { html } = (await api.get('/pages/regulations', { origin })).body
  expect(html).not.toMatch(/script|onerror|onclick|<img|javascript:/)
  for (const allowed of ['<h2>Head</h2>', '<a href="https://example.com">b</a>', '<td>2</td>']) expect(html).toContain(allowed)
})

test('the empty corner of a table is a td', async () => {
  await publish('4', '2027-05-01T00:00:01Z', { en: '| | *Soft* |\n|---|---|\n| Water | **1** °dH |' })
  now = new Date('2027-06-01T00:00:00Z')
  const { html } = (await api.get('/pages/regulations', { origin })).body
  expect(html.replaceAll('\n', '')).toContain('<tr><td></td><th><em>Soft</em></th></tr>')
  expect(html).toContain('<td><strong>1</strong> °dH</td>')
})

test('an unknown page, and one of another shop, is not found', async () => {
  for (const key of ['nothing', 'privacy-policy', 'UPPER', 'a.b'])
    expect((await api.get(`/pages/${key}`, { origin })).body.error.code).toBe('page_not_found')
})

test('a version in force keeps its text and date; a later one may change', async () => {
  await publish('5', '2028-01-01', { en: 'Draft' })
  const change = (version: string, values: ReturnType<typeof sql>) =>
    api.db
      .asOwner(now)
      .query(sql`update content_pages set ${values} where shop_id = ${shopId} and key = 'regulations' and version = ${version}`)
  const body = sql`body = '{"en": "Other"}'`
  await expect(change('1', body)).rejects.toThrow('version 1 of the page regulations is in force: insert a new version')
  await expect(change('1', sql`valid_from = '2030-01-01'`)).rejects.toThrow('is in force')
  await change('5', body)
  await change('1', sql`seo_title = '{"en": "Terms of sale"}'`)
})

test('a version in force is deleted with its shop only; a later one by itself', async () => {
  await publish('6', '2028-01-01', { en: 'Draft' })
  const remove = (version: string) =>
    api.db.asOwner(now).query(sql`delete from content_pages where shop_id = ${shopId} and key = 'regulations' and version = ${version}`)
  await expect(remove('1')).rejects.toThrow('version 1 of the page regulations is in force: insert a new version')
  await remove('6')
  await addShop(api.db, { id: 831, host: 'closed.test', first: 8_310_001 })
  await publish('1', '2027-01-01', { en: 'Terms' }, { shop: 831 })
  await api.db.asOwner(now).query(sql`delete from shops where shop_id = 831`)
  expect(await api.db.asOwner(now).query(sql`select from content_pages where shop_id = 831`)).toEqual([])
})

test('a page has at most 100 KB, with its title', async () => {
  const half = 'x'.repeat(50_000)
  for (const [body, title] of [[{ en: half, pl: half }], [{ en: half }, { en: half }]])
    await expect(publish('7', '2028-01-01', body ?? {}, { title })).rejects.toThrow('the page regulations is longer than 100 KB')
})
