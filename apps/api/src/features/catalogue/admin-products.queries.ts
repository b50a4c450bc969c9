import type { SalesUnit } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { join, type Sql, sql } from '../../platform/database.ts'
import { type Texts, text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import type { TierRow, VariantFeature } from './card.queries.ts'
import { lacks } from './lacking.queries.ts'

/** Amounts are grosz net. */
export interface ListedRow {
  id: number
  /** What the next part begins after. */
  position: number
  name: string | null
  symbol: string
  ean: string | null
  brand: string | null
  category: string | null
  cover: StoredPicture | null
  is_active: boolean
  price_net: number | null
  regular_price_net: number | null
  max_price_net: number | null
  items: number
  variants: number
}

export interface ListFilters {
  q?: string | undefined
  active?: boolean | undefined
  lacking?: keyof typeof lacks | undefined
  /** With those below it. */
  category?: number | undefined
  brand?: number | undefined
  stock?: keyof typeof stockLevels | undefined
}

/** Conditions on `product`. */
const stockLevels = {
  in_stock: sql`exists (
    select from variants variant where variant.shop_id = product.shop_id and variant.product_id = product.id and variant.stock_on_hand > 0)`,
  sold_out: lacks.sold_out,
  below_minimum: sql`(product.shop_id, product.id) in (select shop_id, product_id from variants where stock_on_hand < minimum_stock)`,
}

interface ListQuery extends ListFilters {
  after: number | null
  limit: number
}

/** The products that filters leave, as `product`; where a search finds them, with their rank. */
export const matchingProducts = (ctx: ShopAdminCtx, { q, active, lacking, category, brand, stock }: ListFilters) => {
  const { shop } = ctx
  const found = sql`(
      select product_id, row_number() over (order by score desc, product_id desc) as rank
      from find_products(${shop.id}, ${q ?? ''})) ranked
    cross join lateral (select * from products where shop_id = ${shop.id} and id = ranked.product_id offset 0) product`
  return sql`${q ? found : sql`products product`}
    where product.shop_id = ${shop.id} ${active === undefined ? sql`` : sql`and product.is_active = ${active}`}
      ${lacking ? sql`and ${lacks[lacking]}` : sql``}
      ${stock ? sql`and ${stockLevels[stock]}` : sql``}
      ${brand === undefined ? sql`` : sql`and product.brand_id = ${brand}`}
      ${
        category === undefined
          ? sql``
          : sql`and product.category_id = any (array(select category_id from category_descendants(${shop.id}, ${category})))`
      }`
}

/** The number of products, at most `max`. */
export const countProducts = (ctx: ShopAdminCtx, filters: ListFilters, max: number) =>
  countRows(ctx.db, matchingProducts(ctx, filters), max)

/** Products: one more than the limit, if there are. Found ones by rank, others by id, the newest first. */
export const listedProducts = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) => {
  const { db, shop } = ctx
  const { q } = filters
  const part = q
    ? sql`select product.id, ranked.rank::int as position from ${matchingProducts(ctx, filters)} and ranked.rank > ${after ?? 0}
        order by ranked.rank limit ${limit + 1}`
    : sql`select product.id, product.id as position from ${matchingProducts(ctx, filters)} ${after === null ? sql`` : sql`and product.id < ${after}`}
        order by product.id desc limit ${limit + 1}`
  return db.query<ListedRow>(sql`
    select product.id, part.position, ${text(ctx, sql`product.name`)} as name, product.symbol, product.ean, product.is_active,
      (select name from brands where shop_id = ${shop.id} and id = product.brand_id) as brand,
      (select ${text(ctx, sql`name`)} from categories where shop_id = ${shop.id} and id = product.category_id) as category,
      (select cover from product_cover(${shop.id}, product.id, ${ctx.language}, ${shop.defaultLanguage})) as cover,
      price.lowest as price_net, price.highest as max_price_net, regular.lowest as regular_price_net, coalesce(stock.items, 0) as items, stock.variants
    from (${part}) part
    join products product on product.shop_id = ${shop.id} and product.id = part.id
    cross join lateral (
      select min(price_net) as lowest, max(price_net) as highest from variant_list_prices
      where shop_id = ${shop.id} and product_id = product.id) price
    cross join lateral (
      select min(coalesce(tier.price_net, product.price_net)) as lowest from variants variant
      left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
      where variant.shop_id = ${shop.id} and variant.product_id = product.id) regular
    cross join lateral (
      select sum(stock_on_hand)::int as items, count(*)::int as variants from variants where shop_id = ${shop.id} and product_id = product.id) stock
    order by part.position ${q ? sql`asc` : sql`desc`}`)
}

export interface ProductRow {
  id: number
  symbol: string
  ean: string | null
  name: Texts
  slug: { en: string; pl: string }
  short_description: Texts
  description: Texts
  brand: string | null
  categories: string[]
  vat_percent: number
  price_net: number | null
  promo_net: number | null
  is_active: boolean
  month_star: boolean
  lacking: (keyof typeof lacks)[]
  created_at: Date
  pictures: StoredPicture[]
  features: VariantFeature[]
  has_variants: boolean
  variants: {
    id: number
    symbol: string
    ean: string | null
    features: VariantFeature[]
    sales_unit: SalesUnit
    weight: number
    items: number
    expected_at: string | null
    tiers: TierRow[]
  }[]
}

const featuresOf = (ctx: ShopAdminCtx, assigned: Sql) => sql`
  select coalesce(json_agg(json_build_object('feature_name', ${text(ctx, sql`feature.name`)}, 'feature_value', ${text(ctx, sql`value.name`)})
    order by feature.position), '[]')
  from ${assigned} assigned
  join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
  join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id`

/** A product, active or not. */
export const productById = (ctx: ShopAdminCtx, id: number) => {
  const { db, shop } = ctx
  return db.maybeOne<ProductRow>(sql`
    select id, symbol, ean, name, slug, short_description, description, vat_percent, price_net, is_active, month_star, has_variants, created_at,
      array_remove(array[${join(
        Object.entries(lacks).map(([name, lack]) => sql`case when ${lack} then ${name}::text end`),
        ', ',
      )}], null) as lacking,
      (select name from brands where shop_id = ${shop.id} and brands.id = product.brand_id) as brand,
      (select coalesce(json_agg(${text(ctx, sql`category.name`)} order by path.distance desc), '[]')
        from category_ancestors(${shop.id}, product.category_id) path
        join categories category on category.shop_id = ${shop.id} and category.id = path.category_id) as categories,
      (select price_net from current_promotions promotion
        where promotion.shop_id = ${shop.id} and promotion.product_id = product.id and promotion.variant_id is null) as promo_net,
      (select coalesce(json_agg(${pictureJson(ctx, sql`picture`)} order by shown.position, shown.picture_id), '[]')
        from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
        where shown.shop_id = ${shop.id} and shown.product_id = product.id) as pictures,
      (${featuresOf(ctx, sql`product_features`)} where assigned.shop_id = ${shop.id} and assigned.product_id = product.id) as features,
      (select coalesce(json_agg(json_build_object(
          'id', variant.id, 'symbol', variant.symbol, 'ean', variant.ean,
          'features', (${featuresOf(ctx, sql`variant_features`)} where assigned.shop_id = ${shop.id} and assigned.variant_id = variant.id),
          'sales_unit', sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit),
          'weight', variant.weight::float, 'items', variant.stock_on_hand, 'expected_at', upcoming_day(variant.expected_at),
          'tiers', (select tiers from variant_tier_prices(${shop.id}, variant.id))
        ) order by variant.position), '[]')
        from variants variant where variant.shop_id = ${shop.id} and variant.product_id = product.id) as variants
    from products product where shop_id = ${shop.id} and id = ${id}`)
}
