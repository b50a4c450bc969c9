import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql, withCustomPlan } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { type CardRow, customerIdOf, type LinkRow, matchesKey, productCards, type TierRow } from './card.queries.ts'

export interface ProductFilter {
  page: number
  perPage: number
  /** id or slug */
  category: string | undefined
  brands: number[]
  flag: 'bestseller' | 'new' | 'month' | 'sale' | undefined
  search: string | undefined
  /** grosz net */
  priceFrom: number | undefined
  priceTo: number | undefined
  /** Codes of a feature and of one of its values. */
  features: { feature: string; value: string }[]
  inStock: boolean
  favorite: boolean
  details: boolean
  sort: 'relevance' | 'bestselling' | 'newest' | 'price_asc' | 'price_desc' | 'name'
}

interface FacetRow {
  value: string
  name: string
  count: number
}

interface DetailedRow extends CardRow {
  key_features: { feature_name: string; feature_value: string }[]
  tiers: TierRow[]
}

export interface PageRow {
  /** The category of the filter. */
  category_id: number | null
  total: number
  items: DetailedRow[]
  brands: FacetRow[]
  features: { code: string; name: string; values: FacetRow[] }[]
  price_from: number | null
  price_to: number | null
  in_stock: number
}

/** A page of products with its facets, in one statement; undefined if the category does not exist. */
export const listProducts = async (ctx: MaybeVisitorCtx, filter: ProductFilter) => {
  const isCustomer = Boolean(ctx.visitor?.customer)
  const statement = sql`
      with requested as (
        ${filter.category === undefined ? sql`select null::int as id` : sql`select category.id from categories category where category.shop_id = ${ctx.shop.id} and ${matchesKey(ctx, 'category', filter.category)}`}
      ), selected as (
        select pair.feature, array_agg(value.id) as ids
        from unnest(${filter.features.map(f => f.feature)}::text[], ${filter.features.map(f => f.value)}::text[]) as pair (feature, value)
        left join features feature on feature.shop_id = ${ctx.shop.id} and feature.code = pair.feature
        left join feature_values value on value.shop_id = feature.shop_id and value.feature_id = feature.id and value.code = pair.value
        group by pair.feature
      ), scope as materialized (
        select product.id, product.brand_id, product.created_at, product.name,
          coalesce(${isCustomer ? sql`personal.price_net, ` : sql``}promoted.price_net, product.price_net) as price,
          coalesce(stock.on_hand, 0) as stock_on_hand, coalesce(sold.quantity, 0) as sold_quantity, ${filter.search === undefined ? sql`0` : sql`hit.score`} as score
        from ${filter.search === undefined ? sql`products product` : searchHits(ctx, filter.search)}
        ${productFigures(ctx, isNarrow(filter))}
        ${isCustomer ? sql`left join customer_product_prices personal on personal.shop_id = ${ctx.shop.id} and personal.customer_id = ${customerIdOf(ctx)} and personal.product_id = product.id` : sql``}
        where product.shop_id = ${ctx.shop.id} and product.is_active
        ${filter.category === undefined ? sql`` : sql`and product.category_id = any (array(select below.category_id from requested cross join lateral category_descendants(${ctx.shop.id}, requested.id) below))`}
        ${flagCondition(ctx, filter.flag)}
        ${filter.favorite ? sql`and product.id in (select product_id from favourites where shop_id = ${ctx.shop.id} and customer_id = ${customerIdOf(ctx)})` : sql``}
      ), evaluated as materialized (
        select scope.*, array_remove(array[
            case when not ${anyOf(filter.brands, sql`brand_id`)} then 'brand' end,
            case when ${filter.priceFrom ?? null}::bigint > price or ${filter.priceTo ?? null}::bigint < price
              or price is null and ${filter.priceFrom !== undefined || filter.priceTo !== undefined} then 'price' end,
            case when ${filter.inStock} and stock_on_hand <= 0 then 'stock' end
          ], null) || array(
            select 'feature:' || selected.feature from selected
            where not coalesce(selected.ids && array(select value_id from product_feature_values has where has.shop_id = ${ctx.shop.id} and has.product_id = scope.id), false)
          ) as unmet
        from scope
      ), page as (
        select id, row_number() over (order by ${orderBy(ctx, filter.sort)}) as place from evaluated where unmet = '{}'
        order by place limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}
      )
      select
        exists (select from requested) as category_exists, (select id from requested) as category_id,
        (select count(*) from evaluated where unmet = '{}')::int as total,
        coalesce((select json_agg(cards order by place) from (
          select page.place, card.*, ${filter.details ? detailColumns(ctx) : sql`'[]'::json as key_features, '[]'::json as tiers`}
          from page join ${productCards(ctx)} card on card.id = page.id
        ) cards), '[]') as items,
        coalesce((select json_agg(json_build_object('value', value, 'name', name, 'count', count) order by name) from (
          select brand.id::text as value, brand.name, count(*)::int as count
          from evaluated join brands brand on brand.shop_id = ${ctx.shop.id} and brand.id = evaluated.brand_id
          where unmet <@ '{brand}' group by brand.id, brand.name
        ) by_brand), '[]') as brands,
        ${featureFacets(ctx, isNarrow(filter))} as features,
        (select min(price) from evaluated where unmet <@ '{price}') as price_from,
        (select max(price) from evaluated where unmet <@ '{price}') as price_to,
        (select count(*) from evaluated where unmet <@ '{stock}' and stock_on_hand > 0)::int as in_stock`
  const rows = await ctx.db.query<PageRow & { category_exists: boolean }>(
    isNarrow(filter) && isCommon(filter) ? statement : withCustomPlan(statement),
  )
  return rows[0]?.category_exists ? rows[0] : undefined
}

/** The products of a search, as `product`. `offset 0` forces a look-up per hit, whatever the planner estimates. */
const searchHits = (ctx: Ctx, search: string) => sql`
  search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${search}) hit
  cross join lateral (select * from products where shop_id = ${ctx.shop.id} and id = hit.product_id offset 0) product`

/** Common filters are prepared; the other combinations are hundreds of statements, too many to prepare per connection. */
const isCommon = ({ brands, flag, favorite, details }: ProductFilter) => brands.length === 0 && flag === undefined && !favorite && !details

/** The filter selects a part of the shop, so figures are looked up per product; otherwise whole tables are aggregated once. */
const isNarrow = ({ category, search, flag, favorite }: ProductFilter) =>
  category !== undefined || search !== undefined || favorite || (flag !== undefined && flag !== 'bestseller')

/** Promotion, stock and sales of the last 90 days of each `product`: `promoted`, `stock` and `sold`. */
const productFigures = (ctx: Ctx, narrow: boolean) => {
  const ofOne = (column: Sql) => (narrow ? sql`and ${column} = product.id` : sql``)
  const on = (source: Sql, name: Sql) =>
    narrow ? sql`left join lateral (${source}) ${name} on true` : sql`left join (${source}) ${name} on ${name}.product_id = product.id`
  return sql`
    ${on(
      sql`select product_id, min(price_net) filter (where variant_id is null) as price_net from current_promotions
        where shop_id = ${ctx.shop.id} ${ofOne(sql`product_id`)} group by product_id`,
      sql`promoted`,
    )}
    ${on(sql`select product_id, sum(stock_on_hand) as on_hand from variants where shop_id = ${ctx.shop.id} ${ofOne(sql`product_id`)} group by product_id`, sql`stock`)}
    ${on(
      sql`select product_id, sum(quantity)::int as quantity from sales
        where shop_id = ${ctx.shop.id} and day > (clock() - interval '90 days')::date ${ofOne(sql`product_id`)} group by product_id`,
      sql`sold`,
    )}`
}

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

const anyOf = (ids: number[], column: Sql) => (ids.length === 0 ? sql`true` : sql`coalesce(${column} = any (${ids}::int[]), false)`)

const flagCondition = (ctx: Ctx, flag: ProductFilter['flag']): Sql => {
  switch (flag) {
    case 'bestseller':
      return sql`and sold.quantity > 0`
    case 'new':
      // A range with both bounds unknown at planning time: the planner assumes it to be narrow and uses the index.
      return sql`and product.created_at > (select since from new_products_since(${ctx.shop.id})) and product.created_at <= (select clock())`
    case 'month':
      return sql`and product.month_star`
    case 'sale':
      return sql`and product.id in (select product_id from current_promotions where shop_id = ${ctx.shop.id})`
    case undefined:
      return sql``
  }
}

const orderBy = (ctx: Ctx, sort: ProductFilter['sort']): Sql =>
  ({
    relevance: sql`score desc, sold_quantity desc, id`,
    bestselling: sql`sold_quantity desc, id`,
    newest: sql`created_at desc, id desc`,
    price_asc: sql`price nulls last, id`,
    price_desc: sql`price desc nulls last, id`,
    name: sql`fold(${text(ctx, sql`name`)}), id`,
  })[sort]

const maxFeatures = 12
const maxValues = 60

/** Facets: the features with the highest coverage, each with its values and their counts. */
const featureFacets = (ctx: Ctx, narrow: boolean) => sql`coalesce((
  select json_agg(json_build_object('code', code, 'name', name, 'values', values) order by position)
  from (
    select feature.code, ${text(ctx, sql`feature.name`)} as name, feature.position, counted.values
    from (
      select feature_id, sum(count) as coverage,
        json_agg(json_build_object('value', code, 'name', name, 'count', count) order by position) filter (where place <= ${maxValues}) as values
      from (
        select value.feature_id, value.code, ${text(ctx, sql`value.name`)} as name, value.position, count(*)::int as count,
          row_number() over (partition by value.feature_id order by count(*) desc, value.position) as place
        from ${
          narrow
            ? sql`(
          select unmet, value_id from evaluated cross join lateral (
            select value_id from product_feature_values where product_feature_values.shop_id = ${ctx.shop.id} and product_feature_values.product_id = evaluated.id offset 0) own offset 0
        ) has`
            : sql`evaluated join product_feature_values has on has.shop_id = ${ctx.shop.id} and has.product_id = evaluated.id`
        }
        join feature_values value on value.shop_id = ${ctx.shop.id} and value.id = has.value_id
        join features feature on feature.shop_id = ${ctx.shop.id} and feature.id = value.feature_id
        where unmet = '{}' or unmet = array['feature:' || feature.code]
        group by value.feature_id, value.code, value.name, value.position
      ) valued
      group by feature_id
      having count(*) > 1 or feature_id in (select id from features join selected on selected.feature = features.code where features.shop_id = ${ctx.shop.id})
    ) counted
    join features feature on feature.shop_id = ${ctx.shop.id} and feature.id = counted.feature_id
    order by feature.code in (select selected.feature from selected) desc, coverage desc, feature.position limit ${maxFeatures}
  ) offered), '[]')`

export interface SuggestionsRow {
  products: CardRow[]
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
      coalesce((select json_agg(cards order by score desc, id) from (
        select best.score, card.* from best join ${productCards(ctx)} card on card.id = best.id
      ) cards), '[]') as products,
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
