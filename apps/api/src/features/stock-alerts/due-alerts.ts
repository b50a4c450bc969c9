import type { Ctx, JobDependencies, Log } from '../../context.ts'
import type { Database } from '../../platform/database.ts'
import { startRecurringJob } from '../../platform/recurring-job.ts'
import { queueMail } from '../mail/mail.ts'
import * as queries from './stock-alerts.queries.ts'
import { unsubscribeSecret, unsubscribeTokenOf } from './stock-alerts.ts'

const intervalMs = 60_000
/** E-mails of one shop in a run: its other e-mails wait behind no more than these, and no shop waits for another’s. */
const maxPerShop = 100

/**
 * Starts the job that every minute queues the e-mails about what is back in stock; processes share the work. `stop` waits for the current
 * run.
 */
export function startStockAlerts(deps: JobDependencies): { stop: () => Promise<void> } {
  return startRecurringJob({
    run: isStopped => queueDueAlerts(deps, isStopped),
    intervalMs,
    onFailure: error => deps.log.error({ err: error }, 'due stock alerts could not be read'),
  })
}

/**
 * Queues e-mails for the due requests of all shops, up to `maxPerShop` of each; returns their number. A shop that fails is retried by the
 * next run.
 */
export async function queueDueAlerts({ db, clock, log }: JobDependencies, isStopped = () => false): Promise<number> {
  let queued = 0
  for (const shop of await queries.shopsWithDueAlerts(db, clock())) {
    if (isStopped()) break
    try {
      queued += await queueAlertsOf(db, clock(), log, shop)
    } catch (error) {
      log.error({ err: error, shop: shop.shop_id }, 'stock alerts could not be queued')
    }
  }
  return queued
}

/** Deletes requests and queues their e-mails in one transaction, so that a process that ends in between loses and repeats none. */
function queueAlertsOf(db: Database, now: Date, log: Log, { shop_id, name, default_language }: queries.DueShop) {
  return db.withTenant(shop_id, now).transaction(async tx => {
    const shop = { id: shop_id, name, defaultLanguage: default_language }
    const ctx: Ctx = { shop, language: default_language, now, log, address: 'stock alerts', db: tx }
    const [secret, due] = await Promise.all([unsubscribeSecret(ctx), queries.takeDueAlerts(ctx, maxPerShop)])
    await Promise.all(
      due.map(({ variant_id: variant, email, language, expires_at }) =>
        queueMail(ctx, {
          kind: 'back_in_stock',
          recipient: email,
          language,
          data: { variant, unsubscribe_token: unsubscribeTokenOf(secret, email), expires_at },
        }),
      ),
    )
    return due.length
  })
}
