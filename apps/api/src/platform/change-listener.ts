import { type ChangeLog, createChangeLog, heartbeatIntervalMs, leaseMs } from '@stragan/cache'
import { type Database, sql } from './database.ts'

/** Payload of the notification (sql/changes.sql). */
interface Notification {
  shop: number
  number: number
  tags: readonly string[] | null
  /** The next notification of the shop has further tags of the same change. */
  more?: true
}

/** Listens to the database's change notifications: they come from every process that writes to it. */
export async function listenForChanges(db: Database): Promise<{ changeLog: ChangeLog; stop: () => Promise<void> }> {
  const changeLog = createChangeLog(db.kind === 'postgres' ? leaseMs : undefined)
  /** Tags of a change whose last notification has not arrived, by shop. */
  const incomplete = new Map<number, string[]>()
  const stop = await db.listen('stragan_changes', {
    async connected() {
      incomplete.clear()
      const rows = await db
        .asOwner(new Date(), 'urgent')
        .query<{ shop_id: number; number: string }>(sql`select shop_id, number from shop_changes`)
      changeLog.connect(rows.map(row => [row.shop_id, Number(row.number)] as const))
    },
    notified: payload => {
      const { shop, number, tags, more } = JSON.parse(payload) as Notification
      const all = tags && [...(incomplete.get(shop) ?? []), ...tags]
      if (more && all) return void incomplete.set(shop, all)
      incomplete.delete(shop)
      changeLog.applyChange({ shop, version: number, tags: all })
    },
    heartbeat: until => changeLog.heartbeat(until),
    disconnected: () => changeLog.disconnect(),
  })
  // The embedded database sends no heartbeats, but subscribers in other processes expect them.
  const heartbeat = db.kind === 'embedded' ? setInterval(() => changeLog.heartbeat(), heartbeatIntervalMs).unref() : undefined
  return {
    changeLog,
    stop: async () => {
      clearInterval(heartbeat)
      await stop()
    },
  }
}
