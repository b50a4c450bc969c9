import { sql } from '@stragan/api'
import { expect, test } from 'vitest'
import { fieldsOfCsv } from '../../api/test/csv-fields.ts'
import { countsOf, csvOf, isThorough, openKilledImports, type Step } from './killed-imports.ts'
import { withDatabase } from './killed-shop.ts'
import { type TestDatabase, testDatabases } from './test-databases.ts'

/** Of each step, per database; more in `npm run test:faults`. A batch has 500 rows. */
const kills = isThorough ? { check: 10, run: 20, undo: 10 } : { check: 1, run: 2, undo: 1 }
/** In `npm test` on PostgreSQL, or on the embedded database where there is none; the import of products is killed on both. */
const databases = isThorough ? testDatabases : testDatabases.slice(-1)

test.each(databases)(
  'an import of prices that is killed again and again ends as one that is not, and so does its undo (%s)',
  { timeout: 3_600_000 },
  async (_, make) => {
    const [calm, killed] = await Promise.all([
      importedAndUndone(await make(), { check: 0, run: 0, undo: 0 }),
      importedAndUndone(await make(), kills),
    ])
    expect(killed).toEqual(calm)
    const { rows, created, changed, unchanged, removed, failure } = calm.counts
    expect([failure, created + changed + unchanged]).toEqual([null, rows])
    expect(new Set(calm.history.map(({ sets }) => sets))).toEqual(new Set([1]))
    for (const count of [created, changed, unchanged, removed]) expect(count).toBeGreaterThan(300)
  },
)

/**
 * Replaces the prices of a list by those of a file, which changes some, adds others and has not all, and takes that back, with so many kills in
 * the middle of each step; returns what was left behind.
 */
async function importedAndUndone(database: TestDatabase, kills: Record<Step, number>) {
  const { call, get, upload, take, whileStopped } = await openKilledImports(database, 'tools')
  const [header = [], ...products] = fieldsOfCsv(await get('/product_rows.csv?separator=comma'), ',')
  const symbols = products.map(row => row[header.indexOf('symbol')] ?? '')
  const list = (await call('POST', '/price_lists', { name: 'Dealers', valid_from: null, valid_to: null })).body.id
  const prices = (): Promise<string> => get(`/price_lists/${list}/prices.csv?separator=comma`)
  const importFile = async (prices: (string | null)[], kills: Record<Step, number>) => {
    const rows = symbols.flatMap((symbol, i) => (prices[i % prices.length] ? [[symbol, prices[i % prices.length] ?? '']] : []))
    const { id } = await upload('prices.csv', csvOf([['symbol', 'price_net'], ...rows]), `?price_list_id=${list}`)
    const taken = (step: Step, body?: object) => take(id, { step, rows: rows.length, kills: kills[step], ...(body && { body }) })
    const checked = countsOf(await taken('check', { fields: ['symbol', 'price_net'], remove_missing: true }))
    const counts = countsOf(await taken('run'))
    expect(checked).toEqual(counts)
    return { id, counts, undo: () => taken('undo') }
  }
  // Of four products one price stays, one changes, one goes and one comes.
  await importFile(['3.10', '4.20', '5.30', null], { check: 0, run: 0, undo: 0 })
  const before = await prices()
  const { id, counts, undo } = await importFile(['3.10', '4.80', null, '6.40'], kills)
  const after = await prices()
  const history = await whileStopped(() => changesBy(database, id))
  expect(await undo()).toMatchObject({ is_partly_undone: false })
  expect(await prices()).toBe(before)
  return { counts, after, history }
}

/** What the history has of an import: one change set, however often it was continued. */
const changesBy = (database: TestDatabase, id: string) =>
  withDatabase(database, query =>
    query<{ sets: number }>(sql`
      select count(distinct changed.change_set_id)::int as sets, table_name, count(*)::int as changes, count(distinct row_key)::int as rows
      from import_changes done join change_rows changed on changed.shop_id = done.shop_id and changed.change_set_id = done.change_set_id
      where done.import_id = ${id} group by table_name order by table_name`),
  )
