import { expect } from 'vitest'
import type { Database, Sql } from '../src/platform/database.ts'
import { blockedTransactions } from './blocked-transactions.ts'
import type { Answered } from './visitor.ts'

/** The answers of two calls, the second of which begins while the first has read, and waits for rows that somebody holds. On PostgreSQL alone. */
export async function overlappingCalls<Answer = Answered>(
  db: Database,
  held: Sql,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  await db.asOwner(new Date()).transaction(async tx => {
    await tx.query(held)
    for (const [before, call] of calls.entries()) {
      let isOver = false
      answers.push(
        call().finally(() => {
          isOver = true
        }),
      )
      await expect.poll(async () => isOver || (await blockedTransactions(db)) > before, { timeout: 20_000, interval: 10 }).toBe(true)
    }
  })
  return Promise.all(answers)
}
