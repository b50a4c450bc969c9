import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export const hasPicture = async (ctx: Ctx, hash: string) => {
  const rows = await ctx.db.query(sql`select 1 from pictures where shop_id = ${ctx.shop.id} and hash = ${hash} limit 1`)
  return rows.length > 0
}
