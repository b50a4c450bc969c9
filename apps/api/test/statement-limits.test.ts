import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/database.ts'
import { openTestApi, silent, type TestApi } from './test-api.ts'
import { openVisitor, type TestVisitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'stragan-limits-'))
const now = new Date()
const warnings: { data: object; message: string }[] = []
const log = { ...silent, warn: (data: object, message: string) => warnings.push({ data, message }) }
let api: TestApi
let visitor: TestVisitor

/** Reading a brand and writing a contact message never end. */
beforeAll(async () => {
  api = await openTestApi({ folder: join(folder, 'database'), limits: { readMs: 1500, writeMs: 1500, idleMs: 1500 }, log })
  visitor = await openVisitor(api)
  await api.db.asOwner(now).transaction(tx =>
    tx.run(`
      create function endless() returns boolean language plpgsql as 'begin loop end loop; end';
      create policy endless on brands as restrictive to stragan_app using (endless());
      create policy endless on contact_messages as restrictive to stragan_app with check (endless());`),
  )
}, 120_000)
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const unavailable = { status: 503, body: { error: expect.objectContaining({ code: 'unavailable' }) } }
/** The embedded database is reopened, which takes a while. */
const worksAgain = () => expect.poll(async () => (await api.get('/products/1')).status, { timeout: 60_000 }).toBe(200)

const message = { name: 'A', email: 'a@example.com', text: 'B' }
const endless: [what: string, ask: () => ReturnType<TestApi['get']>, route: string][] = [
  ['reads', () => api.get('/brands/projahn'), 'GET /api/my-shop/brands/:id'],
  ['writes', () => visitor.post('/contact_messages', { message }), 'POST /api/my-shop/contact_messages'],
]

test.each(endless)(
  'a request that %s for too long is answered 503 and logged by its route; the next one succeeds',
  { timeout: 120_000 },
  async (_, ask, route) => {
    warnings.length = 0
    const waiting = Promise.all([ask(), api.get('/products/1')])
    expect((await api.app.request('/healthz')).status).toBe(200)
    const [answer, beside] = await waiting
    expect(answer).toMatchObject(unavailable)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect([200, 503]).toContain(beside.status)
    const logged = warnings.filter(({ message }) => message === 'a statement exceeded its time limit').map(({ data }) => data)
    expect(logged).toEqual([expect.objectContaining({ method: route.split(' ')[0], path: route.split(' ')[1] })])
    await worksAgain()
  },
)

test('a transaction that is idle for too long is rolled back, and the next one succeeds', { timeout: 120_000 }, async () => {
  const idle = api.db.withTenant(1, now).transaction(async tx => {
    await tx.query(sql`insert into discount_codes (shop_id, id, code, discount_type, value) values (1, 901, 'IDLE', 'fixed', 100)`)
    await new Promise(() => {})
  })
  await expect(idle).rejects.toMatchObject({ code: '25P03' })
  await worksAgain()
  expect(await api.db.asOwner(now).query(sql`select from discount_codes where code = 'IDLE'`)).toEqual([])
})

test('statements of the owner have no time limit', async () => {
  const row = await api.db.asOwner(now).maybeOne(sql`select current_setting('statement_timeout') as timeout, pg_sleep(2)`)
  expect(row).toMatchObject({ timeout: '0' })
})

test('the time limit of a statement includes its wait for locks', { timeout: 120_000 }, async () => {
  if (api.db.kind === 'embedded') return
  const answer = await api.db.asOwner(now).transaction(async tx => {
    await tx.query(sql`lock table products in access exclusive mode`)
    return api.get('/products/1')
  })
  expect(answer).toMatchObject(unavailable)
  await worksAgain()
})
