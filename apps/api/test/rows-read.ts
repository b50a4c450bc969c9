import { type Database, sql, type Tx } from '../src/platform/database.ts'
import { interceptedDatabase } from './intercepted-database.ts'

export interface Read {
  table: string
  /** Rows read by sequential scans, of all shops. */
  scanned: number
  /** Rows fetched by index scans. */
  fetched: number
}

/** A database that counts the rows that its transactions read, with those of functions and triggers. */
export function countingReads(db: Database): Database & { take: () => Read[] } {
  const reads = new Map<string, Read>()
  const add = (rows: Read[], sign: 1 | -1) => {
    for (const { table, scanned, fetched } of rows) {
      const before = reads.get(table)
      reads.set(table, { table, scanned: sign * scanned + (before?.scanned ?? 0), fetched: sign * fetched + (before?.fetched ?? 0) })
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
    select relname as table, coalesce(seq_tup_read, 0)::int as scanned, coalesce(idx_tup_fetch, 0)::int as fetched
    from pg_stat_xact_user_tables where seq_tup_read > 0 or idx_tup_fetch > 0`)
