import type { ConfigurationScope } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export const entriesOf = (ctx: Ctx, scope: ConfigurationScope) =>
  ctx.inShop(tx =>
    tx.query<{ id: number; enabled: boolean; entry: Record<string, unknown> }>(sql`
      select id, enabled, entry from configuration
      where shop_id = ${ctx.shop.id} and scope = ${scope}
      order by position, id`),
  )
