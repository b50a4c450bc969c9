import type { MaybeVisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { type VariantFeature, variantFeaturesOf } from '../catalogue/catalogue.ts'
import { type LineRow, lineJson } from './cart-lines.queries.ts'

export interface SymbolLine {
  symbol: string
  items: number
}

export interface ResolvedRow {
  symbol: string
  items: number
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

/**
 * Resolves lines in their order, in one statement. An exact symbol takes precedence over one in other letter case, that over an EAN, and
 * that over one with other spaces and dashes.
 */
export const resolveSymbols = (ctx: MaybeVisitorCtx, lines: readonly SymbolLine[]) =>
  ctx.db.query<ResolvedRow>(sql`
    with input as materialized (
      select place, symbol, items, upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g')) as key
      from unnest(${lines.map(line => line.symbol)}::text[], ${lines.map(line => line.items)}::int[]) with ordinality as line (symbol, items, place)
    ), matched as (
      select place, p.id as product_id, case when not p.has_variants then v.id end as variant_id,
        case when p.symbol = input.symbol then 4 when upper(p.symbol) = upper(input.symbol) then 3 else 1 end as likeness
      from input
      join products p on p.shop_id = ${ctx.shop.id} and p.symbol_key = input.key
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and not p.has_variants
      where input.key <> '' and p.is_active
      union all
      select place, p.id, case when not p.has_variants then v.id end, 2
      from input
      join products p on p.shop_id = ${ctx.shop.id} and p.ean = input.key
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and not p.has_variants
      where input.key <> '' and p.is_active
      union all
      select place, p.id, v.id,
        case when v.symbol = input.symbol then 4 when upper(v.symbol) = upper(input.symbol) then 3 else 1 end
      from input
      join variants v on v.shop_id = ${ctx.shop.id} and v.symbol_key = input.key
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      where input.key <> '' and p.is_active and p.has_variants
      union all
      select place, p.id, v.id, 2
      from input
      join variants v on v.shop_id = ${ctx.shop.id} and v.ean = input.key
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      where input.key <> '' and p.is_active and p.has_variants
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
    select input.symbol, input.items, coalesce(products, 0) as products, coalesce(variants, 0) as variants,
      case when products = 1 and variants = 1 then (
        select ${lineJson(ctx, sql`input.items`)}
        from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
        where v.shop_id = ${ctx.shop.id} and v.id = resolved.variant_id) end as line,
      coalesce(case
        when input.place in (select place from unmatched) then (
          select json_agg(json_build_object('symbol', case when p.has_variants then v.symbol else p.symbol end,
            'name', ${text(ctx, sql`p.name`)}, 'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by candidate.likeness desc, v.symbol_key)
          from similar_symbols(${ctx.shop.id}, input.key, ${maxSimilar}) candidate
          join variants v on v.shop_id = ${ctx.shop.id} and v.id = candidate.variant_id
          join products p on p.shop_id = v.shop_id and p.id = v.product_id)
        when products = 1 and variants = 0 then (
          select json_agg(json_build_object('symbol', v.symbol, 'name', ${text(ctx, sql`p.name`)},
            'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by v.position)
          from (
            select * from variants where shop_id = ${ctx.shop.id} and product_id = resolved.product_id order by position limit ${maxVariants}) v
          join products p on p.shop_id = v.shop_id and p.id = v.product_id)
        when products > 1 or variants > 1 then (
          select json_agg(json_build_object('symbol', coalesce(case when p.has_variants then v.symbol end, p.symbol),
            'name', ${text(ctx, sql`p.name`)}, 'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by p.symbol, v.position)
          from best
          join products p on p.shop_id = ${ctx.shop.id} and p.id = best.product_id
          left join variants v on v.shop_id = p.shop_id and v.id = best.variant_id
          where best.place = input.place)
      end, '[]') as suggestions
    from input left join resolved on resolved.place = input.place
    order by input.place`)
