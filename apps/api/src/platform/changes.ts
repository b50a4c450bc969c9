import { type Change, type Changes, openChanges } from '@stragan/freshness'
import { type Database, sql } from './database.ts'

/** For how long the database may be silent before nothing counts as known any more (it shows itself every 200 ms). */
const leaseMs = 900

/** What the database tells of changes, from every process that writes to it (0013_changes.sql). */
export async function followDatabase(db: Database): Promise<{ changes: Changes; stop: () => Promise<void> }> {
  const changes = openChanges(db.kind === 'postgres' ? leaseMs : undefined)
  const stop = await db.listen('stragan_changes', {
    async started() {
      const rows = await db.asOwner(new Date(), tx =>
        tx.query<{ shop_id: number; number: string }>(sql`select shop_id, number from shop_changes`),
      )
      changes.begin(rows.map(row => [row.shop_id, Number(row.number)] as const))
    },
    heard: payload => (payload === undefined ? changes.hear() : changes.take(JSON.parse(payload) as Change)),
    lost: () => changes.lose(),
  })
  return { changes, stop }
}
