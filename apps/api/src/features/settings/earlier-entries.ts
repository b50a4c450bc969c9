import { setImmediate } from 'node:timers/promises'
import type { ConfigurationScope } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { EntryRow } from '../configuration/configuration.ts'
import { rowsBefore } from '../history/history.ts'
import { type PositionedRow, positionedEntries } from './settings.queries.ts'

/** Rows of the history that are read at most: a form that is older than these changes cannot be merged. */
const maxRows = 2000

/** The entries of a scope at an earlier revision, from the history of its changes; undefined for one that the history does not have. */
export async function earlierEntries(
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  revision: string,
  revisionOf: (rows: readonly EntryRow[]) => string,
): Promise<EntryRow[] | undefined> {
  const rows = new Map((await positionedEntries(ctx, scope)).map(row => [row.id, row]))
  const changes = await rowsBefore<PositionedRow>(ctx, { table: 'configuration', entity: 'settings', key: scope }, maxRows)
  for (const [i, { change_set_id, row_key, before }] of changes.entries()) {
    if (before === null) rows.delete(Number(row_key.id))
    else rows.set(before.id, before)
    if (changes[i + 1]?.change_set_id === change_set_id) continue
    const earlier = [...rows.values()]
      .sort((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id, enabled, entry }) => ({ id, enabled, entry }))
    if (revisionOf(earlier) === revision) return earlier
    // Each revision is a digest of all entries: other requests are served in between.
    await setImmediate()
  }
  return undefined
}
