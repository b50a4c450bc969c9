import { type Database, sql } from '../src/platform/database.ts'

/** The number of transactions of a PostgreSQL database that wait for a lock. Read outside of any transaction, which would see what it saw first. */
export const blockedTransactions = async (db: Database) =>
  (
    await db
      .asOwner(new Date())
      .query(sql`select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
  ).length
