import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { plannedAnew, type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { type CardRow, card, cardSources, customPrices, keyed, type LinkRow, newSince, priceListOf, type TierRow } from './card.queries.ts'

export interface ProductFilter {
  page: number
  perPage: number
  /** id or slug */
  category: string | undefined
  brands: number[]
  flag: 'bestseller' | 'new' | 'month' | 'sale' | undefined
  words: string | undefined
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
  /** The category that was asked for. */
  category_id: number | null
  total: number
  items: DetailedRow[]
  brands: FacetRow[]
  features: { code: string; name: string; values: FacetRow[] }[]
  price_from: number | null
  price_to: number | null
  in_stock: number
}

/** A page of products with its facets, in one statement; undefined where the category does not exist. */
export const productPage = async (ctx: MaybeVisitorCtx, filter: ProductFilter) => {
  const isCustomer = Boolean(ctx.visitor?.customer)
  const statement = sql`
      with asked as (
        ${filter.category === undefined ? sql`select null::int as id` : sql`select c.id from categories c where c.shop_id = ${ctx.shop.id} and ${keyed(ctx, 'c', filter.category)}`}
      ), wanted as (
        select pair.feature, array_agg(value.id) as ids
        from unnest(${filter.features.map(f => f.feature)}::text[], ${filter.features.map(f => f.value)}::text[]) as pair (feature, value)
        left join features f on f.shop_id = ${ctx.shop.id} and f.code = pair.feature
        left join feature_values value on value.shop_id = f.shop_id and value.feature_id = f.id and value.code = pair.value
        group by pair.feature
      ), scope as materialized (
        select p.id, p.brand_id, p.created_at, p.name, coalesce(${isCustomer ? sql`own.price_net, ` : sql``}promoted.price_net, p.price_net) as price,
          coalesce(stock.items, 0) as items, coalesce(sold.quantity, 0) as sold_quantity, ${filter.words === undefined ? sql`0` : sql`found.score`} as score
        from ${filter.words === undefined ? sql`products p` : found(ctx, filter.words)}
        ${figures(ctx, isNarrow(filter))}
        ${isCustomer ? sql`left join (${customPrices(ctx)}) own on own.product_id = p.id` : sql``}
        where p.shop_id = ${ctx.shop.id} and p.is_active
        ${filter.category === undefined ? sql`` : sql`and p.category_id = any (array(select below.category_id from asked cross join lateral category_descendants(${ctx.shop.id}, asked.id) below))`}
        ${flagged(ctx, filter.flag)}
        ${filter.favorite ? sql`and p.id in (select product_id from favourites where shop_id = ${ctx.shop.id} and customer_id = ${ctx.visitor?.customer?.id ?? null}::int)` : sql``}
      ), judged as materialized (
        select scope.*, array_remove(array[
            case when not ${anyOf(filter.brands, sql`brand_id`)} then 'brand' end,
            case when ${filter.priceFrom ?? null}::bigint > price or ${filter.priceTo ?? null}::bigint < price
              or price is null and ${filter.priceFrom !== undefined || filter.priceTo !== undefined} then 'price' end,
            case when ${filter.inStock} and items <= 0 then 'stock' end
          ], null) || array(
            select 'feature:' || wanted.feature from wanted
            where not coalesce(wanted.ids && array(select value_id from product_feature_values has where has.shop_id = ${ctx.shop.id} and has.product_id = scope.id), false)
          ) as missed
        from scope
      ), page as (
        select id, row_number() over (order by ${order(ctx, filter.sort)}) as place from judged where missed = '{}'
        order by place limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}
      )
      select
        exists (select from asked) as category_exists, (select id from asked) as category_id,
        (select count(*) from judged where missed = '{}')::int as total,
        coalesce((select json_agg(cards order by place) from (
          select page.place, ${card(ctx)}, ${filter.details ? details(ctx) : sql`'[]'::json as key_features, '[]'::json as tiers`} from page join products p on p.shop_id = ${ctx.shop.id} and p.id = page.id ${cardSources}
        ) cards), '[]') as items,
        coalesce((select json_agg(json_build_object('value', value, 'name', name, 'count', count) order by name) from (
          select b.id::text as value, b.name, count(*)::int as count from judged join brands b on b.shop_id = ${ctx.shop.id} and b.id = judged.brand_id
          where missed <@ '{brand}' group by b.id, b.name
        ) by_brand), '[]') as brands,
        ${featureFacets(ctx, isNarrow(filter))} as features,
        (select min(price) from judged where missed <@ '{price}') as price_from,
        (select max(price) from judged where missed <@ '{price}') as price_to,
        (select count(*) from judged where missed <@ '{stock}' and items > 0)::int as in_stock`
  const rows = await ctx.db.query<PageRow & { category_exists: boolean }>(
    isNarrow(filter) && isPlain(filter) ? statement : plannedAnew(statement),
  )
  return rows[0]?.category_exists ? rows[0] : undefined
}

/** Products `p` that words find: looked up one by one (`offset 0`), however few the planner thinks that the shop has. */
const found = (ctx: Ctx, words: string) => sql`
  search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${words}) found
  cross join lateral (select * from products where shop_id = ${ctx.shop.id} and id = found.product_id offset 0) p`

/** As most visitors ask. What else may be asked for makes hundreds of statements, more than a connection should have prepared. */
const isPlain = ({ brands, flag, favorite, details }: ProductFilter) => brands.length === 0 && flag === undefined && !favorite && !details

/** A part of the shop: what is read is read of its products alone. Otherwise whole tables are, once. */
const isNarrow = ({ category, words, flag, favorite }: ProductFilter) =>
  category !== undefined || words !== undefined || favorite || (flag !== undefined && flag !== 'bestseller')

/** Promotion, stock and sales of the last 90 days of products `p`: `promoted`, `stock` and `sold`. */
const figures = (ctx: Ctx, narrow: boolean) => {
  const ofOne = (column: Sql) => (narrow ? sql`and ${column} = p.id` : sql``)
  const on = (source: Sql, name: Sql) =>
    narrow ? sql`left join lateral (${source}) ${name} on true` : sql`left join (${source}) ${name} on ${name}.product_id = p.id`
  return sql`
    ${on(
      sql`select product_id, min(price_net) filter (where variant_id is null) as price_net from current_promotions
        where shop_id = ${ctx.shop.id} ${ofOne(sql`product_id`)} group by product_id`,
      sql`promoted`,
    )}
    ${on(sql`select product_id, sum(items) as items from variants where shop_id = ${ctx.shop.id} ${ofOne(sql`product_id`)} group by product_id`, sql`stock`)}
    ${on(
      sql`select product_id, sum(quantity)::int as quantity from sales
        where shop_id = ${ctx.shop.id} and day > (clock() - interval '90 days')::date ${ofOne(sql`product_id`)} group by product_id`,
      sql`sold`,
    )}`
}

const keyFeatures = 3

/** What a dense row shows of product `p` beyond its card. */
const details = (ctx: MaybeVisitorCtx) => sql`
  coalesce((
    select json_agg(json_build_object('feature_name', feature_name, 'feature_value', feature_value)) from (
      select ${text(ctx, sql`f.name`)} as feature_name, ${text(ctx, sql`value.name`)} as feature_value
      from product_features has
      join feature_values value on value.shop_id = has.shop_id and value.id = has.value_id
      join features f on f.shop_id = value.shop_id and f.id = value.feature_id
      where has.shop_id = p.shop_id and has.product_id = p.id
      order by f.position limit ${keyFeatures}
    ) first_ones), '[]') as key_features,
  ${priceListOf(
    ctx,
    sql`(
    select t.variant_id from tiers t ${ctx.visitor?.customer ? sql`left join customer_prices own on own.shop_id = t.shop_id and own.variant_id = t.variant_id and own.customer_id = ${ctx.visitor.customer.id}` : sql``}
    where t.shop_id = p.shop_id and t.product_id = p.id and t.quantity = 1
    order by ${ctx.visitor?.customer ? sql`least(t.price_net, own.price_net)` : sql`t.price_net`}, t.variant_id limit 1)`,
  )} as tiers`

const anyOf = (ids: number[], column: Sql) => (ids.length === 0 ? sql`true` : sql`coalesce(${column} = any (${ids}::int[]), false)`)

const flagged = (ctx: Ctx, flag: ProductFilter['flag']): Sql => {
  switch (flag) {
    case 'bestseller':
      return sql`and sold.quantity > 0`
    case 'new':
      // From and to, both unknown while planning: taken for a narrow range, which an index finds.
      return sql`and p.created_at > (select ${newSince(ctx)}) and p.created_at <= (select clock())`
    case 'month':
      return sql`and p.month_star`
    case 'sale':
      return sql`and p.id in (select product_id from current_promotions where shop_id = ${ctx.shop.id})`
    case undefined:
      return sql``
  }
}

const order = (ctx: Ctx, sort: ProductFilter['sort']): Sql =>
  ({
    relevance: sql`score desc, sold_quantity desc, id`,
    bestselling: sql`sold_quantity desc, id`,
    newest: sql`created_at desc, id desc`,
    price_asc: sql`price nulls last, id`,
    price_desc: sql`price desc nulls last, id`,
    name: sql`fold(${text(ctx, sql`name`)}), id`,
  })[sort]

const mostFeatures = 12
const mostValues = 60

/** The features most products of the list have, each with the values that would still find something. */
const featureFacets = (ctx: Ctx, narrow: boolean) => sql`coalesce((
  select json_agg(json_build_object('code', code, 'name', name, 'values', values) order by position)
  from (
    select f.code, ${text(ctx, sql`f.name`)} as name, f.position, counted.values
    from (
      select feature_id, sum(count) as coverage,
        json_agg(json_build_object('value', code, 'name', name, 'count', count) order by position) filter (where place <= ${mostValues}) as values
      from (
        select value.feature_id, value.code, ${text(ctx, sql`value.name`)} as name, value.position, count(*)::int as count,
          row_number() over (partition by value.feature_id order by count(*) desc, value.position) as place
        from ${
          narrow
            ? sql`(
          select missed, value_id from judged cross join lateral (
            select value_id from product_feature_values where product_feature_values.shop_id = ${ctx.shop.id} and product_feature_values.product_id = judged.id offset 0) own offset 0
        ) has`
            : sql`judged join product_feature_values has on has.shop_id = ${ctx.shop.id} and has.product_id = judged.id`
        }
        join feature_values value on value.shop_id = ${ctx.shop.id} and value.id = has.value_id
        join features of on of.shop_id = ${ctx.shop.id} and of.id = value.feature_id
        where missed = '{}' or missed = array['feature:' || of.code]
        group by value.feature_id, value.code, value.name, value.position
      ) valued
      group by feature_id
      having count(*) > 1 or feature_id in (select id from features join wanted on wanted.feature = features.code where features.shop_id = ${ctx.shop.id})
    ) counted
    join features f on f.shop_id = ${ctx.shop.id} and f.id = counted.feature_id
    order by f.code in (select feature from wanted) desc, coverage desc, f.position limit ${mostFeatures}
  ) offered), '[]')`

export interface SuggestionsRow {
  products: CardRow[]
  categories: LinkRow[]
  brands: { id: number; name: string; slug: string }[]
}

/** What is being typed, in one statement: the best products, and the categories and brands named alike. */
export const suggestionsFor = async (ctx: MaybeVisitorCtx, words: string) => {
  const rows = await ctx.db.query<SuggestionsRow>(sql`
    with best as (
      select product_id as id, score from search_products_with_fallback(${ctx.shop.id}, ${ctx.language}, ${words}) order by score desc, product_id limit 6
    )
    select
      coalesce((select json_agg(cards order by score desc, id) from (
        select best.score, ${card(ctx)} from best join products p on p.shop_id = ${ctx.shop.id} and p.id = best.id ${cardSources}
      ) cards), '[]') as products,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'slug_en', slug_en, 'slug_pl', slug_pl) order by likeness desc, id) from (
        select id, ${text(ctx, sql`name`)} as name, slug_en, slug_pl, word_similarity(fold(${words}), fold(${text(ctx, sql`name`)})) as likeness
        from categories where shop_id = ${ctx.shop.id} and word_similarity(fold(${words}), fold(${text(ctx, sql`name`)})) > 0.5
        order by likeness desc, id limit 4
      ) alike), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by likeness desc, id) from (
        select id, name, slug, word_similarity(fold(${words}), fold(name)) as likeness
        from brands where shop_id = ${ctx.shop.id} and word_similarity(fold(${words}), fold(name)) > 0.5
        order by likeness desc, id limit 3
      ) alike), '[]') as brands`)
  return rows[0] ?? { products: [], categories: [], brands: [] }
}
