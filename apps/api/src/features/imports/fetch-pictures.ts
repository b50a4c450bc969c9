import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSemaphore } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import type { PictureProblem } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Queryable } from '../../platform/database.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import { PermissionLost, presentActor } from '../../platform/present-actor.ts'
import type { PublicNetwork } from '../../platform/public-network.ts'
import { lockProduct } from '../catalogue/catalogue.ts'
import type { Original } from '../pictures/pictures.ts'
import { noteChangeSet } from './batch.queries.ts'
import { downloadPicture } from './download-picture.ts'
import type { ImportDependencies } from './import-files.ts'
import * as queries from './picture-urls.queries.ts'
import { ownHash } from './picture-urls.ts'
import { ctxOf } from './run-batch.ts'

export interface FetchDependencies extends ImportDependencies {
  network: PublicNetwork
  /** How long a picture may take, with its redirects. */
  timeoutMs?: number
  /** Abandons what is being fetched: it counts as not tried. */
  signal?: AbortSignal
}

const defaultTimeoutMs = 20_000
/** Pictures of a product that are fetched at once: each may be in memory as a whole. */
const maxTogether = 4
/** Pauses before the attempts after the first, in seconds. */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600]
/** One more than an answer can end: attempts that say nothing ended the process. */
const maxAttempts = pauses.length + 1

/** Fetches what imports have named until nothing is due, product by product. */
export async function fetchPictures(deps: FetchDependencies, isStopped = () => false): Promise<void> {
  const claim = () => queries.claimUrls(deps.db, deps.clock(), maxTogether)
  for (let claimed = await claim(); claimed[0]; claimed = isStopped() ? [] : await claim()) await fetchOrPostpone(deps, claimed[0], claimed)
}

async function fetchOrPostpone(deps: FetchDependencies, first: queries.ClaimedUrl, claimed: readonly queries.ClaimedUrl[]): Promise<void> {
  try {
    await fetchClaimed(deps, first, claimed)
  } catch (error) {
    // Should this fail too, the lease ends.
    await queries.releaseUrls(deps.db, deps.clock(), first.shop_id, claimed, 'postponed').catch(() => {})
    deps.log.error({ err: error, shop: first.shop_id, product: first.product_id }, 'pictures of an import could not be fetched')
  }
}

/** What an attempt has led to. */
type Fetched = { original: Original } | { problem: PictureProblem; status: number | null; isPassing: boolean }

const failed = (problem: PictureProblem): Fetched => ({ problem, status: null, isPassing: false })

/** The context of the import that named a picture. */
const contextOf = (deps: FetchDependencies, claim: queries.ClaimedUrl, db: Queryable) => ctxOf(deps, { ...claim, id: claim.import_id }, db)

async function fetchClaimed(deps: FetchDependencies, first: queries.ClaimedUrl, claimed: readonly queries.ClaimedUrl[]): Promise<void> {
  const db = deps.db.withTenant(first.shop_id, deps.clock())
  const isAllowed = await presentActor(db, first.shop_id, first.actor, present => assertPermission(present, 'products:write')).catch(orNull)
  if (!isAllowed)
    return save(
      deps,
      first,
      claimed,
      claimed.map(() => failed('permission_lost')),
    )
  const ctx = contextOf(deps, first, db)
  const { hosts } = await queries.addressesOfShop(ctx)
  const parent = join(deps.fileFolder, 'uploads')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'pictures-'))
  try {
    const settled = await Promise.allSettled(claimed.map((one, i) => fetchOne(deps, ctx, one, { hosts, path: join(folder, String(i)) })))
    const fetched = settled.map(one => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
    if (deps.signal?.aborted) await queries.releaseUrls(deps.db, deps.clock(), first.shop_id, claimed, 'abandoned')
    else await save(deps, first, claimed, fetched)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function orNull(error: unknown): null {
  if (error instanceof PermissionLost) return null
  throw error
}

interface Where {
  hosts: ReadonlySet<string>
  /** Of a file for what is downloaded. */
  path: string
}

/** Stores what is at a URL as an uploaded picture is stored; one of the shop’s own pictures is there already. */
async function fetchOne(
  deps: FetchDependencies,
  ctx: ShopAdminCtx,
  { url, attempts }: queries.ClaimedUrl,
  { hosts, path }: Where,
): Promise<Fetched> {
  if (attempts > maxAttempts) return failed('error')
  const hash = ownHash(url, hosts)
  if (hash !== undefined) {
    const original = await queries.originalOfHash(ctx, hash)
    return original ? { original } : failed('removed')
  }
  const { network, timeoutMs = defaultTimeoutMs, signal, fileFolder } = deps
  // Not in memory any more while it waits to be stored.
  const download = async () => {
    const found = await downloadPicture(url, { network, timeoutMs, ...(signal && { signal }) })
    if ('problem' in found) return found
    await writeFile(path, found.bytes)
    return found.bytes.length
  }
  const bytes = await download()
  if (typeof bytes !== 'number') return bytes
  const { original, problem } = await storing.run(() => deps.storePicture(fileFolder, { name: '', path, bytes, problem: null }))
  return original ? { original } : failed(problem)
}

/** One picture at a time, so that those of shoppers and of uploads do not wait behind many. */
const storing = createSemaphore(1)

/** Adds the pictures to their product in one transaction with what became of their URLs, as a change of whoever ran the import. */
async function save(
  deps: FetchDependencies,
  first: queries.ClaimedUrl,
  claimed: readonly queries.ClaimedUrl[],
  fetched: readonly Fetched[],
) {
  const { shop_id, product_id, import_id } = first
  const { kind, id, name } = first.actor
  const change = { id: randomUUID(), actor: { kind, id, name }, call: 'imports.run', params: { id: import_id } }
  await deps.db.withTenant(shop_id, deps.clock(), 'write', change).transaction(async tx => {
    const ctx = contextOf(deps, first, tx)
    await queries.lockImportOf(ctx, import_id)
    try {
      await lockProduct(ctx, tx, product_id)
    } catch (error) {
      // Somebody has deleted it, and its URLs with it.
      if (error instanceof ShopError) return
      throw error
    }
    const held = await queries.holdUrls(ctx, claimed)
    const found = claimed.flatMap((one, i) => {
      const result = fetched[i]
      return result && held.has(one.url_hash) ? [{ one, result }] : []
    })
    const pictures = found.flatMap(({ one, result }) => ('original' in result ? [{ original: result.original, alt: one.alt }] : []))
    const added = await deps.addPictures(ctx, tx, product_id, pictures)
    const outcomes = found.map(({ one, result }) => outcomeOf(one, 'original' in result ? (added.shift() ?? null) : result))
    await queries.saveOutcomes(ctx, product_id, outcomes)
    await noteChangeSet(tx, { shop_id, id: import_id }, change.id)
  })
}

/** What becomes of a URL: null where its picture is there. */
function outcomeOf(
  { url_hash, attempts }: queries.ClaimedUrl,
  failure: PictureProblem | Exclude<Fetched, { original: Original }> | null,
): queries.UrlOutcome {
  if (failure === null) return { url_hash, state: 'fetched', problem: null, status: null, pause: 0 }
  const { problem, status, isPassing } = typeof failure === 'string' ? { problem: failure, status: null, isPassing: false } : failure
  const pause = isPassing ? pauses[attempts - 1] : undefined
  return { url_hash, state: pause === undefined ? 'failed' : 'waiting', problem, status, pause: pause ?? 0 }
}
