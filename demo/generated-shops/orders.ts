import type { Database } from '../../apps/api/src/platform/database.ts'
import * as queries from './orders.queries.ts'

/** Orders that are written in one transaction. */
const batch = 20_000

/** Writes the orders of the first shop: three years of them, the last of which are still being worked off. Their stock was filled up again. */
export async function generateOrders(db: Database, now: Date, range: queries.OrderRange, report?: (step: string) => void) {
  for (let from = 1; from <= range.orders; from += batch) {
    const to = Math.min(range.orders, from + batch - 1)
    await db.asOwner(now).transaction(tx =>
      queries.withoutEvents(tx, async () => {
        await queries.listGoods(tx, range)
        await queries.drawOrders(tx, range, from, to)
        await queries.drawLines(tx, range)
        await queries.insertOrders(tx, range)
        await queries.insertLines(tx, range)
        await queries.insertHandling(tx, range)
        await queries.setCounters(tx, range)
      }),
    )
    report?.(`${to} of ${range.orders} orders`)
  }
}
