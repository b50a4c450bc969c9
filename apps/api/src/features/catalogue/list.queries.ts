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
    select (select tiers from shown_tier_prices(${ctx.shop.id}, cheapest.variant_id)) from (
      select list.variant_id from variant_list_prices list
      left join lateral personal_price(${ctx.shop.id}, ${customerIdOf(ctx)}, list.variant_id) personal on true
      where list.shop_id = ${ctx.shop.id} and list.product_id = card.id
      order by least(list.price_net, personal.price_net), list.position limit 1
    ) cheapest), '[]') as tiers`

/** The products that match a search with their scores. */
export const searchHits = (ctx: Ctx, search: string) =>
  ctx.db.query<{ product_id: number; score: number }>(
    sql`select product_id, score from search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${search})`,
  )

export interface SearchTerm {
  /** As it was typed, without accents; of a synonym the word that it stands for. */
  term: string
  stem: string
  /** What 8 in 8x40 may mean as well: m8. */
  thread: string | null
}

/** The words of a search and synonyms of one word for them, with their stems in each language. */
export const searchTerms = (ctx: Ctx, search: string) =>
  ctx.db.query<SearchTerm>(sql`
    select coalesce(replaces[1], term) as term, stem, thread from (
      select language, alternative, replaces, term, stem, thread, count(*) over (partition by language, alternative) as words
      from (values ('en'), ('pl')) languages (language) cross join lateral search_alternatives(${ctx.shop.id}, ${search}, language)
    ) either where alternative = 0 or words = 1`)

/** A variant with a feature value, or the code, that a search names. */
export interface VariantHit {
  product_id: number
  variant_id: number
  stock_on_hand: number
  /** How many variants the product has. */
  siblings: number
  /** Ids of the values. */
  values: number[]
  /** Of a match by symbol or EAN, else 0. */
  code_score: number
}

/** The variants whose code is searched for, and among some products those with any of some feature values; in stock first. */
export const variantHits = (ctx: Ctx, search: string, among: { products: readonly number[]; values: readonly number[] }) =>
  ctx.db.query<VariantHit>(sql`
    with hits as materialized (
      select product_id, variant_id, array_remove(array_agg(value_id), null) as values, max(code_score) as code_score from (
        select product_id, variant_id, value_id, 0 as code_score from variant_features
        where shop_id = ${ctx.shop.id} and value_id = any (${among.values}::int[]) and product_id = any (${among.products}::int[])
        union all
        select product_id, variant_id, null, score from code_matches(${ctx.shop.id}, ${search}) where variant_id is not null
      ) either group by product_id, variant_id
    )
    select hits.*, variant.stock_on_hand, siblings.count as siblings
    from hits
    join variants variant on variant.shop_id = ${ctx.shop.id} and variant.id = hits.variant_id
    join (
      -- Counted one by one: a plan for the average shop would read all variants of a large one.
      select product_id, counted.count from (select distinct product_id from hits) found
      cross join lateral (
        select count(*)::int from variants where shop_id = ${ctx.shop.id} and variants.product_id = found.product_id offset 0) counted
    ) siblings on siblings.product_id = hits.product_id
    order by hits.product_id, variant.stock_on_hand > 0 desc, variant.position`)

interface VariantFilter {
  /** A variant with other values of one of these features does not fit. */
  features: readonly { feature: string; value: string }[]
  inStock: boolean
}

/** The variants that fit a filter, in order, of those of some products that have variants. */
export const fittingVariants = (ctx: Ctx, products: readonly number[], { features, inStock }: VariantFilter) => {
  const chosen = sql`unnest(${features.map(one => one.feature)}::text[], ${features.map(one => one.value)}::text[]) as chosen (code, value)`
  const hasAnother = sql`
    select from variant_features assigned
    join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
    join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
    where assigned.shop_id = variant.shop_id and assigned.variant_id = variant.id and feature.code in (select code from ${chosen})
    group by feature.id having not bool_or((feature.code, value.code) in (select code, value from ${chosen}))`
  return ctx.db.query<{ product_id: number; ids: number[] }>(sql`
    select variant.product_id, array_agg(variant.id order by variant.position) as ids
    from variants variant join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    where variant.shop_id = ${ctx.shop.id} and variant.product_id = any (${products}::int[]) and product.has_variants
      ${inStock ? sql`and variant.stock_on_hand > 0` : sql``} ${features.length > 0 ? sql`and not exists (${hasAnother})` : sql``}
    group by variant.product_id`)
}

/** A product with the lowest personal price over its variants, grosz net; or a price list of the customer and when it holds. */
type PersonalPriceRow =
  | { product_id: number; price_net: number; price_list_id: null; valid_from: null; valid_to: null }
  | { product_id: null; price_net: null; price_list_id: number; valid_from: Date | null; valid_to: Date | null }

export const personalPrices = ({ db, shop }: Ctx, customerId: number) =>
  db.query<PersonalPriceRow>(sql`
    select product_id, min(price_net) as price_net, null::int as price_list_id, null::timestamptz as valid_from, null::timestamptz as valid_to
    from customer_prices where shop_id = ${shop.id} and customer_id = ${customerId} group by product_id
    union all
    select null, null, list.id, list.valid_from, list.valid_to
    from price_list_customers member join price_lists list on list.shop_id = member.shop_id and list.id = member.price_list_id
    where member.shop_id = ${shop.id} and member.customer_id = ${customerId}`)

/** The products of a price list, with the lowest price over their variants. grosz net */
export const listPrices = ({ db, shop }: Ctx, priceListId: number) =>
  db.query<{ product_id: number; price_net: number }>(sql`
    select product_id, min(price_net) as price_net from price_list_prices
    where shop_id = ${shop.id} and price_list_id = ${priceListId} group by product_id`)

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
