import type { Log } from '../context.ts'
import { type Database, type Statement, sql } from './database.ts'

interface Dependencies {
  db: Database
  clock: () => Date
  log: Log
  /** What is deleted beside the database's rows, by what it is. */
  files?: Readonly<Record<string, () => Promise<void>>>
}

const hourMs = 3_600_000

/**
 * Forgets what is no longer needed, at the start and every hour, as the privacy policy promises. Several processes may do so at once.
 * `stop` waits for the round under way.
 */
export function startForgetting({ db, clock, log, files = {} }: Dependencies): { stop: () => Promise<void> } {
  const attempt = <T>(what: string, work: () => Promise<T>): Promise<T | undefined> =>
    work().catch(error => {
      log.error({ err: error, what }, 'what is no longer needed could not be forgotten')
      return undefined
    })
  const query = <Row>(statement: Statement) => db.asOwner(clock(), tx => tx.query<Row>(statement))
  const round = async () => {
    for (const [what, statement] of Object.entries(over(clock()))) await attempt(what, () => query(statement))
    // Shop by shop: a transaction of all of them would keep whoever indexes products waiting.
    const shops = await attempt('words', () => query<{ shop_id: number }>(sql`select shop_id from shops`))
    for (const { shop_id } of shops ?? []) await attempt('words', () => query(sql`select prune_vocabulary(${shop_id})`))
    for (const [what, remove] of Object.entries(files)) await attempt(what, remove)
  }
  let running = round()
  const timer = setInterval(() => {
    running = round()
  }, hourMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** So many at once at most: the rest has the next hour. */
const most = 10_000

/** What another process is just using or forgetting is left alone: neither waits for the other. */
const over = (now: Date) => ({
  // With them go the addresses that they were counted by.
  attempts: sql`
    delete from rate_limits where key in (
      select key from rate_limits where expire <= ${now.getTime()} limit ${most} for update skip locked)`,
  // With them go their tokens, what their requests were answered, and the carts of visitors without an account.
  sessions: sql`
    delete from sessions where (shop_id, id) in (
      select shop_id, id from sessions where expires_at <= clock() limit ${most} for update skip locked)`,
  keys: sql`
    delete from idempotency_keys where (shop_id, session_id, key) in (
      select shop_id, session_id, key from idempotency_keys where created_at < clock() - interval '1 day' limit ${most} for update skip locked)`,
  callerKeys: sql`
    delete from caller_idempotency_keys where (shop_id, caller, key) in (
      select shop_id, caller, key from caller_idempotency_keys where created_at < clock() - interval '1 day'
      limit ${most} for update skip locked)`,
  links: sql`
    delete from customer_links where (shop_id, hash) in (
      select shop_id, hash from customer_links where expires_at <= clock() limit ${most} for update skip locked)`,
  networks: sql`
    update orders set network_key = null where (shop_id, uid) in (
      select shop_id, uid from orders where network_key is not null and created_at < clock() - interval '30 days'
      limit ${most} for update skip locked)`,
  registrations: sql`
    delete from registrations where (shop_id, hash) in (
      select shop_id, hash from registrations where expires_at <= clock() limit ${most} for update skip locked)`,
  devices: sql`
    delete from customer_devices where (shop_id, hash) in (
      select shop_id, hash from customer_devices where expires_at <= clock() limit ${most} for update skip locked)`,
  messages: sql`
    delete from contact_messages where (shop_id, id) in (
      select shop_id, id from contact_messages where created_at < clock() - interval '1 year' limit ${most} for update skip locked)`,
  applications: sql`
    delete from career_applications where (shop_id, id) in (
      select shop_id, id from career_applications where created_at < clock() - interval '3 months' limit ${most} for update skip locked)`,
  // Long enough to find out why one did not arrive; one that waits is needed still.
  mails: sql`
    delete from mails where (shop_id, id) in (
      select shop_id, id from mails where state <> 'waiting' and coalesce(sent_at, created_at) < clock() - interval '30 days'
      limit ${most} for update skip locked)`,
  // When what could be claimed has lapsed: six years, to the end of the calendar year (Polish Civil Code, article 118).
  claims: sql`
    delete from order_claims where (shop_id, id) in (
      select shop_id, id from order_claims
      where created_at < (date_trunc('year', clock() at time zone 'Europe/Warsaw') - interval '6 years') at time zone 'Europe/Warsaw'
      limit ${most} for update skip locked)`,
})
