import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

/** A picture of the shop by the hash of its original. */
export const pictureByHash = async (ctx: Ctx, hash: string) => {
  const rows = await ctx.db.query<{ is_drawing: boolean }>(
    sql`select is_drawing from pictures where shop_id = ${ctx.shop.id} and hash = ${hash} limit 1`,
  )
  return rows[0]
}
