import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { rowsBefore } from '../../history/history.ts'
import { documentOf, revisionOf, type StoredDocument, type StoredProduct, type StoredTable } from './stored-document.ts'

/** Rows of the history that are read at most: a form that is older than these changes cannot be merged. */
const maxRows = 5000
/** Changes at the same time are in no order: so many of them are tried as the last one. */
const maxConcurrent = 20

/** Columns of the primary keys besides the shop. */
const keys: Readonly<Record<StoredTable, readonly string[]>> = {
  products: ['id'],
  variants: ['id'],
  product_features: ['value_id'],
  variant_features: ['variant_id', 'value_id'],
  related_products: ['related_id'],
}

type Row = Readonly<Record<string, unknown>>
type Tables = Record<StoredTable, Map<string, Row>>
type Change = { change_set_id: string; table_name: string; row_key: Row; before: Row | null; after: Row | null }

const isStored = (table: string): table is StoredTable => Object.hasOwn(keys, table)
const keyOf = (table: StoredTable, row: Row) => keys[table].map(name => row[name]).join()

/** A product at an earlier revision, from the history of its changes; undefined for one that the history does not have. */
export async function earlierDocument(
  ctx: ShopAdminCtx,
  id: number,
  revision: string,
  present: StoredProduct,
): Promise<StoredDocument | undefined> {
  const tables = Object.fromEntries(
    Object.entries(present as Record<StoredTable, readonly object[]>).map(([table, rows]) => [
      table,
      new Map(rows.map(row => [keyOf(table as StoredTable, row as Row), row as Row])),
    ]),
  ) as Tables
  const pending = changeSets(await rowsBefore<Row>(ctx, { entity: 'product', key: String(id) }, maxRows))
  while (pending.length > 0) {
    const last = pending.slice(0, maxConcurrent).findIndex(change => isLast(tables, change))
    for (const change of pending.splice(Math.max(last, 0), 1).flat()) takeBack(tables, change)
    const rows = Object.fromEntries(Object.entries(tables).map(([table, byKey]) => [table, [...byKey.values()]]))
    const earlier = documentOf(rows as unknown as StoredProduct)
    if (earlier && revisionOf(earlier) === revision) return earlier
    // Each revision is a digest of the whole product: other requests are served in between.
    await setImmediate()
  }
  return undefined
}

/** The rows of each change set, the newest first. */
function changeSets(rows: readonly Change[]): Change[][] {
  return Object.values(Object.groupBy(rows, ({ change_set_id }) => change_set_id)).flatMap(set => (set ? [set] : []))
}

/** Whether the rows are as a change left them. */
const isLast = (tables: Tables, changes: readonly Change[]) =>
  changes.every(({ table_name, row_key, after }) => {
    if (!isStored(table_name)) return true
    const row = tables[table_name].get(keyOf(table_name, row_key))
    if (after === null || row === undefined) return after === null && row === undefined
    return Object.entries(after).every(([name, value]) => isDeepStrictEqual(row[name], value))
  })

function takeBack(tables: Tables, { table_name, row_key, before }: Change) {
  if (!isStored(table_name)) return
  const key = keyOf(table_name, row_key)
  if (before === null) tables[table_name].delete(key)
  else tables[table_name].set(key, before)
}
