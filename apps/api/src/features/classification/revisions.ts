import { createHash } from 'node:crypto'
import { type Fields, ShopError } from '@stragan/contract'
import { mergeDocuments } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
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
  assertNoConflicts('classification_changed', conflicts)
  return merged as Document
}

export function assertNoProblems(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_body', { fields })
}
