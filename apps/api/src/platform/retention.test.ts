import { afterAll, beforeAll, expect, test } from 'vitest'
import { failingQueryable } from '../../test/intercepted-database.ts'
import { readyShopper } from '../../test/shopper.ts'
import { newStaff, signIn } from '../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { openVisitor } from '../../test/visitor.ts'
import { sql, type Tx } from './database.ts'
import { createRateLimiter } from './rate-limits.ts'
import { startRetention } from './retention.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const simpleProduct = async (): Promise<number> => {
  const { items } = (await api.get('/products?in_stock=1&per_page=50')).body
  return items.find((one: { has_variants: boolean }) => !one.has_variants).id
}

const counters = () =>
  api.db
    .asOwner(new Date())
    .transaction(async tx => (await tx.query<{ key: string }>(sql`select key from rate_limits order by key`)).map(({ key }) => key))

test('expired rate limit counters are deleted, by parallel processes too; current ones stay', async () => {
  const rateLimiter = createRateLimiter(api.db, silent)
  const long = { name: 'long', key: '192.0.2.1', attempts: 1, minutes: 60 }
  for (let i = 0; i < 20; i++) await rateLimiter.consume([{ name: 'short', key: `192.0.2.${i}`, attempts: 1, minutes: 15 }])
  await rateLimiter.consume([long])
  const processesAt = async (minutes: number) => {
    const clock = () => new Date(Date.now() + minutes * 60_000)
    const processes = [1, 2, 3].map(() => startRetention({ db: api.db, clock, log: silent }))
    await Promise.all(processes.map(({ stop }) => stop()))
  }
  await processesAt(14)
  expect(await counters()).toHaveLength(21)
  await processesAt(16)
  expect(await counters()).toEqual(['long:192.0.2.1'])
  await expect(rateLimiter.consume([long])).rejects.toMatchObject({ code: 'too_many_requests' })
  await processesAt(61)
  expect(await counters()).toEqual([])
})

test('more rows than one statement deletes go in the same run', async () => {
  await api.db.asOwner(new Date()).query(sql`
    insert into rate_limits (key, points, expire) select 'past:' || n, 1, 0 from generate_series(1, 20001) n`)
  const retention = startRetention({ db: api.db, clock: () => new Date(), log: silent })
  await expect.poll(counters, { timeout: 20_000 }).toEqual([])
  await retention.stop()
})

test('a failure of the database is logged, and the process goes on', async () => {
  const said: string[] = []
  const log = { ...silent, error: (_: object, message: string) => void said.push(message) }
  const db = { ...api.db, asOwner: () => failingQueryable(new Error('gone')) }
  await startRetention({ db, clock: () => new Date(), log }).stop()
  expect(new Set(said)).toEqual(new Set(['expired data could not be deleted']))
})

test('sessions with visitors’ carts, idempotency keys, messages and applications are deleted when they expire, and not before', async () => {
  const start = Date.now()
  const at = (days: number) => new Date(start + days * 86_400_000)
  const visitor = await openVisitor(api)
  await visitor.post('/cart/cart_items', { cart_item: { product_id: await simpleProduct(), items: 1 } }, { key: 'a key' })
  await visitor.post('/contact_messages', { message: { name: 'Ewa', email: 'ewa@example.com', text: 'Hello' } })
  const cv = { name: 'cv.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }
  const application = { name: 'Ewa', email: 'ewa@example.com', cv }
  for (const future_recruitments of [false, true])
    expect((await visitor.post('/career_applications', { application: { ...application, future_recruitments } })).body).toBe('ok')
  const left = async (days: number) => {
    await startRetention({ db: api.db, clock: () => at(days), log: silent }).stop()
    return api.db.asOwner(at(days)).maybeOne<Record<string, number>>(sql`
      select (select count(*)::int from sessions) as sessions, (select count(*)::int from carts where session_id is not null) as carts,
        (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from contact_messages) as messages,
        (select count(*)::int from career_applications) as applications`)
  }
  expect(await left(0.9)).toEqual({ sessions: 1, carts: 1, keys: 1, messages: 1, applications: 2 })
  expect(await left(1.1)).toEqual({ sessions: 1, carts: 1, keys: 0, messages: 1, applications: 2 })
  expect(await left(29)).toMatchObject({ sessions: 1, carts: 1 })
  expect(await left(31)).toEqual({ sessions: 0, carts: 0, keys: 0, messages: 1, applications: 2 })
  // With consent to later recruitments applications stay for a year.
  expect(await left(95)).toMatchObject({ messages: 1, applications: 1 })
  expect(await left(364)).toMatchObject({ applications: 1 })
  expect(await left(367)).toMatchObject({ messages: 0, applications: 0 })
})

const inOne = (work: (tx: Tx) => Promise<unknown>) => api.db.asOwner(new Date()).transaction(work)
const rename = (tx: Tx, id: number, words: string) =>
  tx.query(sql`update products set name = jsonb_build_object('en', ${words}::text, 'pl', ${words}::text) where shop_id = 1 and id = ${id}`)
const searched = async () =>
  api.db
    .asOwner(new Date())
    .transaction(async tx =>
      (await tx.query<{ word: string }>(sql`select distinct word from search_vocabulary where shop_id = 1 and word like 'zgrz%'`))
        .map(({ word }) => word)
        .sort(),
    )
const round = () => startRetention({ db: api.db, clock: () => new Date(), log: silent }).stop()

test('search words that no product has any more are deleted', async () => {
  await inOne(tx => rename(tx, 1, 'Zgrzebnina'))
  await inOne(tx => rename(tx, 1, 'Zgrzywnik'))
  expect(await searched()).toEqual(['zgrzebnin', 'zgrzebnina', 'zgrzywnik'])
  await round()
  expect(await searched()).toEqual(['zgrzywnik'])
})

test('mails are deleted thirty days after they were sent or given up, claims at the end of the sixth year', async () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const visitor = await readyShopper(api, 'localhost', [[await simpleProduct(), 1]])
  const { uid } = (await visitor.order()).body
  await api.db.asOwner(at('2027-03-01')).transaction(async tx => {
    await tx.query(sql`delete from mails`)
    for (const [state, sent] of [
      ['waiting', null],
      ['given_up', null],
      ['sent', '2027-03-03T12:00:00Z'],
    ])
      await tx.query(sql`
        insert into mails (shop_id, kind, recipient, language, data, state, sent_at)
        values (1, ${state}, 'a@example.com', 'en', '{}', ${state}, ${sent})`)
    for (const when of ['2027-03-01T12:00:00Z', '2027-12-31T22:59:59Z', '2027-12-31T23:00:00Z'])
      await tx.query(sql`
        insert into order_claims (shop_id, order_uid, kind, language, name, email, lines, created_at)
        values (1, ${uid}, 'complaint', 'pl', 'Ewa', 'a@example.com', '[]', ${when})`)
  })
  const left = async (day: string) => {
    await startRetention({ db: api.db, clock: () => at(day), log: silent }).stop()
    return api.db.asOwner(at(day)).maybeOne<{ mails: string[]; claims: number }>(sql`
      select array(select kind from mails where recipient = 'a@example.com' order by kind) as mails,
        (select count(*)::int from order_claims where order_uid = ${uid}) as claims`)
  }
  expect(await left('2027-03-30')).toEqual({ mails: ['given_up', 'sent', 'waiting'], claims: 3 })
  expect(await left('2027-04-01')).toEqual({ mails: ['sent', 'waiting'], claims: 3 })
  expect(await left('2027-04-03')).toEqual({ mails: ['waiting'], claims: 3 })
  expect(await left('2033-12-31')).toEqual({ mails: ['waiting'], claims: 3 })
  // A claim of the first minutes of 2028 in Poland has a year more.
  expect(await left('2034-01-01')).toEqual({ mails: ['waiting'], claims: 1 })
  expect(await left('2035-01-01')).toEqual({ mails: ['waiting'], claims: 0 })
})

test('an account of staff without a shop is deleted 90 days after its last use', async () => {
  const start = Date.now()
  const at = (days: number) => new Date(start + days * 86_400_000)
  const asOwner = api.db.asOwner(new Date())
  const owner = await newStaff(api, { 1: 'owner' })
  const [gone, active, invited] = [await newStaff(api, { 1: 'sales' }), await newStaff(api, {}), await newStaff(api, {})]
  const operator = await newStaff(api, {}, { isOperator: true })
  const names = new Map(Object.entries({ owner, gone, active, invited, operator }).map(([name, { id }]) => [id, name]))
  const left = async (days: number) => {
    await startRetention({ db: api.db, clock: () => at(days), log: silent }).stop()
    const rows = await asOwner.query<{ id: string }>(sql`select id from staff`)
    return rows.flatMap(({ id }) => names.get(id) ?? []).toSorted()
  }
  const everybody = ['active', 'gone', 'invited', 'operator', 'owner']
  expect(await left(10)).toEqual(everybody)
  await asOwner.query(sql`delete from memberships where staff_id = ${gone.id}`)
  expect(await left(50)).toEqual(everybody)
  await signIn(api, active.email)
  await asOwner.query(sql`
    insert into staff_invitations (shop_id, email, role, language, hash, expires_at)
    values (1, ${invited.email.toUpperCase()}, 'sales', 'en', 'a hash', ${at(145).toISOString()})`)
  expect(await left(101)).toEqual(everybody)
  expect(await left(139)).toEqual(everybody)
  expect(await left(141)).toEqual(['active', 'invited', 'operator', 'owner'])
  expect(await left(192)).toEqual(['invited', 'operator', 'owner'])
  expect(await left(283)).toEqual(['operator', 'owner'])
})
