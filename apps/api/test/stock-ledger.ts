import { expect } from 'vitest'
import { type Database, sql } from '../src/platform/database.ts'

/** Asserts of every variant of every shop that its stock is the sum of its movements, and what the last one left. */
export async function expectStockToBeLedger(db: Database) {
  const owner = db.asOwner(new Date())
  expect(await owner.query(sql`select * from stock_discrepancies`)).toEqual([])
  expect(await owner.one(sql`select count(*)::int > 0 as some from stock_movements`)).toEqual({ some: true })
}
