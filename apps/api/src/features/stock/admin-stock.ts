import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { mergeDocuments, type stockCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { decodeNumber, decodeNumbers, partOf } from '../../platform/keyset.ts'
import * as queries from './stock.queries.ts'

export { countMovements } from './stock.queries.ts'

type Calls = typeof stockCalls

export async function stock(ctx: ShopAdminCtx, query: Input<Calls['stock']>['query']): Promise<ResponseInput<Calls['stock']>> {
  const { after, limit } = query
  const [position, id] = decodeNumbers(after, 2) ?? []
  const cursor = position === undefined || id === undefined ? null : { position, id }
  const rows = await queries.listedStock(ctx, { ...filtersOf(query), after: cursor, limit })
  return partOf(
    rows,
    limit,
    row => [String(row.position), String(row.variant_id)],
    ({ position: _, ...row }) => itemOf(row),
  )
}

const filtersOf = ({ q, active, level }: Input<Calls['stock']>['query']) => ({ q, active: active && active === 'true', level })

/** The number of variants of a list, at most `max`. */
export const countStock = (ctx: ShopAdminCtx, query: Input<Calls['stock']>['query'], max: number) =>
  queries.countStock(ctx, filtersOf(query), max)

const itemOf = ({ name, variant, ...row }: queries.StockItemRow) => ({ ...row, name: name ?? '', variant: variant ?? '' })

export async function stockItem(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['stockItem']>> {
  const row = await queries.stockItem(ctx, id)
  if (!row) throw new ShopError('variant_not_found')
  return itemOf(row)
}

export async function stockMovements(
  ctx: ShopAdminCtx,
  id: number,
  { after, limit }: Input<Calls['stockMovements']>['query'],
): Promise<ResponseInput<Calls['stockMovements']>> {
  const rows = await queries.movementsOf(ctx, id, { after: decodeNumber(after), limit })
  // A variant that was never in stock has none.
  if (rows.length === 0) await stockItem(ctx, id)
  return partOf(rows, limit, row => [String(row.number)], movementOf)
}

const movementOf = ({ stock_after, order_uid, order_number, author_kind, author_name, at, ...row }: queries.MovementRow) => ({
  ...row,
  items_after: stock_after,
  order: order_uid !== null && order_number !== null ? { uid: order_uid, number: order_number } : null,
  author: author_kind !== null && author_name !== null ? { kind: author_kind, name: author_name } : null,
  at: at.toISOString(),
})

/** Throws `minimum_stock_changed` where somebody else has set another one since `from`. */
export async function setMinimumStock(
  ctx: ShopAdminCtx,
  id: number,
  { minimum_stock, from }: Input<Calls['setMinimumStock']>['body'],
): Promise<'ok'> {
  const stored = await queries.lockMinimumStock(ctx, id)
  if (!stored) throw new ShopError('variant_not_found')
  const base = from === undefined ? stored : { minimum_stock: from }
  const { merged, conflicts } = mergeDocuments(base, { minimum_stock }, { ...stored })
  assertNoConflicts('minimum_stock_changed', conflicts)
  await queries.setMinimumStock(ctx, id, (merged as typeof stored).minimum_stock)
  return 'ok'
}

export const stockFigures = (ctx: ShopAdminCtx): Promise<ResponseInput<Calls['stockFigures']>> => queries.figures(ctx)
