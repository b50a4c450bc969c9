import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'

interface PriceRow {
  product_id: number
  variant_id: number | null
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  list_net: number
  price_net: number
  changed_at: string
}

/** A customer's own prices beside those of the list for one piece, the latest change first; words are looked for in names and symbols. */
export const pricesOf = (ctx: Ctx, customerId: number, asked: { page: number; per_page: number; q?: string | undefined }) =>
  ctx.inShop(async tx => {
    const words = asked.q ? `%${asked.q.replace(/[\\%_]/g, '\\$&')}%` : null
    const [row] = await tx.query<{ total: number; items: PriceRow[] }>(sql`
      with found as (
        select own.product_id, case when p.has_variants then own.variant_id end as variant_id, ${text(ctx, sql`p.name`)} as name, p.slug_en, p.slug_pl,
          case when p.has_variants then v.symbol else p.symbol end as symbol, coalesce(t.price_net, p.price_net, own.price_net) as list_net,
          own.price_net, own.changed_at
        from customer_prices own
        join variants v on v.shop_id = own.shop_id and v.id = own.variant_id
        join products p on p.shop_id = own.shop_id and p.id = own.product_id and p.is_active
        left join tiers t on t.shop_id = own.shop_id and t.variant_id = own.variant_id and t.quantity = 1
        where own.shop_id = ${ctx.shop.id} and own.customer_id = ${customerId}
      ), fitting as (
        select * from found where ${words}::text is null or name ilike ${words} or symbol ilike ${words}
      ), paged as (
        select * from fitting order by changed_at desc, symbol limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}
      )
      select (select count(*)::int from fitting) as total, coalesce((select json_agg(paged order by changed_at desc, symbol) from paged), '[]') as items`)
    return row as { total: number; items: PriceRow[] }
  })

export const sessionsOf = (ctx: Ctx, customerId: number) =>
  ctx.inShop(tx =>
    tx.query<{ id: string; created_at: Date; expires_at: Date }>(sql`
      select id, created_at, expires_at from sessions
      where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and expires_at > clock() order by created_at desc`),
  )

export const endSession = (ctx: Ctx, customerId: number, id: string) =>
  ctx.inShop(async tx => {
    const gone = await tx.query(
      sql`delete from sessions where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id}::uuid returning id`,
    )
    return gone.length > 0
  })
