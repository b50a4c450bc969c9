import type { StockReason } from '@stragan/contract/admin'
import type { Actor } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { insertMovements, type Movement } from './ledger.queries.ts'

export { correctedSince, lockStock, type Movement, type SeenStock, type StockRow } from './ledger.queries.ts'

/**
 * Changes the stock of variants by movements of the ledger (docs/decisions/085): negative quantities take. Whose call it is becomes their
 * author. Throws where a stock would fall below zero: check it under `lockStock` first.
 */
export const moveStock = async (
  ctx: Ctx & { actor?: Actor },
  { reason, orderUid = null, note = null }: { reason: StockReason; orderUid?: string | null; note?: string | null },
  movements: readonly Movement[],
): Promise<void> => {
  if (movements.length > 0) await insertMovements(ctx, movements, { reason, orderUid, author: authorOf(ctx), note })
}

/** The person or the API key of a call to the admin API; null for calls of buyers, and for jobs. */
const authorOf = ({ actor }: { actor?: Actor }) => (actor ? { kind: actor.kind, id: actor.id, name: actor.name } : null)
