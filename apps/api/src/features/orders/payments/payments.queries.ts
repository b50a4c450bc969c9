import type { Ctx } from '../../../context.ts'
import { sql } from '../../../platform/database.ts'
import type { Secrets } from './provider.ts'

export const secretsOf = (ctx: Ctx): Promise<Secrets> =>
  ctx.inShop(async tx => {
    const rows = await tx.query<{ name: string; value: string }>(sql`select name, value from shop_secrets where shop_id = ${ctx.shop.id}`)
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  })

/** Notes a provider's message; false where it was there already. */
export const noteEvent = async (ctx: Ctx, provider: string, eventId: string, orderUid: string) => {
  const noted = await ctx.inShop(tx =>
    tx.query(sql`
      insert into payment_events (shop_id, provider, event_id, order_uid) values (${ctx.shop.id}, ${provider}, ${eventId}, ${orderUid})
      on conflict do nothing returning event_id`),
  )
  return noted.length > 0
}
