import type { ArchiveKind, ArchiveReason, ArchiveState } from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import type { PartOutcome, Place } from '../import-progress.ts'

export interface ArchiveRow {
  id: string
  kind: ArchiveKind
  file_name: string
  state: ArchiveState
  author_name: string
  bytes: number | null
  has_file: boolean
  current_file: string | null
  contents: { name: string; count: number }[]
  missing_files: number
  parts: PartOutcome[]
  place: Place | null
  has_run: boolean
  failure: 'refused' | 'error' | null
  failure_reason: ArchiveReason | null
  created_at: Date
  finished_at: Date | null
}

const columns = sql`id, kind, file_name, state, author_name, bytes::float8 as bytes, has_file, current_file, contents, missing_files, parts, place, has_run,
  failure, failure_reason, created_at, finished_at`

/** Archives, newest first: one more than the limit, if there are. */
export const listedArchives = ({ db, shop }: ShopAdminCtx, { after, limit }: { after: TimeCursor | null; limit: number }) =>
  db.query<ArchiveRow & { at: string }>(sql`
    select ${columns}, ${timeKey(sql`created_at`)} as at from archives
    where shop_id = ${shop.id} ${after ? sql`and (created_at, id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit + 1}`)

export const archiveById = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.maybeOne<ArchiveRow>(sql`select ${columns} from archives where shop_id = ${shop.id} and id = ${id}`)

export const lockArchive = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.maybeOne<ArchiveRow>(sql`select ${columns} from archives where shop_id = ${shop.id} and id = ${id} for update`)

export const isInProgress = async ({ db, shop }: ShopAdminCtx) =>
  (await db.maybeOne(sql`select id from archives where shop_id = ${shop.id} and state in ('exporting', 'checking', 'importing')`)) !==
  undefined

type NewArchive = Pick<ArchiveRow, 'id' | 'kind' | 'file_name' | 'state' | 'bytes' | 'has_file'>

/** False where another archive of the shop is in progress. */
export const insertArchive = async (db: Queryable, { shop, actor }: ShopAdminCtx, row: NewArchive) =>
  (await db.maybeOne(sql`
    insert into archives (shop_id, id, kind, file_name, state, bytes, has_file, actor, author_name)
    values (${shop.id}, ${row.id}, ${row.kind}, ${row.file_name}, ${row.state}, ${row.bytes}, ${row.has_file}, ${actorJson(actor)}::jsonb, ${actor.name})
    on conflict (shop_id) where state in ('exporting', 'checking', 'importing') do nothing returning id`)) !== undefined

const actorJson = (actor: Actor) => JSON.stringify(actor.kind === 'staff' ? { ...actor, session: null } : actor)

/** Forgets the files of the other archives of a kind, of which only the newest one has its file. */
export const forgetOtherFiles = async (db: Queryable, shopId: number, { id, kind }: Pick<ArchiveRow, 'id' | 'kind'>) =>
  (
    await db.query<{ id: string }>(sql`
      update archives set has_file = false where shop_id = ${shopId} and kind = ${kind} and id <> ${id} and has_file returning id`)
  ).map(row => row.id)

/** Those of some imports of products that somebody has undone, or is undoing. */
export const undoneAmong = async ({ db, shop }: ShopAdminCtx, ids: readonly string[]) =>
  new Set(
    (
      await db.query<{ id: string }>(sql`
        select id from imports where shop_id = ${shop.id} and id = any (${[...ids]}::uuid[]) and state in ('undoing', 'undone')`)
    ).map(({ id }) => id),
  )

interface Step {
  state: ArchiveState
  /** What is done already; without it, the step goes on where it is. */
  from?: Pick<ArchiveRow, 'parts' | 'place'>
  hasRun: boolean
}

/** Begins or ends a step, for the person that requests it. */
export const setState = ({ db, shop, actor }: ShopAdminCtx, id: string, { state, from, hasRun }: Step) =>
  db.query(sql`
    update archives set state = ${state}, has_run = ${hasRun}, actor = ${actorJson(actor)}::jsonb, lease = null, leased_until = null,
      run_after = clock(), failure = null, failure_reason = null, failed_attempts = 0, finished_at = null, current_file = null
      ${from ? sql`, parts = ${JSON.stringify(from.parts)}::jsonb, place = ${from.place && JSON.stringify(from.place)}::jsonb` : sql``}
    where shop_id = ${shop.id} and id = ${id}`)
