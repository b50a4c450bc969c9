import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export const hasDocument = async (ctx: Ctx, hash: string, fileName: string) => {
  const rows = await ctx.db.query(sql`select from documents where shop_id = ${ctx.shop.id} and hash = ${hash} and file_name = ${fileName}`)
  return rows.length > 0
}
