import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@stragan/contract'
import { type ArchiveReason, rightsToExport, rightsToReadIn } from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../../admin-context.ts'
import type { ImportDependencies } from '../../features/imports/imports.ts'
import { ProductFileError } from '../../features/imports/product-files.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import type { JobQueue } from '../../platform/job-queues.ts'
import { PermissionLost, presentActor } from '../../platform/present-actor.ts'
import { createRunOnce } from '../../platform/run-once.ts'
import { ArchiveError } from '../archive-format.ts'
import { writeShopTo } from '../export-shop.ts'
import { readShop } from '../import-shop.ts'
import { archivePath, deleteFiles, deleteLeftOvers, makeArchiveFolder } from './archive-files.ts'
import { forgetOtherFiles } from './archive-rows.queries.ts'
import * as queries from './claims.queries.ts'
import { createTurns, type Sharing } from './turns.ts'

const pollMs = 1000
const heartbeatMs = 10_000
/** Interval at which a job checks the permissions of its requester. */
const checkMs = 1000
/** Archives of shops, one of each, that are begun and take turns: a long one delays no other shop. */
const maxOpen = 20
const sharing: Sharing = { slots: 2, turnMs: 10_000 }

/** The process ends, somebody has stopped the step, or another process has taken it over. */
class Interrupted extends Error {}

/** Works on archives, in turn, until none is due. */
export async function workOnArchives(deps: ImportDependencies, isStopped = () => false, shared = sharing): Promise<void> {
  const turns = createTurns(shared)
  const open = new Set<Promise<unknown>>()
  const failures: unknown[] = []
  const orNoted = <T>(work: Promise<T>) => work.catch(error => void failures.push(error))
  while (true) {
    const mayBegin = !isStopped() && open.size < maxOpen && failures.length === 0
    const claim = mayBegin ? await orNoted(queries.claimDue(deps.db, deps.clock())) : undefined
    if (claim) {
      const work: Promise<unknown> = orNoted(attempt(deps, claim, { turns, isStopped })).finally(() => open.delete(work))
      open.add(work)
    } else if (open.size > 0) await Promise.race([...open, pause(pollMs, undefined, { ref: false })])
    else break
  }
  if (failures.length > 0) throw failures[0]
}

interface Work {
  turns: ReturnType<typeof createTurns>
  isStopped: () => boolean
}

/** What a job calls while it works. */
interface Held {
  /** Throws where the work is to end. */
  assertHeld: (isHeld?: boolean) => void
  /** The same, between changes: others have their turn. */
  pass: () => Promise<void>
}

async function attempt(deps: ImportDependencies, claim: queries.ClaimedArchive, { turns, isStopped }: Work): Promise<void> {
  const { db, clock, log } = deps
  let isLost = false
  const assertHeld = (isHeld = true) => {
    isLost ||= !isHeld
    if (isLost || isStopped()) throw new Interrupted('The work on an archive was interrupted')
  }
  const heartbeat = setInterval(() => {
    queries.renewLease(db, clock(), claim).then(
      isHeld => {
        isLost ||= !isHeld
      },
      error => log.warn({ err: error, shop: claim.shop_id, archive: claim.id }, 'the lease of an archive was not renewed'),
    )
  }, heartbeatMs)
  const turn = await turns.begin()
  let checkedAt = performance.now()
  const pass = async () => {
    await turn.pass()
    assertHeld()
    if (performance.now() < checkedAt + checkMs) return
    checkedAt = performance.now()
    await actorOf(deps, claim)
  }
  try {
    if (claim.failed_attempts > queries.maxAttempts) throw new Error('The work on an archive ended the process again and again')
    assertHeld()
    await (claim.state === 'exporting' ? writeOut : readIn)(deps, claim, { assertHeld, pass })
  } catch (error) {
    if (error instanceof Interrupted) await queries.release(db, clock(), claim)
    else await noteFailure(deps, claim, error)
  } finally {
    turn.end()
    clearInterval(heartbeat)
  }
}

const permissionLost: ArchiveReason = { problem: 'permission_lost', subject: '', number: null }

/** The reason of a failure as staff see it; null for one that is tried again. */
function reasonOf(error: unknown): ArchiveReason | null {
  if (error instanceof ArchiveError) return error.reason
  if (error instanceof PermissionLost) return permissionLost
  if (!(error instanceof ProductFileError) || !error.ending) return null
  return error.ending === 'permission_lost' ? permissionLost : new ArchiveError(`products_${error.ending}`).reason
}

async function noteFailure({ db, clock, log }: ImportDependencies, claim: queries.ClaimedArchive, error: unknown): Promise<void> {
  const reason = reasonOf(error)
  if (reason === null) log.error({ err: error, shop: claim.shop_id, archive: claim.id }, 'the work on an archive failed')
  await queries.noteFailure(db, clock(), claim, reason)
}

async function writeOut(deps: ImportDependencies, claim: queries.ClaimedArchive, { assertHeld, pass }: Held): Promise<void> {
  const { fileFolder } = deps
  await makeArchiveFolder(fileFolder)
  const file = archivePath(fileFolder, claim.id)
  const ctx = await contextOf(deps, claim)
  const written = await writeShopTo(ctx, fileFolder, {
    file,
    assertWanted: pass,
    onProgress: async name => assertHeld(await queries.saveCurrentFile(shopOf(deps, claim), claim, name)),
  })
  const { size } = await stat(file)
  const former = await shopOf(deps, claim).transaction(async tx =>
    (await queries.finishExport(tx, claim, written, size)) ? forgetOtherFiles(tx, claim.shop_id, claim) : [claim.id],
  )
  await deleteFiles(fileFolder, former)
}

async function readIn(deps: ImportDependencies, claim: queries.ClaimedArchive, { assertHeld, pass }: Held): Promise<void> {
  const context = () => contextOf(deps, claim)
  await readShop(deps, {
    id: claim.id,
    context,
    file: archivePath(deps.fileFolder, claim.id),
    isTrial: claim.state === 'checking',
    origin: `https://${await hostOf(await context())}`,
    journal: {
      done: claim.parts,
      begun: claim.place,
      note: async (tx, place) => assertHeld(await queries.savePlace(tx, claim, place)),
      reach: async place => {
        assertHeld(await queries.savePlace(shopOf(deps, claim), claim, place))
        await pass()
      },
      finish: async outcome => assertHeld(await queries.savePart(shopOf(deps, claim), claim, outcome)),
    },
  })
  await queries.finishImport(shopOf(deps, claim), claim)
}

const shopOf = ({ db, clock }: ImportDependencies, { shop_id }: queries.ClaimedArchive): Queryable =>
  db.withTenant(shop_id, clock(), 'write', undefined)

/** The requester of a job with their current permissions. Throws `PermissionLost`. */
const actorOf = (deps: ImportDependencies, claim: queries.ClaimedArchive): Promise<Actor> =>
  presentActor(shopOf(deps, claim), claim.shop_id, claim.actor, present => {
    for (const right of claim.state === 'exporting' ? rightsToExport : rightsToReadIn) assertPermission(present, right)
  })

/** The context of a job: its shop, and its actor with their current permissions. Throws `PermissionLost`. */
async function contextOf(deps: ImportDependencies, claim: queries.ClaimedArchive): Promise<ShopAdminCtx> {
  const db = shopOf(deps, claim)
  const { name, language } = await db.one<{ name: string; language: Language }>(
    sql`select name, default_language as language from shops where shop_id = ${claim.shop_id}`,
  )
  return {
    shop: { id: claim.shop_id, name, defaultLanguage: language },
    language,
    now: deps.clock(),
    log: deps.log,
    address: 'archives',
    actor: await actorOf(deps, claim),
    db,
  }
}

/** A host of the shop. */
const hostOf = async ({ db, shop }: ShopAdminCtx) =>
  (await db.one<{ host: string }>(sql`select host from hosts where shop_id = ${shop.id} order by host limit 1`)).host

async function endAbandoned({ db, clock, fileFolder }: ImportDependencies): Promise<void> {
  await deleteLeftOvers(fileFolder)
  await queries.endLeases(db, clock())
}

/** The queue of archives to write and to read. The work is interrupted when the process stops, and goes on with the next start. */
export function archiveQueue(deps: ImportDependencies): JobQueue {
  // One process has the embedded database open: an archive that another one held was left behind by a crash.
  const hasAbandoned = deps.db.kind === 'embedded'
  const endOnce = createRunOnce(() => endAbandoned(deps))
  return {
    mayBeDue: queries.mayBeDue,
    work: async isStopped => {
      if (hasAbandoned) await endOnce()
      await workOnArchives(deps, isStopped)
    },
    failure: 'due archives could not be read',
  }
}
