import { randomUUID } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import * as queries from './batch.queries.ts'
import type { ImportDependencies } from './import-files.ts'
import { ctxOf } from './run-batch.ts'

/**
 * Takes back the last change set of an import that is left, in one transaction with the note that it was. What stands in its way is noted and
 * stays. False where nothing is left to do, or somebody else has the import.
 */
export async function undoBatch(deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> {
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
      await queries.noteUndo(tx, claim, next.first_row, skipped.length > 0 ? 'partly' : 'undone')
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      await tx.run('rollback to savepoint undo')
      // Somebody has taken it back in the history.
      await queries.noteUndo(tx, claim, next.first_row, error.code === 'nothing_to_undo' ? 'undone' : 'refused')
    }
    return true
  })
}
