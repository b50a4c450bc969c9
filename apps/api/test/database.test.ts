import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/database.ts'
import { openTestApi, type TestApi } from './test-api.ts'

const now = new Date('2027-03-01T12:00:00Z')

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the event loop is not blocked while the database computes', async () => {
  const { app, db } = api
  let isComputing = true
  const computing = db
    .asOwner(now)
    .query(sql`select count(*) from generate_series(1, 3000000)`)
    .finally(() => {
      isComputing = false
    })
  for (let turn = 0; turn < 20; turn++) {
    expect([(await app.request('/healthz')).status, isComputing]).toEqual([200, true])
    await setImmediate()
  }
  await computing
})

test('the database keeps nothing of what it has answered', async () => {
  const large = () => api.db.asOwner(now).one<{ text: string }>(sql`select repeat('x', 1000000) as text`)
  await large()
  const before = process.memoryUsage().rss
  for (let i = 0; i < 400; i++) await large()
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
}, 120_000)

test('values of every type are converted, and errors have their constraint, table and detail', async () => {
  const { db } = api
  const row = await db.asOwner(now).one(sql`
    select clock() as at, 9007199254740993::bigint as large, 0.10::numeric as exact, '{"a": [1]}'::jsonb as json, null::json as none,
      '\\x00ff'::bytea as bytes, array[1, 2] as list, ${{ b: 'ł' }}::jsonb as given, ${[3, 4]}::int[] as numbers, ${null}::text as nothing`)
  expect(row).toEqual({
    at: now,
    large: '9007199254740993',
    exact: '0.10',
    json: { a: [1] },
    none: null,
    bytes: expect.objectContaining({ 0: 0, 1: 255, length: 2 }),
    list: [1, 2],
    given: { b: 'ł' },
    numbers: [3, 4],
    nothing: null,
  })
  const failed = db.asOwner(now).query(sql`insert into hosts (shop_id, host) values (1, 'localhost')`)
  await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'hosts_pkey', table: 'hosts', detail: expect.any(String) })
})
