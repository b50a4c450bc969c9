import { rm } from 'node:fs/promises'
import type { JobQueue } from '../../platform/job-queues.ts'
import { PermissionLost, presentActor } from '../../platform/present-actor.ts'
import { openPublicNetwork, type PublicNetwork } from '../../platform/public-network.ts'
import { createRunOnce } from '../../platform/run-once.ts'
import * as queries from './batch.queries.ts'
import { UnreadableFile } from './csv-file.ts'
import { type FetchDependencies, fetchPictures } from './fetch-pictures.ts'
import { fileOf, type ImportDependencies } from './import-files.ts'
import { assertMayWork, hasPrices } from './import-owner.ts'
import { endUrlLeases, mayHaveDueUrls } from './picture-urls.queries.ts'
import { readRows, TooManyRows } from './read-rows.ts'
import { runBatch } from './run-batch.ts'
import { runPrices } from './run-prices.ts'
import { undoBatch } from './undo-batch.ts'

/** Jobs that fetch pictures, each for another shop. */
const pictureJobs = 2
/** After that an import waits for its next turn, so that one of a large shop delays no other shop. */
const turnMs = 10_000

/** Works on imports in turn until none is due; each batch is a transaction with the place that it has reached. */
export async function workOnImports(deps: ImportDependencies, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const claim = await queries.claimDue(deps.db, deps.clock())
    if (!claim) return
    try {
      if (claim.failed_attempts > queries.maxAttempts) throw new Error('An import ended the process again and again')
      await takeTurn(deps, claim, isStopped)
      await queries.release(deps.db, deps.clock(), claim)
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'error')
        deps.log.error({ err: error, shop: claim.shop_id, import: claim.id }, 'an import failed; it will be repeated')
      await queries.noteFailure(deps.db, deps.clock(), claim, failure)
      // Nobody reads such a file again.
      if (failure !== 'error' && claim.state === 'reading') await rm(fileOf(deps.fileFolder, claim.id), { force: true })
    }
  }
}

async function takeTurn(deps: ImportDependencies, claim: queries.ClaimedImport, isStopped: () => boolean) {
  const endsAt = performance.now() + turnMs
  const isOver = () => isStopped() || performance.now() >= endsAt
  if (claim.state === 'reading') {
    await readRows(deps, await ofPresentActor(deps, claim), isStopped)
    return
  }
  const batch = claim.state === 'undoing' ? undoBatch : hasPrices(claim) ? runPrices : runBatch
  while (!isOver() && (await batch(deps, await ofPresentActor(deps, claim))));
}

/** An import, its actor with their current permissions. Throws `PermissionLost`. */
async function ofPresentActor({ db, clock }: ImportDependencies, claim: queries.ClaimedImport): Promise<queries.ClaimedImport> {
  const shop = db.withTenant(claim.shop_id, clock(), 'read')
  const actor = await presentActor(shop, claim.shop_id, claim.actor, present => assertMayWork({ actor: present }, claim))
  return { ...claim, actor }
}

function failureOf(error: unknown): queries.Failure {
  if (error instanceof PermissionLost) return 'permission_lost'
  return error instanceof UnreadableFile ? 'unreadable' : error instanceof TooManyRows ? 'too_many_rows' : 'error'
}

type QueueDependencies = Omit<FetchDependencies, 'network' | 'signal'> & { network?: PublicNetwork }

/**
 * The queues of imports and of the pictures that they name. When the process stops, the batch of an import in progress ends; pictures in progress
 * are abandoned and fetched later.
 */
export function importQueues(deps: QueueDependencies): JobQueue[] {
  // One process has the embedded database open: an import that another one held was left behind by a crash, and nobody else will go on with it.
  const hasAbandoned = deps.db.kind === 'embedded'
  const { network = openPublicNetwork(), ...rest } = deps
  const stopping = new AbortController()
  const endLeases = createRunOnce(() => queries.endLeases(deps.db, deps.clock()))
  const endLeasesOfUrls = createRunOnce(() => endUrlLeases(deps.db, deps.clock()))
  const pictures: JobQueue = {
    mayBeDue: mayHaveDueUrls,
    work: async isStopped => {
      if (hasAbandoned) await endLeasesOfUrls()
      await fetchPictures({ ...rest, network, signal: stopping.signal }, isStopped)
    },
    interrupt: () => stopping.abort(),
    failure: 'due pictures of imports could not be read',
  }
  return [
    {
      mayBeDue: queries.mayBeDue,
      work: async isStopped => {
        if (hasAbandoned) await endLeases()
        await workOnImports(deps, isStopped)
      },
      failure: 'due imports could not be read',
    },
    ...Array<JobQueue>(pictureJobs).fill(pictures),
  ]
}
