import { type Input, maxStock, type ResponseInput, ShopError } from '@stragan/contract'
import type { stockCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Movement } from './ledger.queries.ts'
import { correctedSince, lockStock, moveStock, type StockRow } from './stock.ts'

type Call = typeof stockCalls.moveStock
type Correction = Input<Call>['body']['movements'][number]

interface Corrected extends Movement {
  reason: 'count' | 'correction'
  /** The stock that the page showed to the person who counted. */
  seen?: number
}

/** Corrects the stock of several variants under their locks: all of them, or none. */
export async function correctStock(ctx: ShopAdminCtx, { movements, note }: Input<Call>['body']): Promise<ResponseInput<Call>> {
  const corrected = movements.map(movementOf)
  const stock = new Map((await lockStock(ctx, [...new Set(corrected.map(one => one.variant_id))])).map(row => [row.id, row]))
  for (const movement of corrected) {
    const row = stock.get(movement.variant_id)
    if (!row) throw new ShopError('variant_not_found', { details: { variant_id: movement.variant_id } })
    await assertCountedOnce(ctx, movement, row)
    stock.set(row.id, { ...row, stock_on_hand: stockAfter(movement, row) })
  }
  for (const reason of ['count', 'correction'] as const)
    await moveStock(
      ctx,
      { reason, note: note || null },
      corrected.filter(one => one.reason === reason),
    )
  const changed = new Set(corrected.filter(one => one.quantity !== 0).map(one => one.variant_id))
  return { stock: [...changed].map(variant_id => ({ variant_id, items: stock.get(variant_id)?.stock_on_hand ?? 0 })) }
}

/** A count is a movement by the difference to the stock that was shown: what was ordered since is sold, though it still lies on the shelf. */
const movementOf = (correction: Correction): Corrected =>
  'counted' in correction
    ? { variant_id: correction.variant_id, quantity: correction.counted - correction.seen, reason: 'count', seen: correction.seen }
    : { ...correction, reason: 'correction' }

/** Orders since the stock was seen are part of the difference; what others have counted or corrected since is not. */
async function assertCountedOnce(ctx: ShopAdminCtx, { variant_id, seen }: Corrected, { symbol, stock_on_hand }: StockRow) {
  if (seen === undefined || seen === stock_on_hand) return
  if ((await correctedSince(ctx, [{ variant_id, seen }])).size === 0) return
  throw new ShopError('stock_counted_meanwhile', { details: { variant_id, symbol, items: stock_on_hand } })
}

function stockAfter({ quantity }: Movement, { id, symbol, stock_on_hand }: StockRow): number {
  const after = stock_on_hand + quantity
  if (after < 0 || (quantity > 0 && after > maxStock))
    throw new ShopError('stock_out_of_range', { details: { variant_id: id, symbol, items: stock_on_hand, quantity } })
  return after
}
