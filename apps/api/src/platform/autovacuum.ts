import type { JobDependencies } from '../context.ts'
import { sql } from './database.ts'
import { startRecurringJob } from './recurring-job.ts'

const minuteMs = 60_000

/** A larger table would hold up requests for seconds. */
const maxBytes = 32 * 1024 * 1024

/**
 * Removes dead rows of the embedded database and gathers the planner's statistics, as the autovacuum of a PostgreSQL server does, with its
 * thresholds: PGlite has none, and tables whose rows come and go, such as sessions, would grow without end. One table at a time, between other
 * transactions; what the seed has filled has no dead rows, and is not counted. Does nothing on a server.
 */
export function startAutovacuum({ db, clock, log, intervalMs = minuteMs }: JobDependencies & { intervalMs?: number }) {
  const { vacuum } = db
  if (!vacuum) return { stop: async () => {} }
  let isFirst = true
  const changedTables = () =>
    db.asOwner(clock()).query<{ name: string }>(sql`
      select quote_ident(relname) as name from pg_stat_user_tables
      where (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup) and pg_table_size(relid) <= ${maxBytes}`)
  return startRecurringJob({
    run: async isStopped => {
      if (isFirst) await db.asOwner(clock()).query(sql`select pg_stat_reset()`)
      isFirst = false
      for (const { name } of await changedTables()) if (!isStopped()) await vacuum(name)
    },
    intervalMs,
    onFailure: error => log.error({ err: error }, 'the database could not be vacuumed'),
  })
}
