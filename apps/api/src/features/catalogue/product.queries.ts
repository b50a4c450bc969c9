import { defaultQuantity, type Producer, type SalesUnit } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import { type CardRow, customerIdOf, type LinkRow, matchesKey, productCards, type TierRow, type VariantFeature } from './card.queries.ts'
import type { Relations } from './lists/related-products.ts'

export interface VariantRow {
  id: number
  symbol: string
  ean: string | null
  weight: number
  stock_on_hand: number
  expected_at: string | null
  sales_unit: SalesUnit
  lowest_net: number | null
  /** The customer's personal price; null if there is none. */
  personal_net: number | null
  features: VariantFeature[]
  tiers: TierRow[]
}

export interface ProductRow extends CardRow {
  /** The product's own price: what its variants without a price of their own cost. */
  own_price_net: number | null
  own_promo_net: number | null
  own_lowest_net: number | null
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
  feature_codes: Record<string, string>
}

/** The variants of `product` in order, all or some: a VariantRow each. `own` is the product's own price (`shown_price` in sql/views.sql). */
const variantsJson = (ctx: MaybeVisitorCtx, among?: readonly number[]) => sql`
  select json_agg(json_build_object(
    'id', variant.id, 'symbol', variant.symbol, 'ean', variant.ean, 'weight', variant.weight::float, 'stock_on_hand', variant.stock_on_hand,
    'expected_at', case when variant.stock_on_hand = 0 then upcoming_day(variant.expected_at) end,
    'sales_unit', sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit),
    'lowest_net', case
      when variant.has_unit_tier then (select lowest_net from shown_price(variant.shop_id, variant.product_id, variant.id, 1, null))
      when own.promotion_id is not null then lowest_price_before(variant.shop_id, variant.product_id, variant.id, own.promotion_id) end,
    'personal_net', (select price_net from personal_price(${ctx.shop.id}, ${customerIdOf(ctx)}, variant.id)),
    'features', (select features from variant_feature_names(${ctx.shop.id}, variant.id, ${ctx.language}, ${ctx.shop.defaultLanguage})),
    'tiers', (select tiers from shown_tier_prices(${ctx.shop.id}, variant.id))
  ) order by variant.position)
  from (
    select variants.*,
      (select true from tiers where tiers.shop_id = variants.shop_id and tiers.variant_id = variants.id and tiers.quantity = 1 limit 1) is not null as has_unit_tier
    from variants
    where variants.shop_id = product.shop_id and variants.product_id = product.id
      ${among ? sql`and variants.id = any (${among}::int[])` : sql``}
  ) variant`

interface VariantsRow {
  product_id: number
  variants: VariantRow[]
  own_price_net: number | null
  own_promo_net: number | null
}

/** Some variants of some products, in order; where a variant has no price of its own for one unit, its first tier is the product's price. */
export async function variantsOf(ctx: MaybeVisitorCtx, ids: { products: readonly number[]; variants: readonly number[] }) {
  const rows = await ctx.db.query<VariantsRow>(sql`
    select product.id as product_id, own.price_net as own_price_net, own.promo_net as own_promo_net,
      coalesce((${variantsJson(ctx, ids.variants)}), '[]') as variants
    from unnest(${ids.products}::int[]) chosen (id)
    -- Looked up one by one: a plan for the average shop would read all products of a large one.
    cross join lateral (select * from products where products.shop_id = ${ctx.shop.id} and products.id = chosen.id offset 0) product
    cross join lateral shown_price(product.shop_id, product.id, null, null, product.price_net) own`)
  return rows.map(({ product_id, variants, own_price_net: price_net, own_promo_net }) => {
    const ofProduct = price_net === null ? [] : [{ quantity: defaultQuantity, price_net, promo_net: own_promo_net }]
    const hasUnitPrice = ({ tiers }: VariantRow) => tiers.some(({ quantity }) => quantity === defaultQuantity)
    return {
      product_id,
      variants: variants.map(one => (hasUnitPrice(one) ? one : { ...one, tiers: [...ofProduct, ...one.tiers] })),
    }
  })
}

/** Brand, producer, warnings, breadcrumbs and codes of feature values of `product`. */
const fullColumns = (ctx: MaybeVisitorCtx) => sql`
  (
    select json_build_object('id', brand.id, 'name', brand.name, 'slug', brand.slug, 'description', ${text(ctx, sql`brand.description`)}, 'logo', (
      select ${pictureJson(ctx, sql`logo`)} from pictures logo where logo.shop_id = brand.shop_id and logo.id = brand.logo_id))
    from brands brand where brand.shop_id = product.shop_id and brand.id = product.brand_id) as brand,
  (
    select json_build_object('name', producer.name, 'street', producer.street, 'postal_code', producer.postal_code, 'city', producer.city,
      'country', producer.country, 'electronic_address', producer.electronic_address, 'responsible_person', producer.responsible_person)
    from brands brand join producers producer on producer.shop_id = brand.shop_id and producer.id = brand.producer_id
    where brand.shop_id = product.shop_id and brand.id = product.brand_id) as producer,
  ${text(ctx, sql`product.warnings`)} as warnings,
  coalesce((
    select json_agg(json_build_object('id', category.id, 'name', ${text(ctx, sql`category.name`)}, 'slug_en', category.slug_en, 'slug_pl', category.slug_pl)
      order by path.distance desc)
    from category_ancestors(product.shop_id, product.category_id) path
    join categories category on category.shop_id = product.shop_id and category.id = path.category_id), '[]') as breadcrumbs,
  coalesce((
    -- Of equal keys the last one holds.
    select json_object_agg(feature.code, value.code order by value.position desc)
    from product_features assigned
    join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
    join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
    where assigned.shop_id = product.shop_id and assigned.product_id = product.id), '{}') as feature_codes`

/** Finds an active product by id or slug, with its variants, in one statement; undefined if there is none. */
export const productByKey = (ctx: MaybeVisitorCtx, key: string) => oneProduct<ProductRow>(ctx, key, false)

/** The same with brand, producer, warnings and breadcrumbs: what the product page shows. */
export const fullProductByKey = (ctx: MaybeVisitorCtx, key: string) => oneProduct<FullProductRow>(ctx, key, true)

const oneProduct = async <Row extends ProductRow>(ctx: MaybeVisitorCtx, key: string, isFull: boolean) => {
  const rows = await ctx.db.query<Row>(sql`
    select card.*, own.price_net as own_price_net, own.promo_net as own_promo_net, own.lowest_net as own_lowest_net, product.ean, ${text(ctx, sql`product.seo_title`)} as seo_title, ${text(ctx, sql`product.seo_description`)} as seo_description,
      ${text(ctx, sql`product.short_description`)} as short_description, ${text(ctx, sql`product.description`)} as description,
      product.youtube_link, product.category_id,
      coalesce((
        select json_agg(${pictureJson(ctx, sql`picture`)} order by shown.position, shown.picture_id)
        from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
        where shown.shop_id = product.shop_id and shown.product_id = product.id), '[]') as pictures,
      coalesce((
        select json_agg(json_build_object('feature_name', ${text(ctx, sql`feature.name`)}, 'feature_value', ${text(ctx, sql`value.name`)})
          order by feature.position)
        from product_features assigned
        join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
        join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
        where assigned.shop_id = product.shop_id and assigned.product_id = product.id), '[]') as features,
      coalesce((
        select json_agg(${text(ctx, sql`feature.name`)} order by feature.position) from features feature
        where feature.shop_id = product.shop_id and feature.id in (
          select value.feature_id from variant_features assigned
          join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
          where assigned.shop_id = product.shop_id and assigned.product_id = product.id)), '[]') as variant_features,
      coalesce((${variantsJson(ctx)}), '[]') as variants
      ${isFull ? sql`, ${fullColumns(ctx)}` : sql``}
    from products product join ${productCards(ctx)} card on card.id = product.id
    cross join lateral shown_price(product.shop_id, product.id, null, null, product.price_net) own
    where product.shop_id = ${ctx.shop.id} and product.is_active and ${matchesKey(ctx, 'product', key)}`)
  return rows[0]
}

/** Finds the id and slug of an active product by either; undefined if there is none. */
export const productSlug = (ctx: MaybeVisitorCtx, key: string) =>
  ctx.db.maybeOne<{ id: number; slug: string }>(sql`
    select id, slug ->> ${ctx.language} as slug from products product
    where shop_id = ${ctx.shop.id} and is_active and ${matchesKey(ctx, 'product', key)}`)

/** Products bought together with one that are read: a few are shown, and some of those may be inactive. */
const maxBoughtTogether = 60

/** Finds an active product by id or slug with what its own rows say about related products; undefined if there is none. */
export const relationsOf = (ctx: MaybeVisitorCtx, key: string) =>
  ctx.db.maybeOne<Relations>(sql`
    select product.id,
      coalesce((
        select json_agg(json_build_object('id', related_id, 'position', position)) from related_products related
        where related.shop_id = product.shop_id and related.product_id = product.id), '[]') as chosen,
      coalesce((
        select json_agg(json_build_object('id', other_id, 'orders', orders)) from (
          select other_id, orders from bought_together other where other.shop_id = product.shop_id and other.product_id = product.id
          order by orders desc, other_id limit ${maxBoughtTogether}) best), '[]') as bought_together
    from products product
    where product.shop_id = ${ctx.shop.id} and product.is_active and ${matchesKey(ctx, 'product', key)}`)

export interface VariantValuesRow {
  product_id: number
  id: number
  stock_on_hand: number
  /** Ids of the values of the variant and of its product. */
  values: number[]
}

/** The variants of some products in order, with all their feature values. A product without variants has one of its own. */
export const variantValues = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.query<VariantValuesRow>(sql`
    select variant.product_id, variant.id, variant.stock_on_hand, array(
      select value_id from product_features assigned where assigned.shop_id = variant.shop_id and assigned.product_id = variant.product_id
      union
      select value_id from variant_features assigned where assigned.shop_id = variant.shop_id and assigned.variant_id = variant.id) as values
    from variants variant
    where variant.shop_id = ${ctx.shop.id} and variant.product_id = any (${ids}::int[])
    order by variant.product_id, variant.position`)
