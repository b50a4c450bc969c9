import { type Input, maxStock, type ResponseInput, ShopError } from '@stragan/contract'
import type { stockCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Movement } from './ledger.queries.ts'
import { correctedSince, lockStock, moveStock, type SeenStock, type StockRow } from './stock.ts'

type Call = typeof stockCalls.moveStock
type Correction = Input<Call>['body']['movements'][number]

interface Corrected extends Movement {
  reason: 'count' | 'correction'
}

/** Corrects the stock of several variants under their locks: all of them, or none. */
export async function correctStock(ctx: ShopAdminCtx, { movements, note }: Input<Call>['body']): Promise<ResponseInput<Call>> {
  const stock = new Map((await lockStock(ctx, [...new Set(movements.map(one => one.variant_id))])).map(row => [row.id, row]))
  // Orders since the stock was seen are part of a count; what others, or the same call, have counted or corrected since is not.
  const settled = await correctedSince(ctx, movements.filter(isCount))
  const corrected = movements.map(movement => {
    const { variant_id } = movement
    const row = stock.get(variant_id)
    if (!row) throw new ShopError('variant_not_found', { details: { variant_id } })
    if (isCount(movement) && settled.has(variant_id))
      throw new ShopError('stock_counted_meanwhile', { details: { variant_id, symbol: row.symbol, items: row.stock_on_hand } })
    const change = changeOf(movement)
    stock.set(variant_id, { ...row, stock_on_hand: stockAfter(change, row) })
    settled.add(variant_id)
    return change
  })
  for (const reason of ['count', 'correction'] as const)
    await moveStock(
      ctx,
      { reason, note: note || null },
      corrected.filter(one => one.reason === reason),
    )
  const changed = new Set(corrected.filter(one => one.quantity !== 0).map(one => one.variant_id))
  return { stock: [...changed].map(variant_id => ({ variant_id, items: stock.get(variant_id)?.stock_on_hand ?? 0 })) }
}

const isCount = (correction: Correction): correction is Extract<Correction, SeenStock> => 'counted' in correction

/** A count is a movement by the difference to the stock that was shown: what was ordered since is sold, though it still lies on the shelf. */
const changeOf = (correction: Correction): Corrected =>
  isCount(correction)
    ? { variant_id: correction.variant_id, quantity: correction.counted - correction.seen, reason: 'count' }
    : { ...correction, reason: 'correction' }

function stockAfter({ quantity }: Movement, { id, symbol, stock_on_hand }: StockRow): number {
  const after = stock_on_hand + quantity
  if (after < 0 || (quantity > 0 && after > maxStock))
    throw new ShopError('stock_out_of_range', { details: { variant_id: id, symbol, items: stock_on_hand, quantity } })
  return after
}
