import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { startAutovacuum } from './autovacuum.ts'
import { sql } from './database.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the embedded database removes dead rows and gathers statistics by itself, beside requests', async () => {
  const owner = () => api.db.asOwner(new Date())
  const autovacuum = startAutovacuum({ db: api.db, clock: () => new Date(), log: silent, intervalMs: 50 })
  await owner().query(sql`insert into rate_limits (key, points, expire) select 'vacuum:' || n, 1, 0 from generate_series(1, 2000) n`)
  await owner().query(sql`delete from rate_limits where key like 'vacuum:%'`)
  const state = () =>
    owner().one(sql`
      select n_dead_tup::int as dead, n_mod_since_analyze::int as changed, last_analyze is not null as is_analyzed
      from pg_stat_user_tables where relname = 'rate_limits'`)
  // A server vacuums when it likes: there the job does nothing.
  if (api.db.kind === 'embedded') await expect.poll(state, { timeout: 20_000 }).toMatchObject({ dead: 0, changed: 0, is_analyzed: true })
  expect((await api.get('/products')).status).toBe(200)
  await autovacuum.stop()
})
