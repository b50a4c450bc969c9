import type { Language } from '@stragan/contract'
import type { ImportFormat, ImportState, ProductField } from '@stragan/contract/admin'
import type { Actor } from '../../admin-context.ts'
import { type Database, type Queryable, sql } from '../../platform/database.ts'
import type { PriceOwner } from '../prices/prices.ts'
import type { RowResult } from './apply-product.ts'
import type { CsvFormat } from './csv-file.ts'
import type { ImportChoices, ImportRow } from './imports.queries.ts'
import type { StoredRow } from './parsed-rows.ts'
import type { Creation } from './references.ts'

/** An import that a process works on, until its lease ends. */
export interface ClaimedImport extends CsvFormat, ImportChoices, PriceOwner {
  shop_id: number
  id: string
  lease: string
  /** With this one. */
  failed_attempts: number
  state: ImportState
  format: ImportFormat
  columns: { title: string; field: ProductField | null }[]
  actor: Actor
  name: string
  default_language: Language
  /** Of a run. */
  change_set_id: string | null
}

const workStates = sql`('reading', 'checking', 'importing', 'undoing')`
const leaseSeconds = 60

/** Whether an import may be due. */
export const mayBeDue = sql`exists (select from imports where state in ${workStates} and run_after <= clock())`

/**
 * Claims the due import that has waited longest: one of a shop at a time. The attempt counts as failed until it makes progress, since one that ends
 * the process reports nothing.
 */
export const claimDue = (db: Database, now: Date) =>
  db.asOwner(now).maybeOne<ClaimedImport>(sql`
    update imports set lease = gen_random_uuid(), leased_until = clock() + make_interval(secs => ${leaseSeconds}), worked_at = clock(),
      failed_attempts = failed_attempts + 1
    from shops
    where shops.shop_id = imports.shop_id and (imports.shop_id, imports.id) = (
      select shop_id, id from imports due
      where state in ${workStates} and run_after <= clock() and (leased_until is null or leased_until <= clock())
        and not exists (select from imports other where other.shop_id = due.shop_id and other.id <> due.id
          and other.state in ${workStates} and other.leased_until > clock())
      order by worked_at, shop_id, id limit 1 for update skip locked)
    returning imports.shop_id, imports.id, lease, state, format, encoding, separator, columns, create_missing, prices_include_vat, vat_percent, remove_missing,
      price_list_id, customer_id, change_set_id, actor, failed_attempts, shops.name, shops.default_language`)

/** Ends the leases of all imports. */
export const endLeases = (db: Database, now: Date) =>
  db.asOwner(now).query(sql`update imports set lease = null, leased_until = null where lease is not null`)

/** Puts an import back, so that others have their turn. */
export const release = (db: Database, now: Date, { shop_id, id, lease }: ClaimedImport) =>
  db.asOwner(now).query(sql`
    update imports set lease = null, leased_until = null, worked_at = clock(), failed_attempts = greatest(failed_attempts - 1, 0)
    where shop_id = ${shop_id} and id = ${id} and lease = ${lease}`)

/** Attempts in a row that do not get on. */
export const maxAttempts = 5

export type Failure = NonNullable<ImportRow['failure']>

/**
 * Notes that the attempt has failed: it is repeated later, unless it was the last one. A run whose person has lost the rights stops, so that somebody
 * else can go on; a file that they have sent is not read.
 */
export const noteFailure = (db: Database, now: Date, { shop_id, id, lease }: ClaimedImport, failure: Failure) =>
  db.asOwner(now).query(sql`
    update imports set lease = null, leased_until = null,
      run_after = clock() + make_interval(secs => 10 * failed_attempts),
      state = next.state, failed_step = case when next.state = 'failed' then imports.state end,
      row_count = case when ${failure} = 'permission_lost' and imports.state = 'reading' then 0 else row_count end,
      failure = case when ${failure} <> 'error' or failed_attempts >= ${maxAttempts} then ${failure} end,
      finished_at = clock()
    from (
      select case
        when ${failure} = 'permission_lost' and state = 'importing' then 'stopped'
        when ${failure} = 'permission_lost' and state = 'undoing' then 'imported'
        when ${failure} <> 'error' or failed_attempts >= ${maxAttempts} then 'failed' else state end as state
      from imports where shop_id = ${shop_id} and id = ${id}) next
    where shop_id = ${shop_id} and id = ${id} and lease = ${lease}`)

/** Rows of an import that this process still holds; undefined where it was lost or stopped. */
export const storedRows = async (db: Queryable, { shop_id, id, lease, state }: ClaimedImport) =>
  (
    await db.maybeOne<{ row_count: number }>(sql`
      select row_count from imports where shop_id = ${shop_id} and id = ${id} and lease = ${lease} and state = ${state}`)
  )?.row_count

/**
 * Locks an import that this process still holds, in the state in which it was claimed, and renews its lease; undefined where it was lost or stopped.
 * In the transaction of its progress, which resets the failed attempts.
 */
export const holdLease = (db: Queryable, { shop_id, id, lease, state }: ClaimedImport) =>
  db.maybeOne<{ next_row: number; row_count: number; created: number; refused: number }>(sql`
    update imports set leased_until = clock() + make_interval(secs => ${leaseSeconds}), failed_attempts = 0
    where shop_id = ${shop_id} and id = ${id} and lease = ${lease} and state = ${state} returning next_row, row_count, created, refused`)

export const insertRows = (db: Queryable, { shop_id, id }: ClaimedImport, first: number, rows: readonly string[][]) =>
  db.query(sql`
    insert into import_rows (shop_id, import_id, number, cells, length)
    select ${shop_id}, ${id}, ${first}::int + place::int - 1, cells, length(cells::text) from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality given (cells, place)`)

export const addToRowCount = (db: Queryable, { shop_id, id }: ClaimedImport, count: number) =>
  db.query(sql`update imports set row_count = row_count + ${count} where shop_id = ${shop_id} and id = ${id}`)

/** The next rows: so many, or fewer until they have so many characters. */
export const rowsFrom = (db: Queryable, { shop_id, id }: ClaimedImport, first: number, max: { rows: number; length: number }) =>
  db.query<StoredRow>(sql`
    select number, cells from (
      select number, cells, sum(length) over (order by number) - length as length_before from (
        select number, cells, length from import_rows
        where shop_id = ${shop_id} and import_id = ${id} and number >= ${first} order by number limit ${max.rows}) next) measured
    where length_before < ${max.length} order by number`)

/** Those of some symbols that an earlier row has. */
export const earlierSymbols = async (db: Queryable, { shop_id, id }: ClaimedImport, first: number, symbols: readonly string[]) =>
  new Set(
    (
      await db.query<{ symbol: string }>(sql`
        select given.symbol from unnest(${[...symbols]}::text[]) given (symbol)
        cross join lateral (
          select from import_rows
          where shop_id = ${shop_id} and import_id = ${id} and symbol = given.symbol and number < ${first} offset 0) earlier`)
    ).map(({ symbol }) => symbol),
  )

export interface StoredResult extends RowResult {
  symbol: string | null
  /** Of a row of prices, with the net prices in grosz. */
  variant_id?: number
  price_net_before?: number | null
  price_net?: number | null
}

/** Stores what became of rows, with the place of the next one and the counts. */
export async function saveResults(db: Queryable, { shop_id, id }: ClaimedImport, results: readonly StoredResult[]): Promise<void> {
  await db.query(sql`
    update import_rows set symbol = result.symbol, outcome = result.outcome, fields = result.fields, problems = result.problems,
      notes = result.notes, variant_id = result.variant_id, price_net_before = result.price_net_before, price_net = result.price_net
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) result (number int, symbol text, outcome text, fields jsonb, problems jsonb, notes jsonb,
      variant_id int, price_net_before int, price_net int)
    where shop_id = ${shop_id} and import_id = ${id} and import_rows.number = result.number`)
  const count = (outcome: RowResult['outcome']) => results.filter(one => one.outcome === outcome).length
  await db.query(sql`
    update imports set next_row = ${Math.max(...results.map(({ number }) => number)) + 1}, created = created + ${count('created')},
      picture_count = picture_count + ${results.reduce((sum, { pictures = 0 }) => sum + pictures, 0)},
      changed = changed + ${count('changed')}, unchanged = unchanged + ${count('unchanged')}, refused = refused + ${count('refused')}
    where shop_id = ${shop_id} and id = ${id}`)
}

/** Notes what was created besides products; a trial, which takes it back after each batch, creates it again in the next one. */
export async function saveCreations(db: Queryable, { shop_id, id }: ClaimedImport, creations: readonly Creation[]): Promise<void> {
  if (creations.length === 0) return
  await db.query(sql`
    insert into import_creations (shop_id, import_id, kind, name, key_hash)
    select ${shop_id}, ${id}, kind, name, md5(key) from jsonb_to_recordset(${JSON.stringify(creations)}::jsonb) creation (kind text, name text, key text)
    on conflict do nothing`)
}

/** Names a change set of the transaction, if there is one, as the next one of an import, once. */
export const noteChangeSet = (db: Queryable, { shop_id, id }: Pick<ClaimedImport, 'shop_id' | 'id'>, changeSet: string) =>
  db.query(sql`
    insert into import_changes (shop_id, import_id, number, change_set_id)
    select ${shop_id}, ${id}, coalesce((select max(number) from import_changes where shop_id = ${shop_id} and import_id = ${id}), 0) + 1, id
    from change_sets where shop_id = ${shop_id} and id = ${changeSet}
      and not exists (select from import_changes where shop_id = ${shop_id} and import_id = ${id} and change_set_id = ${changeSet})`)

/** The change set that an undo takes back next: the last one. */
export const nextToUndo = (db: Queryable, { shop_id, id }: ClaimedImport) =>
  db.maybeOne<{ number: number; change_set_id: string }>(sql`
    select number, change_set_id from import_changes where shop_id = ${shop_id} and import_id = ${id} and undo is null
    order by number desc limit 1`)

export const noteUndo = (db: Queryable, { shop_id, id }: ClaimedImport, number: number, undo: 'undone' | 'partly' | 'refused') =>
  db.query(sql`
    update import_changes set undo = ${undo} where shop_id = ${shop_id} and import_id = ${id} and number = ${number}`)

/** Ends a step. */
export const finish = (db: Queryable, { shop_id, id }: ClaimedImport, state: ImportState) =>
  db.query(sql`
    update imports set state = ${state}, lease = null, leased_until = null, finished_at = clock() where shop_id = ${shop_id} and id = ${id}`)
