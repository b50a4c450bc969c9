import { recentDays } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { searchWords } from '../../platform/search-words.ts'
import { text } from '../../platform/texts.ts'
import { priceListOf, type TierRow, type VariantFeature, variantFeaturesOf } from '../catalogue/catalogue.ts'

/** Amounts are grosz net. */
export interface PriceRow {
  product_id: number
  variant_id: number | null
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  features: VariantFeature[]
  vat_percent: number
  list_net: number
  /** What the product costs where no tier says otherwise; null where nothing. */
  product_net: number | null
  promo_net: number | null
  tiers: TierRow[]
  price_net: number
  changed_at: string
  is_recent: boolean
  items: number
}

interface PricesAsked {
  page: number
  per_page: number
  q?: string | undefined
  recent?: '1' | undefined
  sort: 'changed' | 'name'
}

/** A customer's own prices beside those of the list; each word is looked for in names and symbols. */
export const pricesOf = async (ctx: Ctx, customerId: number, asked: PricesAsked) => {
  const words = searchWords(asked.q)
  const order = asked.sort === 'name' ? sql`fold(name), symbol` : sql`changed_at desc, symbol`
  return ctx.db.one<{ total: number; items: PriceRow[] }>(sql`
    with found as (
      select own.product_id, case when p.has_variants then own.variant_id end as variant_id, ${text(ctx, sql`p.name`)} as name, p.slug_en, p.slug_pl,
        case when p.has_variants then v.symbol else p.symbol end as symbol, p.vat_percent,
        coalesce(t.price_net, p.price_net, own.price_net) as list_net, p.price_net as product_net, promo.price_net as promo_net,
        own.price_net, own.changed_at, own.changed_at > clock() - make_interval(days => ${recentDays}) as is_recent, v.items,
        case when p.has_variants then ${variantFeaturesOf(ctx, sql`v.id`)} else '[]' end as features, ${priceListOf(ctx, sql`v.id`)} as tiers
      from customer_prices own
      join variants v on v.shop_id = own.shop_id and v.id = own.variant_id
      join products p on p.shop_id = own.shop_id and p.id = own.product_id and p.is_active
      left join tiers t on t.shop_id = own.shop_id and t.variant_id = own.variant_id and t.quantity = 1
      left join lateral (select price_net from current_promotions promo
        where promo.shop_id = own.shop_id and promo.product_id = own.product_id and promo.variant_id is null limit 1) promo on true
      where own.shop_id = ${ctx.shop.id} and own.customer_id = ${customerId}
    ), fitting as (
      select * from found
      where (is_recent or not ${asked.recent === '1'})
        and not exists (select from unnest(${words}::text[]) word where strpos(fold(name || ' ' || symbol), fold(word)) = 0)
    ), paged as (
      select * from fitting order by ${order} limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}
    )
    select (select count(*)::int from fitting) as total, coalesce((select json_agg(paged order by ${order}) from paged), '[]') as items`)
}

export const sessionsOf = (ctx: Ctx, customerId: number) =>
  ctx.db.query<{ id: string; created_at: Date; expires_at: Date }>(sql`
    select id, created_at, expires_at from sessions
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and expires_at > clock() order by created_at desc`)

export const endSession = async (ctx: Ctx, customerId: number, id: string) => {
  const gone = await ctx.db.query(
    sql`delete from sessions where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id}::uuid returning id`,
  )
  return gone.length > 0
}
