import type { Ctx, JobDependencies, Log } from '../../context.ts'
import type { Database } from '../../platform/database.ts'
import { startRecurringJob } from '../../platform/recurring-job.ts'
import { queueMail } from '../mail/mail.ts'
import { systemAuthor } from './order-author.ts'
import { cancelOrder } from './orders.ts'
import * as queries from './unpaid-orders.queries.ts'

const roundMs = 60_000
const batchSize = 100

/** Starts the job that cancels expired unpaid orders every minute; processes share the work. `stop` waits for the current run. */
export function startUnpaidOrders(deps: JobDependencies): { stop: () => Promise<void> } {
  return startRecurringJob({
    run: isStopped => cancelUnpaidOrders(deps, isStopped),
    intervalMs: roundMs,
    onFailure: error => deps.log.error({ err: error }, 'expired orders could not be read'),
  })
}

/** Cancels the expired orders of all shops, each in its own transaction; returns their number. A failed one is retried by the next run. */
export async function cancelUnpaidOrders({ db, clock, log }: JobDependencies, isStopped = () => false): Promise<number> {
  let cancelled = 0
  let last: queries.ExpiredRow | null = null
  do {
    const batch: queries.ExpiredRow[] = await queries.expiredOrders(db, clock(), last, batchSize)
    last = batch.length === batchSize ? (batch.at(-1) ?? null) : null
    for (const order of batch) {
      if (isStopped()) return cancelled
      try {
        if (await cancelUnpaid(db, clock(), log, order)) cancelled++
      } catch (error) {
        log.error({ err: error, order: order.uid }, 'an unpaid order could not be cancelled')
      }
    }
  } while (last)
  return cancelled
}

/** False if the order is locked, by its payment or by another process, or was withdrawn from meanwhile. */
function cancelUnpaid(db: Database, now: Date, log: Log, { shop_id, shop_name, default_language, uid, language }: queries.ExpiredRow) {
  const shop = { id: shop_id, name: shop_name, defaultLanguage: default_language }
  return db.withTenant(shop_id, now).transaction(async tx => {
    const ctx: Ctx = { shop, language, now, log, address: 'unpaid orders', db: tx }
    const order = await queries.lockExpired(ctx, uid)
    if (!order || (await queries.isWithdrawnFrom(ctx, uid))) return false
    await cancelOrder(ctx, order, { author: systemAuthor, reason: 'unpaid' })
    await queueMail(ctx, { kind: 'order_cancelled_unpaid', recipient: order.email, language: order.language, data: { uid } })
    return true
  })
}
