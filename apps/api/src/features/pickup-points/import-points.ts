import type { PickupPoint } from '@stragan/contract'
import type { Database, Tx } from '../../platform/database.ts'
import * as queries from './pickup-points.queries.ts'
import { cityKey, postalKey } from './search-keys.ts'

export interface ImportResult {
  added: number
  changed: number
  removed: number
}

/** Points per statement. */
const batchSize = 5000

/**
 * Replaces the points of a network in one transaction. Throws if more than half of them would be removed, as by a file that was cut off,
 * unless `isForced`; sample points do not count.
 */
export const importPickupPoints = (
  db: Database,
  now: Date,
  network: string,
  points: readonly PickupPoint[],
  { isForced = false } = {},
): Promise<ImportResult> => db.asOwner(now).transaction(tx => replacePoints(tx, network, points, isForced))

export async function replacePoints(tx: Tx, network: string, points: readonly PickupPoint[], isForced: boolean): Promise<ImportResult> {
  await queries.lockPoints(tx)
  const stored = new Map((await queries.pointsOf(tx, network)).map(point => [point.code, point]))
  const codes = new Set(points.map(({ code }) => code))
  const removed = [...stored.values()].filter(({ code }) => !codes.has(code))
  const real = [...stored.values()].filter(({ is_sample }) => !is_sample).length
  const lost = removed.filter(({ is_sample }) => !is_sample).length
  if (!isForced && 2 * lost > real) throw new Error(`The list lacks ${lost} of ${real} points, more than half: --force replaces them`)
  const added = points.filter(({ code }) => !stored.has(code))
  const changed = points.filter(point => {
    const before = stored.get(point.code)
    return before !== undefined && !isSame(before, point)
  })
  await queries.deletePoints(
    tx,
    network,
    removed.map(({ code }) => code),
  )
  const written = [...added, ...changed].map(point => ({
    ...point,
    city_key: cityKey(point.city),
    postal_key: postalKey(point.postal_code),
  }))
  for (let from = 0; from < written.length; from += batchSize) await queries.upsertPoints(tx, written.slice(from, from + batchSize))
  return { added: added.length, changed: changed.length, removed: removed.length }
}

const isSame = (a: PickupPoint, b: PickupPoint) => (Object.keys(a) as (keyof PickupPoint)[]).every(name => a[name] === b[name])
