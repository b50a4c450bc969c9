import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, type Queryable, sql, type Tx } from '../src/platform/database.ts'
import { addShop } from './fixtures.ts'
import { interceptedDatabase } from './intercepted-database.ts'
import { openTestApi, type TestApi } from './test-api.ts'

const now = new Date('2027-03-01T12:00:00Z')
const other = 811
let api: TestApi
let db: Database
beforeAll(async () => {
  api = await openTestApi()
  db = api.db
  await addShop(db, { id: other, host: 'other.test', first: 8_110_001 })
})
afterAll(() => api.close())
afterEach(() => db.asOwner(now).query(sql`delete from discount_codes where code like 'TX-%'`))

const shop = () => db.withTenant(1, now)
const add = (to: Queryable, id: number) =>
  to.query<{ id: number }>(
    sql`insert into discount_codes (shop_id, id, code, discount_type, value) values (1, ${id}, ${`TX-${id}`}, 'fixed', 100) returning id`,
  )
const added = async () =>
  (await db.asOwner(now).query<{ id: number }>(sql`select id from discount_codes where code like 'TX-%' order by id`)).map(({ id }) => id)
const fail = (at: Queryable) => at.query(sql`select 1 / 0`)
const settings = (of: Queryable) =>
  of.query<{ shop: string | null; clock: string | null; role: string }>(
    sql`select current_setting('app.shop_id', true) as shop, current_setting('app.now', true) as clock,
      case when current_user ~ '^stragan_(app|request_[0-9]+)$' then 'request' else 'owner' end as role`,
  )

test('shop, role and clock are set for a single statement, and for each statement of a transaction', async () => {
  const expected = [{ shop: '1', clock: now.toISOString(), role: 'request' }]
  expect(await settings(shop())).toEqual(expected)
  expect(
    await shop().transaction(async tx => [await settings(tx), await settings(tx), ...(await Promise.all([settings(tx), settings(tx)]))]),
  ).toEqual(Array(4).fill(expected))
  expect((await settings(db.withoutTenant(now)))[0]).toMatchObject({ shop: '', role: 'request' })
})

test('the settings of a transaction end with it, and with a failure of it', async () => {
  const both = (tx: Tx) => Promise.all([settings(tx), settings(tx)])
  const uses: (() => Promise<unknown>)[] = [
    () => settings(shop()),
    () => shop().transaction(both),
    () => fail(shop()),
    () => shop().transaction(fail),
  ]
  for (const use of uses) await use().catch(() => {})
  const after = await Promise.all(Array.from({ length: 12 }, () => settings(db.asOwner(now))))
  expect(new Set(after.map(([row]) => `${row?.shop} ${row?.role === 'request'}`))).toEqual(new Set([' false']))
})

test('a single statement is committed, and so is a transaction', async () => {
  await add(shop(), 901)
  await shop().transaction(async tx => {
    await add(tx, 902)
    await add(tx, 903)
  })
  await shop().transaction(async tx => {
    await Promise.resolve()
    await Promise.all([add(tx, 904), add(tx, 905)])
  })
  expect(await added()).toEqual([901, 902, 903, 904, 905])
})

test('a transaction inside another joins it', async () => {
  const outer = shop().transaction(async tx => {
    await tx.transaction(inner => add(inner, 906))
    throw new Error('refused')
  })
  await expect(outer).rejects.toThrow('refused')
  expect(await added()).toEqual([])
})

test('one row is returned; without any, one throws and maybeOne returns undefined', async () => {
  const none = sql`select 1 as n where false`
  expect(await shop().one(sql`select 1 as n`)).toEqual({ n: 1 })
  expect(await shop().maybeOne(none)).toBeUndefined()
  await expect(shop().one(none)).rejects.toThrow('A statement returned no row: select 1 as n')
  await expect(shop().transaction(tx => tx.one(none))).rejects.toThrow('A statement returned no row')
})

test('a statement after the end of its transaction is refused', async () => {
  const left = await shop().transaction(async tx => ({ tx }))
  await expect(add(left.tx, 907)).rejects.toThrow('The transaction is over')
  expect(await added()).toEqual([])
})

describe('a failure leaves nothing, and the next transaction succeeds', () => {
  const inTransaction = (work: (tx: Tx) => Promise<unknown>) => () => shop().transaction(work)
  const failures: Record<string, () => Promise<unknown>> = {
    'of a single statement': () => fail(shop()),
    'of the only statement': inTransaction(fail),
    'of the first': inTransaction(async tx => {
      await fail(tx)
      await add(tx, 911)
    }),
    'between others': inTransaction(async tx => {
      await add(tx, 911)
      await fail(tx)
      await add(tx, 912)
    }),
    'among others that were sent at once': inTransaction(tx => Promise.all([add(tx, 911), fail(tx), add(tx, 912)])),
    'that was caught': inTransaction(async tx => {
      await add(tx, 911)
      await fail(tx).catch(() => {})
    }),
    'that was caught before others': inTransaction(async tx => {
      await fail(tx).catch(() => {})
      await add(tx, 911)
    }),
    'of the work': inTransaction(async tx => {
      await add(tx, 911)
      throw new Error('refused')
    }),
    'of the work before its first statement': inTransaction(() => {
      throw new Error('refused')
    }),
  }
  test.each(Object.entries(failures))('%s', async (_, run) => {
    // More often than there are connections.
    for (let i = 0; i < 12; i++) await expect(run()).rejects.toThrow()
    expect(await added()).toEqual([])
    await add(shop(), 913)
    expect(await added()).toEqual([913])
  })
})

test('a statement that could not be prepared fails again, and affects no other', async () => {
  const wrong = (of: Queryable) => of.query(sql`select ${1}::int from no_such_table`)
  for (let i = 0; i < 12; i++) {
    await expect(wrong(shop())).rejects.toThrow('no_such_table')
    await expect(shop().transaction(wrong)).rejects.toThrow('no_such_table')
  }
  await db.asOwner(now).transaction(tx => tx.run('create table no_such_table ()'))
  expect(await wrong(db.asOwner(now))).toEqual([])
  await db.asOwner(now).transaction(tx => tx.run('drop table no_such_table'))
})

test('two shops that read at the same time never see each other', async () => {
  const brands = (of: Queryable) => of.query<{ shop_id: number }>(sql`select shop_id from brands`)
  const ways: ((of: Queryable) => Promise<{ shop_id: number }[]>)[] = [
    brands,
    of => of.transaction(brands),
    of => of.transaction(async tx => [...(await brands(tx)), ...(await brands(tx))]),
    of => of.transaction(async tx => (await Promise.all([brands(tx), brands(tx)])).flat()),
  ]
  const rounds = db.kind === 'postgres' ? 3000 : 200
  let mixed = 0
  const reading = async (i: number) => {
    const shopId = i % 2 === 0 ? 1 : other
    const reader = db.withTenant(shopId, now)
    if (i % 17 === 0) return void (await fail(reader).catch(() => {}))
    const seen = await (ways[i % ways.length] ?? brands)(reader)
    if (seen.length === 0 || seen.some(row => row.shop_id !== shopId)) mixed++
  }
  for (let i = 0; i < rounds; i += 60) await Promise.all(Array.from({ length: 60 }, (_, k) => reading(i + k)))
  expect(mixed).toBe(0)
})

test('a connection that the server ends in the middle of a call is answered 503 unavailable, and the next call succeeds', async () => {
  if (db.kind === 'embedded') return
  const ended = await openTestApi({
    db: interceptedDatabase(db, (tx, work) => endedByServer(tx).then(() => work(tx))),
  })
  const { status, body, headers } = await ended.get('/products/1')
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1'])
  for (let i = 0; i < 12; i++) expect((await api.get('/products/1')).status).toBe(200)
})

/** Terminates the connection of a transaction, as an administrator would. */
async function endedByServer(tx: Tx) {
  const mine = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await db.asOwner(now).query(sql`select pg_terminate_backend(${mine.pid}, 5000)`)
}
