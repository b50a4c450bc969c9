import { createHash } from 'node:crypto'
import { type Fields, fieldProblems, ShopError } from '@stragan/contract'
import { mergeDocuments } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { rowsBefore } from '../history/history.ts'

/** Rows of the history that are read at most: a form that is older than these changes cannot be merged. */
export const maxHistoryRows = 200

export const revisionOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)

interface Stored<Row, Document> {
  entity: 'category' | 'brand' | 'producer'
  id: number
  stored: Document
  documentOf: (row: Row) => Document
}

/** A document as it is stored, or as it was in an earlier revision. Throws `classification_changed` for one that the history does not have. */
export async function documentAt<Row, Document extends object>(
  ctx: ShopAdminCtx,
  { entity, id, stored, documentOf }: Stored<Row, Document>,
  revision: string | undefined,
): Promise<Document> {
  if (revision === undefined || revisionOf(stored) === revision) return stored
  const rows = await rowsBefore<Row>(ctx, { entity, key: String(id) }, maxHistoryRows)
  const found = rows.flatMap(({ before }) => (before === null ? [] : [documentOf(before)])).find(one => revisionOf(one) === revision)
  if (!found) throw new ShopError('classification_changed')
  return found
}

/** Merges a change of a row with what others have changed since its revision. Throws `classification_changed` with what both have changed. */
export async function mergedChange<Row, Document extends object>(
  ctx: ShopAdminCtx,
  { revision, written, ...of }: Stored<Row, Document> & { revision: string; written: Document },
): Promise<Document> {
  const base = await documentAt(ctx, of, revision)
  if (base === of.stored) return written
  const { merged, conflicts } = mergeDocuments(base as never, written as never, of.stored as never)
  assertMerged(conflicts)
  return merged as Document
}

/** Throws `classification_changed` where two changes are of the same fields. */
export function assertMerged(conflicts: readonly string[]): void {
  if (conflicts.length > 0)
    throw new ShopError('classification_changed', {
      fields: Object.fromEntries(conflicts.map(path => [path, fieldProblems.changed_elsewhere])),
    })
}

export function assertNoProblems(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_body', { fields })
}
