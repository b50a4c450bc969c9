import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, sql, type Tx } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { openTestApi, type TestApi } from './test-api.ts'

const now = new Date()
const folder = mkdtempSync(join(tmpdir(), 'stragan-migrations-'))
let api: TestApi
let db: Database
beforeAll(async () => {
  api = await openTestApi()
  db = api.db
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const insertMigration = (name: string) => db.asOwner(now).query(sql`insert into migrations (name) values (${name})`)
const deleteMigration = (name: string) => db.asOwner(now).query(sql`delete from migrations where name = ${name}`)
const localised = (tx: Tx) => tx.query<{ text: string }>(sql`select localised_text('{"en": "nut", "pl": "nakrętka"}', 'pl', 'en') as text`)
const breakFunction = (tx: Tx) =>
  tx.run(
    `create or replace function localised_text(texts jsonb, language text, fallback text) returns text language sql as 'select ''old'''`,
  )

test('an up-to-date database is left as it is', async () => {
  expect(await migrate(db)).toEqual([])
})

test('a repeatable file runs again when its text changed, and no other does', async () => {
  await db.asOwner(now).transaction(async tx => {
    await breakFunction(tx)
    await tx.query(sql`update repeatable_migrations set hash = 'of its old text' where name = 'catalogue.sql'`)
  })
  expect(await migrate(db)).toEqual(['catalogue.sql'])
  expect(await db.asOwner(now).transaction(localised)).toEqual([{ text: 'nakrętka' }])
  expect(await migrate(db)).toEqual([])
  expect((await api.get('/products/1')).status).toBe(200)
})

test('all repeatable files run after a versioned one, which may drop a view that is in its way', async () => {
  for (const name of await readdir(new URL('../migrations/', import.meta.url))) await writeFile(join(folder, name), '')
  await writeFile(
    join(folder, '9998_rounded_times.sql'),
    'drop view current_price_lists; alter table price_lists alter valid_from type timestamptz(3)',
  )
  const repeatable = new URL('../sql/', import.meta.url)
  const ran = await migrate(db, { versioned: pathToFileURL(`${folder}/`), repeatable })
  expect(ran).toEqual(['9998_rounded_times.sql', ...(await readdir(repeatable)).sort()])
  expect(await db.asOwner(now).query(sql`select from current_price_lists limit 0`)).toEqual([])
  await deleteMigration('9998_rounded_times.sql')
  await rm(join(folder, '9998_rounded_times.sql'))
})

test('a file that fails is named, and leaves nothing', async () => {
  await writeFile(join(folder, '9998_wrong.sql'), 'create table half (); select 1 / 0')
  const migrating = migrate(db, { versioned: pathToFileURL(`${folder}/`), repeatable: new URL('../sql/', import.meta.url) })
  await expect(migrating).rejects.toThrow('The migration 9998_wrong.sql failed: division by zero')
  expect(await db.asOwner(now).query(sql`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

test('a database of a newer version is refused', async () => {
  await insertMigration('9999_future.sql')
  await expect(migrate(db)).rejects.toThrow('newer Stragan (it has 9999_future.sql)')
  await deleteMigration('9999_future.sql')
})

test('a database from before the first release is refused with what to do', async () => {
  await insertMigration('0001_shops.sql')
  await expect(migrate(db)).rejects.toThrow(/before the first release and cannot be upgraded: delete it, or set DATA_DIR or DATABASE_URL/)
  await deleteMigration('0001_shops.sql')
})
