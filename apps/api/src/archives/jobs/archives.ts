import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { ArchiveState, archiveCalls, FileContent, UploadedFile } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { timeZoneOf } from '../../features/configuration/configuration.ts'
import { stopImport } from '../../features/imports/imports.ts'
import { isDataConflict } from '../../features/imports/row-problems.ts'
import { decodeTime, partOf } from '../../platform/keyset.ts'
import { ArchiveError } from '../archive-format.ts'
import { outcomeOf } from '../import-progress.ts'
import { assertArchive } from '../import-shop.ts'
import { archivePath, deleteFiles, expiryOf, storeArchive } from './archive-files.ts'
import * as queries from './archive-rows.queries.ts'

type Calls = typeof archiveCalls

const partsOf = ({ parts, place }: queries.ArchiveRow) => (place ? [...parts, place.outcome] : parts)

/** When the file of an archive expires; null where it has expired. */
function availableUntil({ now }: ShopAdminCtx, { kind, has_file, created_at, finished_at }: queries.ArchiveRow): Date | null {
  const until = expiryOf((kind === 'export' && finished_at) || created_at)
  return has_file && until > now ? until : null
}

function archiveView(ctx: ShopAdminCtx, row: queries.ArchiveRow): ResponseInput<Calls['stop']> {
  const sum = (of: 'created' | 'changed' | 'unchanged' | 'refused') => partsOf(row).reduce((total, part) => total + part[of], 0)
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    state: row.state,
    author_name: row.author_name,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    bytes: row.bytes,
    available_until: availableUntil(ctx, row)?.toISOString() ?? null,
    created: sum('created'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    refused: sum('refused'),
  }
}

export async function archives(
  ctx: ShopAdminCtx,
  { after, limit }: Input<Calls['archives']>['query'],
): Promise<ResponseInput<Calls['archives']>> {
  const rows = await queries.listedArchives(ctx, { after: decodeTime(after), limit })
  return partOf(
    rows,
    limit,
    row => [row.at, row.id],
    row => archiveView(ctx, row),
  )
}

async function found(ctx: ShopAdminCtx, id: string): Promise<queries.ArchiveRow> {
  const row = await queries.archiveById(ctx, id)
  if (!row) throw new ShopError('archive_not_found')
  return row
}

export async function archive(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['archive']>> {
  const row = await found(ctx, id)
  const { current_file, contents, missing_files, place, has_run, failure, failure_reason } = row
  return {
    ...archiveView(ctx, row),
    current_file: current_file ?? place?.outcome.name ?? null,
    contents,
    missing_files,
    parts: partsOf(row),
    has_run,
    failure: failure && { kind: failure, reason: failure_reason },
  }
}

export async function exportShop(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['exportShop']>> {
  const id = randomUUID()
  const file_name = `shop-${dayIn(await timeZoneOf(ctx), ctx.now)}.zip`
  const row = { id, kind: 'export', file_name, state: 'exporting', bytes: null, has_file: false } as const
  if (!(await queries.insertArchive(ctx.db, ctx, row))) throw new ShopError('archive_in_progress')
  return archiveView(ctx, await found(ctx, id))
}

/** Keeps an archive, and begins its trial. */
export async function uploadArchive(
  ctx: ShopAdminCtx,
  files: readonly UploadedFile[],
  fileFolder: string,
): Promise<ResponseInput<Calls['upload']>> {
  const [file] = files
  if (!file || files.length > 1) throw new ShopError('files_expected')
  if (file.problem) throw new ShopError('body_too_large')
  await assertArchive(file.path).catch(cause => {
    throw cause instanceof ArchiveError ? new ShopError('archive_refused', { cause, details: detailsOf(cause) }) : cause
  })
  if (await queries.isInProgress(ctx)) throw new ShopError('archive_in_progress')
  const id = randomUUID()
  await storeArchive(fileFolder, id, file.path)
  const row = { id, kind: 'import', file_name: file.name || 'shop.zip', state: 'checking', bytes: file.bytes, has_file: true } as const
  const former = await ctx.db.transaction(async tx =>
    (await queries.insertArchive(tx, ctx, row)) ? queries.forgetOtherFiles(tx, ctx.shop.id, row) : null,
  )
  await deleteFiles(fileFolder, former ?? [id])
  if (!former) throw new ShopError('archive_in_progress')
  return archiveView(ctx, await found(ctx, id))
}

/** The reason, and the same as a sentence. */
function detailsOf({ reason: { problem, subject, number }, message }: ArchiveError): Record<string, string | number> {
  return { problem, subject, ...(number !== null && { number }), reason: message }
}

/** The bytes of an export, as they are read. */
export async function archiveFile(ctx: ShopAdminCtx, id: string, fileFolder: string): Promise<FileContent> {
  const row = await found(ctx, id)
  const path = archivePath(fileFolder, id)
  const file = row.kind === 'export' && availableUntil(ctx, row) ? await stat(path).catch(() => null) : null
  if (!file) throw new ShopError('archive_file_gone')
  return { fileName: row.file_name, bytes: chunksOf(path), size: file.size }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

export async function checkArchive(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['check']>> {
  await locked(ctx, id, ['ready', 'checked', 'imported', 'stopped', 'failed'])
  return begun(ctx, id, { state: 'checking', from: beginning, hasRun: false })
}

export async function runArchive(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['run']>> {
  const row = await locked(ctx, id, ['checked', 'stopped', 'failed'])
  const { state, has_run } = row
  // One that was stopped or failed in the middle goes on; a trial that failed has changed nothing.
  if (state !== 'checked' && !has_run) throw new ShopError('archive_step_refused')
  return begun(ctx, id, { state: 'importing', from: state === 'checked' ? beginning : await reachedBy(ctx, row), hasRun: true })
}

/** How far a run is: where somebody has undone an import of its products, they are read in anew, and what follows them. */
async function reachedBy(ctx: ShopAdminCtx, { parts, place }: queries.ArchiveRow): Promise<Pick<queries.ArchiveRow, 'parts' | 'place'>> {
  const undone = await queries.undoneAmong(
    ctx,
    parts.flatMap(({ import_id }) => import_id ?? []),
  )
  const from = parts.findIndex(({ import_id }) => import_id !== null && undone.has(import_id))
  const part = parts[from]
  return part
    ? { parts: parts.slice(0, from), place: { outcome: { ...outcomeOf(part.name), import_id: part.import_id }, line: 0 } }
    : { parts, place }
}

export async function stopArchive(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['stop']>> {
  const row = await queries.lockArchive(ctx, id)
  if (!row) throw new ShopError('archive_not_found')
  const { state, has_run } = row
  if (state !== 'exporting' && state !== 'checking' && state !== 'importing') throw new ShopError('archive_step_refused')
  const importId = row.place?.outcome.import_id
  if (importId)
    await stopImport(ctx, importId).catch(error => {
      // It is done, or somebody has stopped it.
      if (!(error instanceof ShopError)) throw error
    })
  const isTrial = state === 'checking'
  await queries.setState(ctx, id, { state: isTrial ? 'ready' : 'stopped', ...(isTrial && { from: beginning }), hasRun: has_run })
  return archiveView(ctx, await found(ctx, id))
}

const beginning = { parts: [], place: null }

/** Locks an uploaded archive whose file is there. Throws `archive_step_refused` unless it is in one of these states. */
async function locked(ctx: ShopAdminCtx, id: string, states: readonly ArchiveState[]): Promise<queries.ArchiveRow> {
  const row = await queries.lockArchive(ctx, id)
  if (!row) throw new ShopError('archive_not_found')
  if (row.kind !== 'import' || !states.includes(row.state)) throw new ShopError('archive_step_refused')
  if (!availableUntil(ctx, row)) throw new ShopError('archive_file_gone')
  return row
}

async function begun(ctx: ShopAdminCtx, id: string, step: Parameters<typeof queries.setState>[2]): Promise<ResponseInput<Calls['run']>> {
  if (await queries.isInProgress(ctx)) throw new ShopError('archive_in_progress')
  await queries.setState(ctx, id, step).catch(cause => {
    throw isDataConflict(cause) ? new ShopError('archive_in_progress', { cause }) : cause
  })
  return archiveView(ctx, await found(ctx, id))
}
