import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openPostgres, sql, withCustomPlan } from './database.ts'
import { connectTo } from './postgres-transaction.ts'

const { url } = inject('database') as { url: string }
const pool = new pg.Pool({ connectionString: url, max: 1 })
const notices: (string | undefined)[] = []
pool.on('connect', client => client.on('notice', ({ message }) => notices.push(message)))
afterAll(() => pool.end())

test('a statement is planned for its values without a warning in the log of the server', async () => {
  const connection = await connectTo(pool, sql`select 1`)(() => {})
  const mode = sql`select current_setting('plan_cache_mode') as mode`
  const statements = [withCustomPlan(mode)]
  for (const envelope of ['autocommit', 'begin'] as const)
    expect(await connection.query({ statements, envelope, isLast: envelope === 'begin' })).toEqual([[{ mode: 'force_custom_plan' }]])
  expect(await connection.query({ statements: [mode], envelope: 'autocommit' })).toEqual([[{ mode: 'auto' }]])
  await connection.release(undefined)
  expect(notices).toEqual([])
})

test('days are those of UTC, whatever the time zone of the server', async () => {
  const inWarsaw = new URL(url)
  inWarsaw.searchParams.set('options', '-c timezone=Europe/Warsaw')
  const db = openPostgres(inWarsaw.href)
  const midnight = sql`select date_trunc('day', ${'2027-05-03T22:30:00Z'}::timestamptz) as at`
  const { at } = await db
    .asOwner(new Date())
    .one<{ at: Date }>(midnight)
    .finally(() => db.close())
  expect(at.toISOString()).toBe('2027-05-03T00:00:00.000Z')
})
