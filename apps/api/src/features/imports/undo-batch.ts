import { randomUUID } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import { PermissionLost } from '../../platform/present-actor.ts'
import * as queries from './batch.queries.ts'
import type { ImportDependencies } from './import-files.ts'
import { isDataConflict } from './row-problems.ts'
import { ctxOf } from './run-batch.ts'

/**
 * Takes back the last change set of an import that is left, in one transaction with the note that it was. What stands in its way is noted and
 * stays. False where nothing is left to do, or somebody else has the import.
 */
export async function undoBatch(deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> {
  try {
    return await attempt(deps, claim)
  } catch (error) {
    if (!isDataConflict(error)) throw error
    return leaveNext(deps, claim)
  }
}

/** Notes that the database refuses to take the next change set back, such as a stock below zero: its transaction is lost. */
const leaveNext = (deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> =>
  deps.db.withTenant(claim.shop_id, deps.clock()).transaction(async tx => {
    const next = (await queries.holdLease(tx, claim)) && (await queries.nextToUndo(tx, claim))
    if (next) await queries.noteUndo(tx, claim, next.number, 'refused')
    return next !== undefined
  })

async function attempt(deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> {
  const { kind, id, name } = claim.actor
  const change = { id: randomUUID(), actor: { kind, id, name }, call: 'imports.undo', params: { id: claim.id } }
  return deps.db.withTenant(claim.shop_id, deps.clock(), 'write', change).transaction(async tx => {
    if (!(await queries.holdLease(tx, claim))) return false
    const next = await queries.nextToUndo(tx, claim)
    if (!next) {
      await queries.finish(tx, claim, 'undone')
      return false
    }
    await tx.run('savepoint undo')
    try {
      const { skipped } = await deps.undo(ctxOf(deps, claim, tx), next.change_set_id)
      await queries.noteUndo(tx, claim, next.number, skipped.length > 0 ? 'partly' : 'undone')
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (error.code === 'permission_denied') throw new PermissionLost(claim.actor, error)
      await tx.run('rollback to savepoint undo')
      // Somebody has taken it back in the history.
      await queries.noteUndo(tx, claim, next.number, error.code === 'nothing_to_undo' ? 'undone' : 'refused')
    }
    return true
  })
}
