import { archiveFileLimits, draftDays, historyLimits, importLimits, staffIdleHours } from '@stragan/contract/admin'
import type { JobDependencies } from '../context.ts'
import { type Sql, type Statement, sql } from './database.ts'
import { startRecurringJob } from './recurring-job.ts'

interface Dependencies extends JobDependencies {
  /** After how many months changes are deleted from the history; 24 by default. */
  historyMonths?: number
  /** Deletes expired files, by what they are. */
  files?: Readonly<Record<string, () => Promise<void>>>
}

const hourMs = 3_600_000

/**
 * Deletes personal data at the end of its retention period, at the start and every hour, as the privacy policy promises. Safe to run in
 * parallel processes. `stop` waits for the run in progress.
 */
export function startRetention({ db, clock, log, files = {}, historyMonths = historyLimits.defaultMonths }: Dependencies): {
  stop: () => Promise<void>
} {
  const attempt = <T>(what: string, work: () => Promise<T>): Promise<T | undefined> =>
    work().catch(error => {
      log.error({ err: error, what }, 'expired data could not be deleted')
      return undefined
    })
  const query = <Row>(statement: Statement) => db.asOwner(clock()).query<Row>(statement)
  const deleteAll = async (statement: Sql, isStopped: () => boolean) => {
    let deleted: unknown[]
    do deleted = await query(sql`${statement} returning 1`)
    while (deleted.length > 0 && !isStopped())
  }
  const run = async (isStopped: () => boolean) => {
    for (const [what, statement] of Object.entries(expiredRows(clock(), historyMonths)))
      await attempt(what, () => deleteAll(statement, isStopped))
    // One transaction per shop: one for all of them would block the indexing of products.
    const shops = await attempt('words', () => query<{ shop_id: number }>(sql`select shop_id from shops`))
    for (const { shop_id } of shops ?? []) await attempt('words', () => query(sql`select prune_vocabulary(${shop_id})`))
    for (const [what, remove] of Object.entries(files)) await attempt(what, remove)
  }
  return startRecurringJob({
    run,
    intervalMs: hourMs,
    onFailure: error => log.error({ err: error }, 'expired data could not be deleted'),
  })
}

/** Rows deleted per statement, which is repeated until none is left: long transactions would hold up those of requests. */
const maxRows = 10_000

const unusedStaffDays = 90

/** `skip locked`: rows that another process uses or deletes are left to it. */
const expiredRows = (now: Date, historyMonths: number) => ({
  // With the addresses that they were counted by.
  attempts: sql`
    delete from rate_limits where key in (
      select key from rate_limits where expire <= ${now.getTime()} limit ${maxRows} for update skip locked)`,
  // Cascades to tokens, idempotency keys, and the carts of visitors without an account.
  sessions: sql`
    delete from sessions where (shop_id, id) in (
      select shop_id, id from sessions where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  keys: sql`
    delete from idempotency_keys where (shop_id, caller, key) in (
      select shop_id, caller, key from idempotency_keys where created_at < clock() - interval '1 day'
      limit ${maxRows} for update skip locked)`,
  references: sql`
    delete from order_references where (shop_id, hash) in (
      select shop_id, hash from order_references where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  links: sql`
    delete from customer_links where (shop_id, hash) in (
      select shop_id, hash from customer_links where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  networks: sql`
    update orders set network_key = null where (shop_id, uid) in (
      select shop_id, uid from orders where network_key is not null and created_at < clock() - interval '30 days'
      limit ${maxRows} for update skip locked)`,
  registrations: sql`
    delete from registrations where (shop_id, hash) in (
      select shop_id, hash from registrations where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  staffSessions: sql`
    delete from staff_sessions where id in (
      select id from staff_sessions where expires_at <= clock() or last_used_at < clock() - make_interval(hours => ${staffIdleHours})
      limit ${maxRows} for update skip locked)`,
  staffLinks: sql`
    delete from staff_links where hash in (
      select hash from staff_links where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  staffChallenges: sql`
    delete from staff_challenges where hash in (
      select hash from staff_challenges where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  invitations: sql`
    delete from staff_invitations where (shop_id, id) in (
      select shop_id, id from staff_invitations where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  unusedStaff: sql`
    update staff set unused_since = case when unused_since is null then clock() end where id in (
      select id from staff where is_unused(staff) <> (unused_since is not null) limit ${maxRows} for update skip locked)`,
  // Cascades to second factors. What the person did in shops stays with their name, as long as it is stored.
  staff: sql`
    delete from staff where id in (
      select id from staff where unused_since < clock() - make_interval(days => ${unusedStaffDays}) and is_unused(staff)
      limit ${maxRows} for update skip locked)`,
  searches: sql`
    delete from search_counts where (shop_id, day, search) in (
      select shop_id, day, search from search_counts where day < (clock() - interval '90 days')::date limit ${maxRows} for update skip locked)`,
  drafts: sql`
    delete from drafts where (shop_id, staff_id, area, subject, form) in (
      select shop_id, staff_id, area, subject, form from drafts where updated_at < clock() - make_interval(days => ${draftDays})
      limit ${maxRows} for update skip locked)`,
  stockAlerts: sql`
    delete from stock_alerts where (shop_id, hash) in (
      select shop_id, hash from stock_alerts where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  devices: sql`
    delete from customer_devices where (shop_id, hash) in (
      select shop_id, hash from customer_devices where expires_at <= clock() limit ${maxRows} for update skip locked)`,
  messages: sql`
    delete from contact_messages where (shop_id, id) in (
      select shop_id, id from contact_messages where created_at < clock() - interval '1 year' limit ${maxRows} for update skip locked)`,
  // With the consent to later recruitments, as long as it says.
  applications: sql`
    delete from career_applications where (shop_id, id) in (
      select shop_id, id from career_applications
      where created_at < clock() - interval '3 months' and (not future_recruitments or created_at < clock() - interval '12 months')
      limit ${maxRows} for update skip locked)`,
  // The period allows to investigate why one did not arrive; waiting mails stay.
  mails: sql`
    delete from mails where (shop_id, id) in (
      select shop_id, id from mails where state <> 'waiting' and coalesce(sent_at, created_at) < clock() - interval '30 days'
      limit ${maxRows} for update skip locked)`,
  // With the log of their attempts.
  webhookDeliveries: sql`
    delete from webhook_deliveries where (shop_id, id) in (
      select shop_id, id from webhook_deliveries where state <> 'waiting' and created_at < clock() - interval '30 days'
      limit ${maxRows} for update skip locked)`,
  // When claims have lapsed: six years, to the end of the calendar year (Polish Civil Code, article 118).
  claims: sql`
    delete from order_claims where (shop_id, id) in (
      select shop_id, id from order_claims
      where created_at < (date_trunc('year', clock() at time zone 'Europe/Warsaw') - interval '6 years') at time zone 'Europe/Warsaw'
      limit ${maxRows} for update skip locked)`,
  // With the rows of their files; what they changed stays in the history.
  imports: sql`
    delete from imports where (shop_id, id) in (
      select shop_id, id from imports where created_at < clock() - make_interval(days => ${importLimits.retentionDays}) limit 50 for update skip locked)`,
  // Their files are deleted earlier.
  archives: sql`
    delete from archives where (shop_id, id) in (
      select shop_id, id from archives where created_at < clock() - make_interval(days => ${archiveFileLimits.retentionDays}) limit 50 for update skip locked)`,
  // Cascades to their rows.
  history: sql`
    delete from change_sets where (shop_id, id) in (
      select shop_id, id from change_sets where created_at < clock() - make_interval(months => ${historyMonths}) limit ${maxRows} for update skip locked)`,
})
