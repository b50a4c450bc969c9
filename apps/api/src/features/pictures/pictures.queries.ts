import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export const hasPicture = (ctx: Ctx, hash: string) =>
  ctx.inShop(async tx => {
    const rows = await tx.query(sql`select 1 from pictures where shop_id = ${ctx.shop.id} and hash = ${hash} limit 1`)
    return rows.length > 0
  })
