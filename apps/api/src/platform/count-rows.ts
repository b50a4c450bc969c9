import { type Queryable, type Sql, sql, withCustomPlan } from './database.ts'

/** The number of rows of a `from` clause with its `where`, at most `max`: it stops there. */
export const countRows = async (db: Queryable, from: Sql, max: number): Promise<number> =>
  (await db.one<{ count: number }>(withCustomPlan(sql`select count(*)::int as count from (select from ${from} limit ${max}) counted`)))
    .count
