import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, sql, type Tx } from '../src/platform/database.ts'
import { addShop } from './fixtures.ts'
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
afterEach(() => db.asOwner(now, tx => tx.query(sql`delete from discount_codes where code like 'TX-%'`)))

const add = (tx: Tx, id: number) =>
  tx.query<{ id: number }>(
    sql`insert into discount_codes (shop_id, id, code, discount_type, value) values (1, ${id}, ${`TX-${id}`}, 'fixed', 100) returning id`,
  )
const kept = async () =>
  (await db.asOwner(now, tx => tx.query<{ id: number }>(sql`select id from discount_codes where code like 'TX-%' order by id`))).map(
    ({ id }) => id,
  )
const fails = (tx: Tx) => tx.query(sql`select 1 / 0`)
const who = (tx: Tx) =>
  tx.query<{ shop: string | null; clock: string | null; role: string }>(
    sql`select current_setting('app.shop_id', true) as shop, current_setting('app.now', true) as clock,
      case when current_user ~ '^stragan_(app|request_[0-9]+)$' then 'request' else 'owner' end as role`,
  )

test('one statement alone, the first of several and the last are all of the same shop, role and clock', async () => {
  const expected = [{ shop: '1', clock: now.toISOString(), role: 'request' }]
  expect(await db.inShop(1, now, who)).toEqual(expected)
  expect(await db.inShop(1, now, async tx => [await who(tx), await who(tx), ...(await Promise.all([who(tx), who(tx)]))])).toEqual(
    Array(4).fill(expected),
  )
  expect((await db.outsideShops(now, who))[0]).toMatchObject({ shop: '', role: 'request' })
})

test('what a transaction was is over with it, and with a failure of it', async () => {
  for (const work of [who, async (tx: Tx) => [await who(tx), await who(tx)], fails])
    await db.inShop(1, now, tx => work(tx) as Promise<unknown>).catch(() => {})
  const after = await Promise.all(Array.from({ length: 12 }, () => db.asOwner(now, who)))
  expect(new Set(after.map(([row]) => `${row?.shop} ${row?.role === 'request'}`))).toEqual(new Set([' false']))
})

test('one statement is kept, and so are several', async () => {
  await db.inShop(1, now, tx => add(tx, 901))
  await db.inShop(1, now, async tx => {
    await add(tx, 902)
    await add(tx, 903)
  })
  await db.inShop(1, now, async tx => {
    await Promise.resolve()
    await Promise.all([add(tx, 904), add(tx, 905)])
  })
  expect(await kept()).toEqual([901, 902, 903, 904, 905])
})

describe('a failure leaves nothing, and whoever comes next is served', () => {
  const failures: Record<string, (tx: Tx) => Promise<unknown>> = {
    'of the only statement': fails,
    'of the first': async tx => {
      await fails(tx)
      await add(tx, 911)
    },
    'between others': async tx => {
      await add(tx, 911)
      await fails(tx)
      await add(tx, 912)
    },
    'among others that were sent at once': tx => Promise.all([add(tx, 911), fails(tx), add(tx, 912)]),
    'that was swallowed': async tx => {
      await add(tx, 911)
      await fails(tx).catch(() => {})
    },
    'that was swallowed before others': async tx => {
      await fails(tx).catch(() => {})
      await add(tx, 911)
    },
    'of whoever asked': async tx => {
      await add(tx, 911)
      throw new Error('thought better of it')
    },
    'of whoever asked, before anything was': () => {
      throw new Error('thought better of it')
    },
  }
  test.each(Object.entries(failures))('%s', async (_, work) => {
    // More often than there are connections.
    for (let i = 0; i < 12; i++) await expect(db.inShop(1, now, work)).rejects.toThrow()
    expect(await kept()).toEqual([])
    await db.inShop(1, now, tx => add(tx, 913))
    expect(await kept()).toEqual([913])
  })
})

test('a statement that could not be prepared fails again, and keeps nothing from others', async () => {
  const wrong = (tx: Tx) => tx.query(sql`select ${1}::int from no_such_table`)
  for (let i = 0; i < 12; i++) await expect(db.inShop(1, now, wrong)).rejects.toThrow('no_such_table')
  await db.asOwner(now, tx => tx.run('create table no_such_table ()'))
  expect(await db.asOwner(now, wrong)).toEqual([])
  await db.asOwner(now, tx => tx.run('drop table no_such_table'))
})

test('two shops that read at the same time never see each other', async () => {
  const brands = (tx: Tx) => tx.query<{ shop_id: number }>(sql`select shop_id from brands`)
  const ways: ((tx: Tx) => Promise<{ shop_id: number }[]>)[] = [
    brands,
    async tx => [...(await brands(tx)), ...(await brands(tx))],
    async tx => (await Promise.all([brands(tx), brands(tx)])).flat(),
    tx => brands(tx).then(rows => rows),
  ]
  const rounds = db.kind === 'postgres' ? 3000 : 200
  let mixed = 0
  const reading = async (i: number) => {
    const shop = i % 2 === 0 ? 1 : other
    if (i % 17 === 0) return void (await db.inShop(shop, now, fails).catch(() => {}))
    const seen = await db.inShop(shop, now, ways[i % ways.length] ?? brands)
    if (seen.length === 0 || seen.some(row => row.shop_id !== shop)) mixed++
  }
  for (let i = 0; i < rounds; i += 60) await Promise.all(Array.from({ length: 60 }, (_, k) => reading(i + k)))
  expect(mixed).toBe(0)
})

test('a connection that the server ends in the middle of a call is told as unavailable, and the next call works', async () => {
  if (db.kind === 'embedded') return
  const ended = await openTestApi({
    db: { ...db, inShop: (shop, at, work) => db.inShop(shop, at, tx => endedByServer(tx).then(() => work(tx))) },
  })
  const { status, body, headers } = await ended.get('/products/1')
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1'])
  for (let i = 0; i < 12; i++) expect((await api.get('/products/1')).status).toBe(200)
})

/** The administrator's word, from another connection. */
async function endedByServer(tx: Tx) {
  const [mine] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await db.asOwner(now, other => other.query(sql`select pg_terminate_backend(${mine?.pid}, 5000)`))
}
