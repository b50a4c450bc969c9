import { type Database, sql } from './database.ts'

/** Whether no shop was ever made here: then the demo shops may come in. */
export const isEmpty = (db: Database) =>
  db.asOwner(new Date(), async tx => {
    const [found] = await tx.query<{ any: boolean }>(sql`select exists (select from shops) as any`)
    return !found?.any
  })
