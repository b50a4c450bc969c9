import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Database } from '../src/platform/database.ts'
import { sql } from '../src/platform/database.ts'
import { failingQueryable } from './intercepted-database.ts'
import { openTestApi, silent, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test.each(['localhost', 'LOCALHOST', 'localhost:3000', 'http://localhost:3000', 'https://Tools.Localhost./', ' tools.localhost. '])(
  'the origin %j is the tool shop',
  async origin => {
    expect((await api.get('/configuration/shop', { origin })).body[0].name).toBe('Tools')
  },
)

test.each(['', ' ', 'https://', ':3000'])('the origin %j is empty', async origin => {
  const { status, body } = await api.get('/brands', { origin })
  expect([status, body.error]).toEqual([400, { code: 'shop_origin_empty', message: 'shop origin is empty' }])
})

test('a request without an origin, and one for an unknown host', async () => {
  expect(await (await api.app.request('/api/my-shop/brands')).json()).toMatchObject({ error: { code: 'shop_origin_empty' } })
  const { status, body } = await api.get('/brands', { origin: 'nobody.example' })
  expect([status, body.error.code]).toEqual([404, 'shop_not_found'])
})

test('an unknown path, and a method that a path does not allow', async () => {
  expect((await api.get('/nothing')).body.error.code).toBe('not_found')
  const answer = await api.app.request('/api/my-shop/brands', { method: 'POST', headers: { 'shop-origin': 'localhost' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
})

test('health, the OpenAPI document and its reference need no shop', async () => {
  expect((await api.app.request('/healthz')).status).toBe(200)
  expect((await api.app.request('/readyz')).status).toBe(200)
  const document = await (await api.app.request('/api/my-shop/openapi.json')).json()
  expect((await new Validator().validate(document)).valid).toBe(true)
  const page = await (await api.app.request('/api/my-shop/docs')).text()
  for (const [, source] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect([source, (await api.app.request(String(source))).status]).toEqual([source, 200])
})

test('a failing database is answered 503, any other failure 500, both without details', async () => {
  const failing = (error: Error): Database => ({ ...api.db, withoutTenant: () => failingQueryable(error) })
  const ask = async (error: Error) => {
    const app = createApp({
      db: failing(error),
      clock: () => new Date(),
      log: silent,
      fileFolder: '',
      version: '',
      checkResponses: true,
      storefrontSecret: '',
    })
    const answer = await app.request('/api/my-shop/brands', { headers: { 'shop-origin': 'localhost' } })
    return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const gone = await ask(Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }))
  expect([gone.status, gone.retry]).toEqual([503, '1'])
  const broken = await ask(new Error('secret'))
  expect(broken.status).toBe(500)
  expect(gone.text + broken.text).not.toContain('secret')
})

test('requests beyond the queue for the database are rejected at once; later ones succeed', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = Promise.all(Array.from({ length: 10 }, () => api.db.withTenant(1, new Date()).transaction(() => released)))
  const statuses: number[] = []
  const refused: (string | null)[] = []
  const crowd = Promise.all(
    Array.from({ length: 250 }, async () => {
      const { status, body, headers } = await api.get('/brands')
      statuses.push(status)
      if (status === 503) refused.push(`${body.error.code} ${headers.get('retry-after')}`)
    }),
  )
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(50)
  expect([...new Set(refused)]).toEqual(['unavailable 1'])
  expect(statuses).not.toContain(200)
  release()
  await Promise.all([holding, crowd])
  expect([...new Set(statuses)]).toEqual([503, 200])
  expect((await api.get('/brands')).status).toBe(200)
})

test('texts follow the language, and fall back to the shop’s default', async () => {
  const name = async (language: string) => (await api.get('/categories/1', { language })).body.name
  expect([await name('pl-PL'), await name('en-US'), await name('de-DE, en;q=0.5'), await name('de')]).toEqual([
    'Elementy złączne',
    'Fasteners',
    'Fasteners',
    'Elementy złączne',
  ])
  await api.db
    .asOwner(new Date())
    .query(sql`update categories set name = '{"pl": "Tylko po polsku", "en": ""}' where shop_id = 1 and id = 2`)
  expect((await api.get('/categories/2', { language: 'en-US' })).body.name).toBe('Tylko po polsku')
})

test.each([
  'currency',
  'vat_tax',
  'shop',
  'seo_settings',
  'languages',
  'integrations',
  'social_media',
  'compatible_products',
  'shop_configuration',
  'local_business',
  'delivery',
  'payment',
])('the configuration scope %s is a list of entries with their flag', async scope => {
  const { status, body } = await api.get(`/configuration/${scope}`)
  expect(status).toBe(200)
  for (const entry of body) expect(entry).toMatchObject({ id: expect.any(Number), enabled: true })
})

test('configuration is in the language of the request, sorted; an unknown scope is not found', async () => {
  const { body } = await api.get('/configuration/payment', { language: 'pl-PL' })
  expect(body.map((entry: { code: string; name: string }) => [entry.code, entry.name])).toEqual([
    ['bank_transfer', 'Przelew'],
    ['cash_on_delivery', 'Płatność przy odbiorze'],
    ['deferred_invoice', 'Faktura z odroczonym terminem płatności (14 dni)'],
    ['pay_on_collection', 'Płatność przy odbiorze osobistym'],
  ])
  expect((await api.get('/configuration/nothing')).body.error.code).toBe('configuration_scope_not_found')
})
