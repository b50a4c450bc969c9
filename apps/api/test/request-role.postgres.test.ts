import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openPostgres, sql, type Tx } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { withDatabase } from './setup-postgres.ts'
import { openTestApi, type TestApi } from './test-api.ts'

const now = new Date()
let api: TestApi
let owner = ''
beforeAll(async () => {
  api = await openTestApi()
  const row = await api.db.asOwner(now).maybeOne<{ owner: string }>(sql`select current_user::text as owner`)
  owner = row?.owner ?? ''
})
afterAll(() => api.close())

const run = (tx: Tx, text: string) => tx.query<object>({ text, values: [] })

/** Another process on the same database. */
async function openAnother(): Promise<Database> {
  const row = await api.db.asOwner(now).maybeOne<{ name: string }>(sql`select current_database() as name`)
  return openPostgres(withDatabase((inject('database') as { url: string }).url, row?.name ?? ''))
}

const loginOf = (db: Database) => db.withTenant(1, now).query<{ role: string }>(sql`select session_user::text as role`)

test.each([
  'reset role',
  'set role none',
  'set role $owner',
  'reset session authorization',
  'set session authorization default',
  'set session authorization $owner',
  `select set_config('role', 'none', false)`,
  `select set_config('role', '$owner', true)`,
  `select set_config('session_authorization', '$owner', true)`,
  'set local row_security = off',
])('an injected `%s` gains no privileges', async injected => {
  const text = injected.replace('$owner', owner)
  const attempts: [what: string, statement: string][] = [
    ['sees another shop', 'select distinct shop_id from products where shop_id <> 1'],
    ['reads the password', 'select password from request_role where password is not null'],
    ['changes a table', 'alter table products add column injected int'],
    ['is the owner', `select where current_user = '${owner}'`],
  ]
  for (const [what, statement] of attempts) {
    const gained = api.db.withTenant(1, now).transaction(async tx => {
      await run(tx, text)
      return run(tx, statement)
    })
    const answer = await gained.catch(error => String(error.message))
    expect([what, answer]).toEqual([
      what,
      Array.isArray(answer) ? [] : expect.stringMatching(/permission denied|must be owner|row-level security/),
    ])
  }
  expect((await api.get('/products/1')).status).toBe(200)
})

test('concurrent processes that find no login role create one, and all use it', async () => {
  const [login] = await loginOf(api.db)
  await api.db.asOwner(now).transaction(tx => tx.run(`drop role ${login?.role}`))
  const others = await Promise.all(Array.from({ length: 4 }, openAnother))
  const logins = await Promise.all(others.map(loginOf))
  expect(logins.flat()).toEqual(Array(4).fill(login))
  // Connections of the dropped role fail and are replaced.
  await expect.poll(async () => (await api.get('/products/1')).status).toBe(200)
  await Promise.all(others.map(db => db.close()))
})

test.each([
  ['bypassrls', 'nobypassrls', 'may bypass row-level security'],
  ['superuser', 'nosuperuser', 'is a superuser'],
  ['createrole', 'nocreaterole', 'may create roles'],
])('migrate refuses a login role with %s', async (right, without, reason) => {
  const [login] = await loginOf(api.db)
  await api.db.asOwner(now).transaction(tx => tx.run(`alter role ${login?.role} ${right}`))
  const other = await openAnother()
  await expect(migrate(other)).rejects.toThrow(reason)
  await other.close()
  await api.db.asOwner(now).transaction(tx => tx.run(`alter role ${login?.role} ${without}`))
})
