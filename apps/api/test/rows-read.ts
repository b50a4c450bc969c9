import { type Database, sql, type Tx } from '../src/platform/database.ts'
import { interceptedDatabase } from './intercepted-database.ts'

export interface Read {
  table: string
  /** Rows read by sequential scans, of all shops. */
  scanned: number
  /** Rows fetched by index scans. */
  fetched: number
  /** Entries of indexes that were read, with those that fetch no row: of an index that has all that is needed. */
  entries: number
}

/** A database that counts the rows that its transactions read, with those of functions and triggers. */
export function countingReads(db: Database): Database & { take: () => Read[] } {
  const reads = new Map<string, Read>()
  const add = (rows: Read[], sign: 1 | -1) => {
    for (const { table, ...read } of rows) {
      const { scanned, fetched, entries } = reads.get(table) ?? { scanned: 0, fetched: 0, entries: 0 }
      const sum = { scanned: scanned + sign * read.scanned, fetched: fetched + sign * read.fetched, entries: entries + sign * read.entries }
      reads.set(table, { table, ...sum })
    }
  }
  const counted = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>) => {
    // The figures of a connection's last transactions may still be among those of this one.
    add(await soFar(tx), -1)
    const result = await work(tx)
    add(await soFar(tx), 1)
    return result
  }
  return {
    ...interceptedDatabase(db, counted),
    take: () => {
      const taken = [...reads.values()]
      reads.clear()
      return taken
    },
  }
}

const soFar = (tx: Tx) =>
  tx.query<Read>(sql`
    select relname as table, coalesce(seq_tup_read, 0)::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched,
      coalesce(entries, 0)::int as entries
    from pg_stat_xact_user_tables
    cross join lateral (
      select sum(pg_stat_get_xact_tuples_returned(indexrelid)) as entries from pg_index where indrelid = relid) indexes
    where seq_tup_read > 0 or idx_scan > 0`)
