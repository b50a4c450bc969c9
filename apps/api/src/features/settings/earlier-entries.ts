import type { ConfigurationScope } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type EntryRow, entriesOf } from '../configuration/configuration.ts'
import { rowsBefore } from '../history/history.ts'
import { positionsOf } from './settings.queries.ts'

/** Changed rows of the history that are read at most: whoever has had a form open for longer has to start again. */
const maxRows = 2000

interface Row extends EntryRow {
  position: number
}

/** The entries of a scope at an earlier revision, from the history of its changes; undefined for one that the history does not have. */
export async function earlierEntries(
  ctx: ShopAdminCtx,
  scope: ConfigurationScope,
  revision: string,
  revisionOf: (rows: readonly EntryRow[]) => string,
): Promise<EntryRow[] | undefined> {
  const [stored, positions] = [
    await entriesOf(ctx, scope),
    new Map((await positionsOf(ctx, scope)).map(({ id, position }) => [id, position])),
  ]
  const rows = new Map(stored.map(row => [row.id, { ...row, position: positions.get(row.id) ?? 0 }]))
  const changes = await rowsBefore<Row>(ctx, 'settings', scope, maxRows)
  for (const [i, { change_set_id, row_key, before }] of changes.entries()) {
    if (before === null) rows.delete(Number(row_key.id))
    else rows.set(before.id, before)
    if (changes[i + 1]?.change_set_id === change_set_id) continue
    const earlier = [...rows.values()]
      .sort((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id, enabled, entry }) => ({ id, enabled, entry }))
    if (revisionOf(earlier) === revision) return earlier
  }
  return undefined
}
