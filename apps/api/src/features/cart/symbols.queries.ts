import type { MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import type { VariantFeature } from '../catalogue/catalogue.ts'
import { type LineRow, soldVariants } from './cart-lines.queries.ts'

interface SymbolLine {
  symbol: string
  quantity: number
}

export interface ResolvedRow {
  symbol: string
  quantity: number
  /** The product or variant that the symbol names; null if there is none, or more than one. */
  line: LineRow | null
  /** How many products match, and how many variants; a match of a product with variants is none of them. */
  products: number
  variants: number
  /** The variants of the matching product, all matches, or similar symbols. */
  suggestions: { symbol: string; name: string; features: VariantFeature[] }[]
}

const maxVariants = 50
const maxSimilar = 4
/** Similarity search is expensive, more so for long symbols: limited per request and by length. */
const maxSimilaritySearches = 10
const maxSimilarityLength = 32

/** A symbol without what people write differently: letter case, spaces and dashes. Any other character may name another product. */
const unspaced = (symbol: Sql) => sql`upper(regexp_replace(${symbol}, '[\\s\\u00a0\\u202f\\u2010-\\u2015\\u2212-]', '', 'g'))`

/**
 * Resolves lines in their order, in one statement. An exact symbol takes precedence over one in other letter case, that over an EAN, and
 * that over one with other spaces and dashes.
 */
export const resolveSymbols = (ctx: MaybeVisitorCtx, lines: readonly SymbolLine[]) =>
  ctx.db.query<ResolvedRow>(sql`
    with input as materialized (
      select place, symbol, quantity, upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g')) as key
      from unnest(${lines.map(line => line.symbol)}::text[], ${lines.map(line => line.quantity)}::int[]) with ordinality as line (symbol, quantity, place)
    ), matched as (
      select place, product.id as product_id, case when not product.has_variants then variant.id end as variant_id,
        case when product.symbol = input.symbol then 4 when upper(product.symbol) = upper(input.symbol) then 3 else 1 end as likeness
      from input
      join products product on product.shop_id = ${ctx.shop.id} and product.symbol_key = input.key
      left join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id and not product.has_variants
      where input.key <> '' and ${unspaced(sql`product.symbol`)} = ${unspaced(sql`input.symbol`)} and product.is_active
      union all
      select place, product.id, case when not product.has_variants then variant.id end, 2
      from input
      join products product on product.shop_id = ${ctx.shop.id} and product.ean = input.key
      left join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id and not product.has_variants
      where input.key <> '' and product.is_active
      union all
      select place, product.id, variant.id,
        case when variant.symbol = input.symbol then 4 when upper(variant.symbol) = upper(input.symbol) then 3 else 1 end
      from input
      join variants variant on variant.shop_id = ${ctx.shop.id} and variant.symbol_key = input.key
      join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
      where input.key <> '' and ${unspaced(sql`variant.symbol`)} = ${unspaced(sql`input.symbol`)} and product.is_active and product.has_variants
      union all
      select place, product.id, variant.id, 2
      from input
      join variants variant on variant.shop_id = ${ctx.shop.id} and variant.ean = input.key
      join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
      where input.key <> '' and product.is_active and product.has_variants
    ), best as (
      select distinct place, product_id, variant_id
      from (select matched.*, max(likeness) over (partition by place) as max_likeness from matched) as ranked where likeness = max_likeness
    ), resolved as (
      select place, count(distinct product_id)::int as products, count(distinct variant_id)::int as variants,
        min(product_id) as product_id, min(variant_id) as variant_id
      from best group by place
    ), unmatched as (
      select input.place from input left join resolved on resolved.place = input.place
      where resolved.place is null and input.key <> '' and length(input.key) <= ${maxSimilarityLength}
      order by input.place limit ${maxSimilaritySearches}
    )
    select input.symbol, input.quantity, coalesce(products, 0) as products, coalesce(variants, 0) as variants,
      case when products = 1 and variants = 1 then (
        select to_json(line) from (
          select sold.*, input.quantity from ${soldVariants(ctx)} sold where sold.variant_id = resolved.variant_id) line) end as line,
      coalesce(case
        when input.place in (select place from unmatched) then (
          select json_agg(suggestion) from (
            select sold.symbol, sold.name, sold.features
            from similar_symbols(${ctx.shop.id}, input.key, ${maxSimilar}) candidate
            join ${soldVariants(ctx)} sold on sold.variant_id = candidate.variant_id
            join variants variant on variant.shop_id = ${ctx.shop.id} and variant.id = candidate.variant_id
            order by candidate.likeness desc, variant.symbol_key) suggestion)
        when products = 1 and variants = 0 then (
          select json_agg(suggestion) from (
            select sold.symbol, sold.name, sold.features
            from variants variant join ${soldVariants(ctx)} sold on sold.variant_id = variant.id
            where variant.shop_id = ${ctx.shop.id} and variant.product_id = resolved.product_id order by variant.position limit ${maxVariants}) suggestion)
        when products > 1 or variants > 1 then (
          select json_agg(json_build_object('symbol', coalesce(case when product.has_variants then variant.symbol end, product.symbol),
            'name', ${text(ctx, sql`product.name`)},
            'features', (select features from variant_feature_names(${ctx.shop.id}, variant.id, ${ctx.language}, ${ctx.shop.defaultLanguage})))
            order by product.symbol, variant.position)
          from best
          join products product on product.shop_id = ${ctx.shop.id} and product.id = best.product_id
          left join variants variant on variant.shop_id = product.shop_id and variant.id = best.variant_id
          where best.place = input.place)
      end, '[]') as suggestions
    from input left join resolved on resolved.place = input.place
    order by input.place`)
