import type { ArchiveKind, ArchiveReason, ArchiveState } from '@stragan/contract/admin'
import type { Actor } from '../../admin-context.ts'
import { type Database, type Queryable, sql } from '../../platform/database.ts'
import type { ShopExport } from '../export-shop.ts'
import type { PartOutcome, Place } from '../import-progress.ts'

/** An archive that a process works on, until its lease ends. */
export interface ClaimedArchive {
  shop_id: number
  id: string
  kind: ArchiveKind
  state: ArchiveState
  lease: string
  /** With this one. */
  failed_attempts: number
  actor: Actor
  parts: PartOutcome[]
  place: Place | null
}

const leaseSeconds = 60

/** In which an archive is worked on. */
const workStates = sql`('exporting', 'checking', 'importing')`

/** Whether an archive may be due. */
export const mayBeDue = sql`exists (select from archives where state in ${workStates} and run_after <= clock())`

/**
 * Claims the due archive that has waited longest. The attempt counts as failed until it makes progress, since one that ends the process reports nothing.
 */
export const claimDue = (db: Database, now: Date) =>
  db.asOwner(now).maybeOne<ClaimedArchive>(sql`
    update archives set lease = gen_random_uuid(), leased_until = clock() + make_interval(secs => ${leaseSeconds}),
      failed_attempts = failed_attempts + 1
    where (shop_id, id) = (
      select shop_id, id from archives
      where state in ${workStates} and run_after <= clock() and (leased_until is null or leased_until <= clock())
      order by run_after, shop_id, id limit 1 for update skip locked)
    returning shop_id, id, kind, state, lease, failed_attempts, actor, parts, place`)

/** Ends the leases of all archives. */
export const endLeases = (db: Database, now: Date) =>
  db.asOwner(now).query(sql`update archives set lease = null, leased_until = null where lease is not null`)

const held = ({ shop_id, id, lease, state }: ClaimedArchive) =>
  sql`shop_id = ${shop_id} and id = ${id} and lease = ${lease} and state = ${state}`

/** Renews the lease; false where it was lost, or the step stopped. */
export const renewLease = async (db: Database, now: Date, claim: ClaimedArchive) =>
  (await db.asOwner(now).maybeOne(sql`
    update archives set leased_until = clock() + make_interval(secs => ${leaseSeconds}) where ${held(claim)} returning id`)) !== undefined

/**
 * Saves how far an import is; false where the lease was lost, or the step stopped. Progress resets the failed attempts; reaching the same place
 * as the previous attempt is no progress.
 */
export const savePlace = async (db: Queryable, claim: ClaimedArchive, place: Place) => {
  const reached = sql`${JSON.stringify(place)}::jsonb`
  const found = await db.maybeOne(sql`
    update archives set place = ${reached}, failed_attempts = case when place is distinct from ${reached} then 0 else failed_attempts end
    where ${held(claim)} returning id`)
  return found !== undefined
}

export const savePart = async (db: Queryable, claim: ClaimedArchive, outcome: PartOutcome) =>
  (await db.maybeOne(sql`
    update archives set parts = parts || ${JSON.stringify([outcome])}::jsonb, place = null, failed_attempts = 0
    where ${held(claim)} returning id`)) !== undefined

export const saveCurrentFile = async (db: Queryable, claim: ClaimedArchive, name: string) =>
  (await db.maybeOne(sql`update archives set current_file = ${name} where ${held(claim)} returning id`)) !== undefined

export const finishExport = async (db: Queryable, claim: ClaimedArchive, { contents, missing }: ShopExport, bytes: number) =>
  (await db.maybeOne(sql`
    update archives set state = 'exported', has_file = true, bytes = ${bytes}::float8::bigint, contents = ${JSON.stringify(contents)}::jsonb,
      missing_files = ${missing.length}, current_file = null, lease = null, leased_until = null, finished_at = clock()
    where ${held(claim)} returning id`)) !== undefined

export const finishImport = (db: Queryable, claim: ClaimedArchive) =>
  db.query(sql`
    update archives set state = ${claim.state === 'checking' ? 'checked' : 'imported'}, lease = null, leased_until = null, finished_at = clock()
    where ${held(claim)}`)

/** Puts an archive back, so that the next process goes on at once. */
export const release = (db: Database, now: Date, claim: ClaimedArchive) =>
  db.asOwner(now).query(sql`
    update archives set lease = null, leased_until = null, failed_attempts = greatest(failed_attempts - 1, 0) where ${held(claim)}`)

/** Attempts in a row that do not get on. */
export const maxAttempts = 5

const minPauseSeconds = 10

/** Notes that the attempt has failed: it is repeated after a pause, unless it was the last one, or the archive itself was refused with a reason. */
export const noteFailure = (db: Database, now: Date, claim: ClaimedArchive, reason: ArchiveReason | null) =>
  db.asOwner(now).query(sql`
    update archives set lease = null, leased_until = null, finished_at = clock(),
      run_after = clock() + make_interval(secs => ${minPauseSeconds} * greatest(failed_attempts, 1)),
      state = case when ${reason !== null} or failed_attempts >= ${maxAttempts} then 'failed' else state end,
      failure = case when ${reason !== null} then 'refused' when failed_attempts >= ${maxAttempts} then 'error' end,
      failure_reason = ${reason && JSON.stringify(reason)}::jsonb
    where ${held(claim)}`)
