import type { PackageContent, Producer } from '@stragan/contract'
import type { MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import {
  type CardRow,
  cardColumns,
  cardJoins,
  contentJson,
  type LinkRow,
  matchesKey,
  type TierRow,
  tiersJson,
  type VariantFeature,
  variantFeaturesOf,
} from './card.queries.ts'

export interface VariantRow {
  id: number
  symbol: string
  ean: string | null
  weight: number
  items: number
  content: PackageContent | null
  lowest_net: number | null
  /** The customer's personal price; null if there is none. */
  custom_net: number | null
  features: VariantFeature[]
  tiers: TierRow[]
}

export interface ProductRow extends CardRow {
  ean: string | null
  seo_title: string | null
  seo_description: string | null
  short_description: string | null
  description: string | null
  youtube_link: string | null
  category_id: number | null
  pictures: StoredPicture[]
  features: VariantFeature[]
  variant_features: string[]
  variants: VariantRow[]
}

interface FullProductRow extends ProductRow {
  brand: { id: number; name: string; slug: string; description: string | null; logo: StoredPicture | null } | null
  producer: Producer | null
  warnings: string | null
  breadcrumbs: LinkRow[]
}

const variantsJson = (ctx: MaybeVisitorCtx) => sql`
  select json_agg(json_build_object(
    'id', v.id, 'symbol', v.symbol, 'ean', v.ean, 'weight', v.weight::float, 'items', v.items, 'content', ${contentJson},
    'lowest_net', case when v.own_promotion is not null then lowest_price_before(v.shop_id, v.product_id, v.id, v.own_promotion)
      when v.has_own_price then null
      when own_promotion.id is not null then lowest_price_before(v.shop_id, v.product_id, v.id, own_promotion.id) end,
    'custom_net', (
      select personal.price_net from customer_prices personal
      where personal.shop_id = v.shop_id and personal.variant_id = v.id and personal.customer_id = ${ctx.visitor?.customer?.id ?? null}::int),
    'features', ${variantFeaturesOf(ctx, sql`v.id`)},
    'tiers', ${tiersJson(ctx, sql`v.id`)}
  ) order by v.position)
  from (
    select variants.*,
      (select id from current_promotions promo where promo.shop_id = variants.shop_id and promo.product_id = variants.product_id
        and promo.variant_id = variants.id and promo.quantity = 1) as own_promotion,
      (select true from tiers where tiers.shop_id = variants.shop_id and tiers.variant_id = variants.id and tiers.quantity = 1 limit 1) is not null as has_own_price
    from variants
    where variants.shop_id = p.shop_id and variants.product_id = p.id
  ) v`

/** Brand, producer, warnings and breadcrumbs of product `p`. */
const fullColumns = (ctx: MaybeVisitorCtx) => sql`
  (
    select json_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'description', ${text(ctx, sql`b.description`)}, 'logo', (
      select ${pictureJson(ctx)} from pictures x where x.shop_id = b.shop_id and x.id = b.logo_id))
    from brands b where b.shop_id = p.shop_id and b.id = p.brand_id) as brand,
  (
    select json_build_object('name', maker.name, 'street', maker.street, 'postal_code', maker.postal_code, 'city', maker.city,
      'country', maker.country, 'electronic_address', maker.electronic_address, 'responsible_person', maker.responsible_person)
    from brands b join producers maker on maker.shop_id = b.shop_id and maker.id = b.producer_id
    where b.shop_id = p.shop_id and b.id = p.brand_id) as producer,
  ${text(ctx, sql`p.warnings`)} as warnings,
  coalesce((
    select json_agg(json_build_object('id', c.id, 'name', ${text(ctx, sql`c.name`)}, 'slug_en', c.slug_en, 'slug_pl', c.slug_pl) order by path.distance desc)
    from category_ancestors(p.shop_id, p.category_id) path join categories c on c.shop_id = p.shop_id and c.id = path.category_id), '[]') as breadcrumbs`

/** An active product with its variants, in one statement; undefined if there is none. */
export const productByKey = (ctx: MaybeVisitorCtx, key: string) => oneProduct<ProductRow>(ctx, key, false)

export const fullProductByKey = (ctx: MaybeVisitorCtx, key: string) => oneProduct<FullProductRow>(ctx, key, true)

const oneProduct = async <Row extends ProductRow>(ctx: MaybeVisitorCtx, key: string, isFull: boolean) => {
  const rows = await ctx.db.query<Row>(sql`
    select ${cardColumns(ctx)}, p.ean, ${text(ctx, sql`p.seo_title`)} as seo_title, ${text(ctx, sql`p.seo_description`)} as seo_description,
      ${text(ctx, sql`p.short_description`)} as short_description, ${text(ctx, sql`p.description`)} as description, p.youtube_link, p.category_id,
      coalesce((
        select json_agg(${pictureJson(ctx)} order by has.position)
        from product_pictures has join pictures x on x.shop_id = has.shop_id and x.id = has.picture_id
        where has.shop_id = p.shop_id and has.product_id = p.id), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object('feature_name', ${text(ctx, sql`f.name`)}, 'feature_value', ${text(ctx, sql`value.name`)}) order by f.position)
        from product_features has
        join feature_values value on value.shop_id = has.shop_id and value.id = has.value_id
        join features f on f.shop_id = value.shop_id and f.id = value.feature_id
        where has.shop_id = p.shop_id and has.product_id = p.id), '[]') as features,
      coalesce((
        select json_agg(${text(ctx, sql`f.name`)} order by f.position) from features f
        where f.shop_id = p.shop_id and f.id in (
          select value.feature_id from variant_features has join feature_values value on value.shop_id = has.shop_id and value.id = has.value_id
          where has.shop_id = p.shop_id and has.product_id = p.id)), '[]') as variant_features,
      coalesce((${variantsJson(ctx)}), '[]') as variants
      ${isFull ? sql`, ${fullColumns(ctx)}` : sql``}
    from products p ${cardJoins}
    where p.shop_id = ${ctx.shop.id} and p.is_active and ${matchesKey(ctx, 'p', key)}`)
  return rows[0]
}

export interface RelatedRow {
  /** The product itself; null if it does not exist. */
  id: number | null
  items: CardRow[]
}

const maxRelated = 8

/** Products with the ids closest to that of `this`, read from an index in both directions. */
const nearest = (ctx: MaybeVisitorCtx, where: Sql, max: number) => sql`
  select id, abs(id - this_id) as distance from (
    (select p.id, this.id as this_id from products p where p.shop_id = ${ctx.shop.id} and ${where} and p.id >= this.id order by p.id limit ${max}::int)
    union all
    (select p.id, this.id from products p where p.shop_id = ${ctx.shop.id} and ${where} and p.id < this.id order by p.id desc limit ${max}::int)
  ) either order by distance limit ${max}::int`

/**
 * Related products in one statement: chosen by the shop, then bought together, then similar (by category and shared feature values), then
 * of the same brand or any.
 */
export const relatedTo = async (ctx: MaybeVisitorCtx, key: string) => {
  const row = await ctx.db.maybeOne<RelatedRow>(sql`
    with this as (
      select p.id, p.category_id, p.brand_id from products p where p.shop_id = ${ctx.shop.id} and p.is_active and ${matchesKey(ctx, 'p', key)}
    ), candidates as (
      select related_id as id, position as place, 0 as score from related_products where shop_id = ${ctx.shop.id} and product_id = (select id from this)
      union all
      select other_id, null, 1000 + orders from bought_together where shop_id = ${ctx.shop.id} and product_id = (select id from this)
      union all
      (select near.id, null, 30 from this cross join lateral (${nearest(ctx, sql`p.category_id = this.category_id`, 60)}) near)
      union all
      (select near.id, null, 10 from this
        join categories own on own.shop_id = ${ctx.shop.id} and own.id = this.category_id
        cross join lateral category_descendants(${ctx.shop.id}, own.parent_id) down
        cross join lateral (${nearest(ctx, sql`p.category_id = down.category_id`, 60)}) near
        order by near.distance limit 60)
      union all
      (select near.id, null, 0 from this cross join lateral (
        select id from (
          select id, distance, true as same_brand from (${nearest(ctx, sql`p.brand_id = this.brand_id`, 12)}) of_brand
          union all
          select id, distance, false from (${nearest(ctx, sql`true`, 12)}) of_any
        ) of_either
        group by id order by bool_or(same_brand) desc, min(distance) limit 12
      ) near)
    ), ranked as (
      select c.id, min(c.place) as place, sum(c.score) + coalesce(max(shared.count), 0) * 3 as score
      from candidates c
      left join lateral (
        select count(*) as count from product_feature_values own join product_feature_values other on other.shop_id = own.shop_id and other.value_id = own.value_id
        where own.shop_id = ${ctx.shop.id} and own.product_id = (select id from this) and other.product_id = c.id
      ) shared on true
      group by c.id
    ), best as (
      select ranked.id, row_number() over (order by ranked.place nulls last, ranked.score desc, ranked.id) as place
      from ranked join products on products.shop_id = ${ctx.shop.id} and products.id = ranked.id and products.is_active
      where ranked.id <> (select id from this)
      order by place limit ${maxRelated}
    )
    select (select id from this) as id, coalesce((select json_agg(cards order by place) from (
      select best.place, ${cardColumns(ctx)} from best join products p on p.shop_id = ${ctx.shop.id} and p.id = best.id ${cardJoins}
    ) cards), '[]') as items`)
  return row && row.id !== null ? { id: row.id, items: row.items } : undefined
}
