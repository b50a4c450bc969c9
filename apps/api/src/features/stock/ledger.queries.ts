import type { StockReason } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface StockRow {
  id: number
  symbol: string
  stock_on_hand: number
}

/** Locks the stock of variants, in key order to prevent deadlocks. */
export const lockStock = (ctx: Ctx, variantIds: readonly number[]) =>
  ctx.db.query<StockRow>(sql`
    select id, symbol, stock_on_hand from variants where shop_id = ${ctx.shop.id} and id = any (${[...variantIds]}::int[]) order by id for update`)

/** By how much the stock of a variant changes. */
export interface Movement {
  variant_id: number
  quantity: number
}

interface Cause {
  reason: StockReason
  orderUid: string | null
  author: { kind: string; id: string; name: string } | null
  note: string | null
}

/** Stores movements, in key order: each locks its variant, and triggers apply it (sql/stock.sql). Those of deleted variants are left out. */
export const insertMovements = (ctx: Ctx, movements: readonly Movement[], { reason, orderUid, author, note }: Cause) =>
  ctx.db.query(sql`
    insert into stock_movements (shop_id, variant_id, quantity, reason, order_uid, author_kind, author_id, author_name, note)
    select variants.shop_id, variants.id, moved.quantity, ${reason}::text, ${orderUid}::text, ${author?.kind ?? null}::text, ${author?.id ?? null}::uuid,
      ${author?.name ?? null}::text, ${note}::text
    from unnest(${movements.map(one => one.variant_id)}::int[], ${movements.map(one => one.quantity)}::int[]) with ordinality as moved (variant_id, quantity, place)
    join variants on variants.shop_id = ${ctx.shop.id} and variants.id = moved.variant_id
    where moved.quantity <> 0
    order by variants.id, moved.place`)

/** A stock that somebody saw, and the number of its last movement, where they know it. */
export interface SeenStock {
  variant_id: number
  seen: number
  movement?: number | undefined
}

/** The variants whose stock was counted or corrected after the movement that somebody saw, or after it was last the stock that they saw. */
export const correctedSince = async ({ db, shop }: Ctx, stock: readonly SeenStock[]): Promise<Set<number>> => {
  if (stock.length === 0) return new Set()
  const column = (read: (one: SeenStock) => number | null) => sql`${stock.map(read)}::int[]`
  const rows = await db.query<{ variant_id: number }>(sql`
    select shown.variant_id
    from unnest(${column(one => one.variant_id)}, ${column(one => one.seen)}, ${column(one => one.movement ?? null)}) shown (variant_id, stock, movement)
    where exists (
      select from stock_movements where shop_id = ${shop.id} and variant_id = shown.variant_id and reason not in ('order', 'cancellation')
        and number > coalesce(
          shown.movement,
          (select max(number) from stock_movements where shop_id = ${shop.id} and variant_id = shown.variant_id and stock_after = shown.stock),
          0))`)
  return new Set(rows.map(row => row.variant_id))
}
