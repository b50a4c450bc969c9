import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { adminOrigin, sendEmails } from '../../../test/emails.ts'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { storeDocument } from '../documents/documents.ts'
import { type NewRecord, type RecordKind, saveRecords } from './record-kinds.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 890
const origin = 'content.test'
const first = 8_900_001
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

let now = start
let api: TestApi
let visitor: TestVisitor
let hash: string

const both = (word: string) => ({ en: word, pl: `${word} po polsku` })
const days = (count: number) => new Date(start.getTime() + count * 86_400_000)
const save = (kind: RecordKind, records: NewRecord[]) => api.db.asOwner(start).transaction(tx => saveRecords(tx, shopId, kind, records))
const article = (id: number, published_at: Date) => ({
  id,
  slug: { en: `piece-${id}`, pl: `artykul-${id}` },
  published_at,
  record: { title: both(`Piece ${id}`), summary: both('In short'), body: both(`**Bold** ${id} <script>alert(1)</script>`) },
})
const career = (id: number, valid_until?: Date) => ({
  id,
  published_at: start,
  ...(valid_until && { valid_until }),
  record: {
    title: both(`Job ${id}`),
    summary: both('What it is'),
    place: both('Poznań'),
    employment: both('full time'),
    salary_from: 7000,
    salary_to: null,
    body: both('## What you do'),
  },
})

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addShop(api.db, { id: 891, host: 'other.content.test', first: first + 1000 }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first }, start)
  hash = (await storeDocument(inject('database').fileFolder, pdf)).hash
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`
      insert into documents (shop_id, id, hash, file_name, bytes, pages) values (${shopId}, 1, ${hash}, 'the-sheet.pdf', ${pdf.length}, 1)`)
    await tx.query(sql`
      insert into data_sheets (shop_id, id, product_id, document_id, title) values (${shopId}, 1, ${first}, 1, ${JSON.stringify(both('Śruba'))}::jsonb)`)
    await tx.query(sql`
      insert into gifts (shop_id, id, position, name, description, min_order_value, stock_on_hand)
      values (${shopId}, 1, 1, ${JSON.stringify(both('Mug'))}::jsonb, '{}', 20000, 3)`)
  })
  await save('article', [article(1, days(-10)), article(2, days(-1)), article(3, days(2))])
  await save('career', [career(1), career(2, days(1))])
  await save('catalog', [
    { id: 1, published_at: start, document_id: 1, record: { title: both('All of it'), description: both('Everything') } },
  ])
  await save('vending_machine', [
    {
      id: 1,
      published_at: start,
      record: { name: both('Tower'), description: both('Tall'), features: [{ feature_name: both('Height'), feature_value: '2 m' }] },
    },
  ])
  await save('distribution_point', [
    {
      id: 1,
      published_at: start,
      record: {
        name: 'Hurt',
        region: both('Greater Poland'),
        street: 'Prosta 1',
        postal_code: '60-001',
        city: 'Poznań',
        country: 'PL',
        phone: '+48 61 000 00 00',
        email: null,
        opening_hours: both('8-16'),
        latitude: 52.4,
        longitude: 16.9,
      },
    },
  ])
  visitor = await openVisitor(api, origin)
})
afterAll(() => api.close())

const get = (path: string, language = 'en-US') => api.get(path, { origin, language })

test('lists published news, newest first; an article is found by its slug in the language of the request', async () => {
  const slugs = async () => (await get('/news')).body.items.map(({ slug }: { slug: string }) => slug)
  expect(await slugs()).toEqual(['piece-2', 'piece-1'])
  expect((await get('/news?per_page=1&page=2')).body).toMatchObject({ total: 2, items: [{ id: 1 }] })
  now = days(3)
  expect(await slugs()).toEqual(['piece-3', 'piece-2', 'piece-1'])
  now = start
  const polish = (await get('/news/artykul-1', 'pl-PL')).body
  expect(polish).toMatchObject({ title: 'Piece 1 po polsku', slugs: { en: 'piece-1', pl: 'artykul-1' } })
  expect(polish.html).toContain('<strong>Bold</strong>')
  expect(polish.html).not.toContain('script')
  for (const path of ['/news/artykul-1', '/news/piece-3', '/news/none'])
    expect([path, (await get(path)).body.error?.code]).toEqual([path, 'article_not_found'])
})

test('the overview lists the pages in force and the kinds with published records', async () => {
  const body = async (of = origin) => (await api.get('/content', { origin: of })).body
  const all = ['article', 'career', 'catalog', 'data_sheet', 'distribution_point', 'gift', 'vending_machine']
  expect((await body()).kinds.sort()).toEqual(all)
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`
      insert into content_pages (shop_id, key, version, valid_from, title, body)
      values (${shopId}, 'about-us', '1', ${days(-1).toISOString()}, '{}', '{}'), (${shopId}, 'about-us', '2', ${days(0).toISOString()}, '{}', '{}'),
        (${shopId}, 'projahn', '1', ${days(5).toISOString()}, '{}', '{}')`)
    await tx.query(sql`update gifts set is_active = false where shop_id = ${shopId}`)
    await tx.query(sql`update products set is_active = false where shop_id = ${shopId} and id = ${first}`)
  })
  const { pages, kinds } = await body()
  expect(pages).toContain('about-us')
  expect(pages.filter((key: string) => key === 'about-us' || key === 'projahn')).toEqual(['about-us'])
  expect(kinds.sort()).toEqual(all.filter(kind => kind !== 'gift' && kind !== 'data_sheet'))
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`update gifts set is_active = true where shop_id = ${shopId}`)
    await tx.query(sql`update products set is_active = true where shop_id = ${shopId} and id = ${first}`)
  })
  expect((await body('other.content.test')).kinds).toEqual([])
})

test('careers are listed until the end of their last day', async () => {
  const ids = async () => (await get('/careers')).body.map(({ id }: { id: number }) => id)
  expect(await ids()).toEqual([1, 2])
  expect((await get('/careers/2')).body).toMatchObject({ title: 'Job 2', salary_from: 7000, valid_until: days(1).toISOString() })
  now = days(2)
  expect(await ids()).toEqual([1])
  expect((await get('/careers/2')).body.error.code).toBe('career_not_found')
  now = start
})

test('brochures, data sheets and their files belong to one shop', async () => {
  const [one] = (await get('/catalogs')).body
  expect(one).toMatchObject({ title: 'All of it', bytes: pdf.length, pages: 1, cover: null })
  const { body } = await get(`/data_sheets?q=sruba`)
  expect(body).toMatchObject({
    total: 1,
    items: [{ title: 'Śruba', symbol: `P${first}`, product_slug: `product-${first}-of-${shopId}`, url: one.url }],
  })
  expect((await get(`/data_sheets?product=${first}`)).body.total).toBe(1)
  expect((await get('/data_sheets?q=nothing')).body.total).toBe(0)
  const file = await api.app.request(one.url, { headers: { host: origin } })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex'),
  ).toBe(hash)
  for (const [url, host] of [
    [one.url, 'other.content.test'],
    [one.url.replace('the-sheet', 'another'), origin],
  ] as const)
    expect((await api.app.request(url, { headers: { host } })).status).toBe(404)
})

test('vending machines, distribution points and gifts are in the language of the request', async () => {
  expect((await get('/vending_machines', 'pl-PL')).body).toMatchObject([
    { name: 'Tower po polsku', features: [{ feature_name: 'Height po polsku', feature_value: '2 m' }] },
  ])
  expect((await get('/distribution_points')).body).toMatchObject([{ region: 'Greater Poland', latitude: 52.4, email: null }])
  expect((await get('/gifts')).body).toMatchObject([{ name: 'Mug', min_order_value: 200, currency: 'PLN', items: 3 }])
  expect((await get('/gifts/1?currency=EUR')).body).toMatchObject({ id: 1, min_order_value: 47.06, currency: 'EUR' })
  expect((await get('/gifts/2')).body.error.code).toBe('gift_not_found')
  expect((await get('/gifts?currency=USD')).body.error.code).toBe('invalid_query')
})

test('a record that does not fit the schema of its kind is not saved', async () => {
  await expect(save('article', [{ id: 9, published_at: start, record: { title: both('No body') } }])).rejects.toThrow(/summary/)
})

const entryOf = async (source: 'message' | 'application') => {
  const column = source === 'message' ? sql`message_id` : sql`application_id`
  const [entry] = await api.db
    .asOwner(now)
    .query<{ id: string }>(sql`select id from inbox_entries where shop_id = 890 and ${column} is not null order by created_at desc limit 1`)
  return entry?.id
}

/** Sends the queued mails and returns those of this test. */
const sentEmails = async () => (await sendEmails(api, now)).filter(({ to }) => to === `shop@${origin}`)

test('a message is mailed to the shop with reply-to its sender; sent twice with one idempotency key it is stored once', async () => {
  const message = {
    name: 'Ewa',
    email: 'ewa@example.com',
    phone: '600 100 200',
    subject: '',
    text: 'How tall?\nThanks',
    vending_machine_id: 1,
  }
  for (let i = 0; i < 2; i++) expect((await visitor.post('/contact_messages', { message }, { key: 'one' })).body).toBe('ok')
  const emails = await sentEmails()
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ replyTo: 'ewa@example.com', subject: 'Message from Ewa: Tower | Shop 890' })
  expect(emails[0]?.text).toContain('How tall?')
  expect(emails[0]?.text).toContain(`${adminOrigin}/shop-890/inbox/${await entryOf('message')}`)
  const refused = await visitor.post('/contact_messages', { message: { ...message, email: 'x', text: ' ', vending_machine_id: 7 } })
  expect(Object.keys(refused.body.error.fields)).toEqual(['message.email', 'message.text'])
  const unknown = await visitor.post('/contact_messages', { message: { ...message, vending_machine_id: 7 } })
  expect(unknown.body.error.fields).toHaveProperty(['message.vending_machine_id'])
})

test('an application is mailed with its CV; a file that is no PDF is refused, whatever its name', async () => {
  const apply = (content: Buffer, more: object = {}) =>
    visitor.post('/career_applications', {
      application: {
        career_id: 1,
        name: 'Ewa',
        email: 'ewa@example.com',
        cv: { name: 'cv.pdf', content: content.toString('base64') },
        ...more,
      },
    })
  expect((await apply(Buffer.from('MZ this is a program'))).body.error.fields).toHaveProperty(['application.cv'])
  expect((await apply(pdf, { career_id: 99 })).body.error.fields).toHaveProperty(['application.career_id'])
  const large = Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)])
  expect((await apply(large)).body).toBe('ok')
  expect((await apply(Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]))).status).toBe(413)
  const [email] = await sentEmails()
  expect(email).toMatchObject({ replyTo: 'ewa@example.com', attachments: [{ filename: 'cv.pdf', contentType: 'application/pdf' }] })
  expect(email?.attachments?.[0]?.content.equals(large)).toBe(true)
  expect(email?.text).toContain(`${adminOrigin}/shop-890/inbox/${await entryOf('application')}`)
})

test('the consent to later recruitments is separate and optional, and the mail says whether it was given', async () => {
  const apply = async (name: string, more: object) => {
    const application = { name, email: 'ewa@example.com', cv: { name: 'cv.pdf', content: pdf.toString('base64') }, ...more }
    expect((await visitor.post('/career_applications', { application })).body).toBe('ok')
    return (await sentEmails()).find(({ subject }) => subject.includes(name))?.text
  }
  expect(await apply('Anna Lis', { future_recruitments: true })).toMatch(/later recruitment[:\s]+given/i)
  expect(await apply('Anna Kot', {})).toMatch(/later recruitment[:\s]+not given/i)
})
