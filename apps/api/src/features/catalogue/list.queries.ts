import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { type CardRow, customerIdOf, type LinkRow, productCards, type TierRow } from './card.queries.ts'

export interface DetailedRow extends CardRow {
  key_features: { feature_name: string; feature_value: string }[]
  tiers: TierRow[]
}

/** Products as cards, for the customer of the request; with details: their key features and price tiers. */
export const loadCards = (ctx: MaybeVisitorCtx, ids: readonly number[], withDetails: boolean) =>
  ctx.db.query<DetailedRow>(sql`
    select card.*, ${withDetails ? detailColumns(ctx) : sql`'[]'::json as key_features, '[]'::json as tiers`}
    from ${productCards(ctx)} card where card.id = any (${ids}::int[])`)

const maxKeyFeatures = 3

/** The columns of `card` for `details=1`: features, and the tiers of the variant that is cheapest for the customer. */
const detailColumns = (ctx: MaybeVisitorCtx) => sql`
  coalesce((
    select json_agg(json_build_object('feature_name', feature_name, 'feature_value', feature_value)) from (
      select ${text(ctx, sql`feature.name`)} as feature_name, ${text(ctx, sql`value.name`)} as feature_value
      from product_features assigned
      join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
      join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
      where assigned.shop_id = ${ctx.shop.id} and assigned.product_id = card.id
      order by feature.position limit ${maxKeyFeatures}
    ) first_ones), '[]') as key_features,
  coalesce((
    select (select tiers from variant_tier_prices(${ctx.shop.id}, cheapest.variant_id)) from (
      select tier.variant_id from tiers tier left join customer_prices personal
        on personal.shop_id = tier.shop_id and personal.variant_id = tier.variant_id and personal.customer_id = ${customerIdOf(ctx)}
      where tier.shop_id = ${ctx.shop.id} and tier.product_id = card.id and tier.quantity = 1
      order by least(tier.price_net, personal.price_net), tier.variant_id limit 1
    ) cheapest), '[]') as tiers`

/** The products that match a search with their scores. */
export const searchHits = (ctx: Ctx, search: string) =>
  ctx.db.query<{ product_id: number; score: number }>(
    sql`select product_id, score from search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${search})`,
  )

/** The products for which the customer has a price, with the lowest over their variants. grosz net */
export const personalPrices = (ctx: Ctx, customerId: number) =>
  ctx.db.query<{ product_id: number; price_net: number }>(sql`
    select product_id, min(price_net) as price_net from customer_prices
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId} group by product_id`)

/** The customer's favourites, of all products or of some. */
export const favouriteIds = async (ctx: Ctx, customerId: number, among?: readonly number[]) => {
  const rows = await ctx.db.query<{ product_id: number }>(sql`
    select product_id from favourites where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
    ${among ? sql`and product_id = any (${among}::int[])` : sql``}`)
  return rows.map(({ product_id }) => product_id)
}

export interface SuggestionsRow {
  /** Ids, the best first. */
  products: number[]
  categories: LinkRow[]
  brands: { id: number; name: string; slug: string }[]
}

/** Suggestions for a partial query, in one statement: the best products, and similar names of categories and brands. */
export const suggestionsFor = async (ctx: MaybeVisitorCtx, search: string) => {
  const rows = await ctx.db.query<SuggestionsRow>(sql`
    with best as (
      select product_id as id, score from search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${search}) order by score desc, product_id limit 6
    )
    select
      array(select id from best order by score desc, id) as products,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'slug_en', slug_en, 'slug_pl', slug_pl) order by likeness desc, id) from (
        select id, ${text(ctx, sql`name`)} as name, slug_en, slug_pl, word_similarity(fold(${search}), fold(${text(ctx, sql`name`)})) as likeness
        from categories where shop_id = ${ctx.shop.id} and word_similarity(fold(${search}), fold(${text(ctx, sql`name`)})) > 0.5
        order by likeness desc, id limit 4
      ) similar_names), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by likeness desc, id) from (
        select id, name, slug, word_similarity(fold(${search}), fold(name)) as likeness
        from brands where shop_id = ${ctx.shop.id} and word_similarity(fold(${search}), fold(name)) > 0.5
        order by likeness desc, id limit 3
      ) similar_names), '[]') as brands`)
  return rows[0] ?? { products: [], categories: [], brands: [] }
}
