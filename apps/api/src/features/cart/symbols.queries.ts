import type { MaybeVisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { type VariantFeature, variantFeaturesOf } from '../catalogue/catalogue.ts'
import { type LineRow, lineJson } from './cart.queries.ts'

export interface AskedLine {
  symbol: string
  items: number
}

export interface MeantRow {
  symbol: string
  items: number
  /** The product or variant that is meant; null where it is none, or no single one. */
  line: LineRow | null
  /** How many products the symbol fits, and how many things that can be bought: a product with variants is none. */
  products: number
  variants: number
  /** What it may be instead: the variants of its product, everything that it fits, or what looks like it. */
  suggestions: { symbol: string; name: string; features: VariantFeature[] }[]
}

const mostVariants = 50
const mostAlike = 4
/** Looking for what a symbol resembles is dear, and more so the longer it is: so many lines of a request get that, up to this length. */
const maxGuessed = 10
const maxGuessedLength = 32

/**
 * What each of many lines means, in their order, in one statement. A symbol that is written as the shop writes it wins over one in other
 * letter case, that over an EAN, and that over one with other spaces and dashes.
 */
export const meantBy = (ctx: MaybeVisitorCtx, lines: readonly AskedLine[]) =>
  ctx.db.query<MeantRow>(sql`
    with asked as materialized (
      select place, symbol, items, upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g')) as key
      from unnest(${lines.map(line => line.symbol)}::text[], ${lines.map(line => line.items)}::int[]) with ordinality as line (symbol, items, place)
    ), matched as (
      select place, p.id as product_id, case when not p.has_variants then v.id end as variant_id,
        case when p.symbol = asked.symbol then 4 when upper(p.symbol) = upper(asked.symbol) then 3 else 1 end as likeness
      from asked
      join products p on p.shop_id = ${ctx.shop.id} and p.symbol_key = asked.key
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and not p.has_variants
      where asked.key <> '' and p.is_active
      union all
      select place, p.id, case when not p.has_variants then v.id end, 2
      from asked
      join products p on p.shop_id = ${ctx.shop.id} and p.ean = asked.key
      left join variants v on v.shop_id = p.shop_id and v.product_id = p.id and not p.has_variants
      where asked.key <> '' and p.is_active
      union all
      select place, p.id, v.id,
        case when v.symbol = asked.symbol then 4 when upper(v.symbol) = upper(asked.symbol) then 3 else 1 end
      from asked
      join variants v on v.shop_id = ${ctx.shop.id} and v.symbol_key = asked.key
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      where asked.key <> '' and p.is_active and p.has_variants
      union all
      select place, p.id, v.id, 2
      from asked
      join variants v on v.shop_id = ${ctx.shop.id} and v.ean = asked.key
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      where asked.key <> '' and p.is_active and p.has_variants
    ), best as (
      select distinct place, product_id, variant_id
      from (select matched.*, max(likeness) over (partition by place) as most from matched) as ranked where likeness = most
    ), meant as (
      select place, count(distinct product_id)::int as products, count(distinct variant_id)::int as variants,
        min(product_id) as product_id, min(variant_id) as variant_id
      from best group by place
    ), guessed as (
      select asked.place from asked left join meant on meant.place = asked.place
      where meant.place is null and asked.key <> '' and length(asked.key) <= ${maxGuessedLength}
      order by asked.place limit ${maxGuessed}
    )
    select asked.symbol, asked.items, coalesce(products, 0) as products, coalesce(variants, 0) as variants,
      case when products = 1 and variants = 1 then (
        select ${lineJson(ctx, sql`asked.items`)}
        from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
        where v.shop_id = ${ctx.shop.id} and v.id = meant.variant_id) end as line,
      coalesce(case
        when asked.place in (select place from guessed) then (
          select json_agg(json_build_object('symbol', case when p.has_variants then v.symbol else p.symbol end,
            'name', ${text(ctx, sql`p.name`)}, 'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by alike.likeness desc, v.symbol_key)
          from similar_symbols(${ctx.shop.id}, asked.key, ${mostAlike}) alike
          join variants v on v.shop_id = ${ctx.shop.id} and v.id = alike.variant_id
          join products p on p.shop_id = v.shop_id and p.id = v.product_id)
        when products = 1 and variants = 0 then (
          select json_agg(json_build_object('symbol', v.symbol, 'name', ${text(ctx, sql`p.name`)},
            'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by v.position)
          from (
            select * from variants where shop_id = ${ctx.shop.id} and product_id = meant.product_id order by position limit ${mostVariants}) v
          join products p on p.shop_id = v.shop_id and p.id = v.product_id)
        when products > 1 or variants > 1 then (
          select json_agg(json_build_object('symbol', coalesce(case when p.has_variants then v.symbol end, p.symbol),
            'name', ${text(ctx, sql`p.name`)}, 'features', ${variantFeaturesOf(ctx, sql`v.id`)}) order by p.symbol, v.position)
          from best
          join products p on p.shop_id = ${ctx.shop.id} and p.id = best.product_id
          left join variants v on v.shop_id = p.shop_id and v.id = best.variant_id
          where best.place = asked.place)
      end, '[]') as suggestions
    from asked left join meant on meant.place = asked.place
    order by asked.place`)
