import { aliveMs, type Change, type Changes, leaseMs, openChanges } from '@stragan/freshness'
import { type Database, sql } from './database.ts'

/** What the database tells of changes, from every process that writes to it (0014_changes.sql). */
export async function followDatabase(db: Database): Promise<{ changes: Changes; stop: () => Promise<void> }> {
  const changes = openChanges(db.kind === 'postgres' ? leaseMs : undefined)
  const stop = await db.listen('stragan_changes', {
    async started() {
      const rows = await db.asOwner(
        new Date(),
        tx => tx.query<{ shop_id: number; number: string }>(sql`select shop_id, number from shop_changes`),
        'first',
      )
      changes.begin(rows.map(row => [row.shop_id, Number(row.number)] as const))
    },
    heard: payload => changes.take(JSON.parse(payload) as Change),
    alive: until => changes.hear(until),
    lost: () => changes.lose(),
  })
  // A database in this very process is never silent: whoever follows from elsewhere is told so.
  const alive = db.kind === 'embedded' ? setInterval(() => changes.hear(), aliveMs).unref() : undefined
  return {
    changes,
    stop: async () => {
      clearInterval(alive)
      await stop()
    },
  }
}
