import { announcedReduction } from '@stragan/pricing'
import type { Ctx } from '../../../context.ts'
import { type Sql, sql } from '../../../platform/database.ts'
import { resolveRules, type StoredRule } from './compatibility-rules.ts'
import { createListIndex, type Feature, type ListIndex, type ListMetadata } from './list-index.ts'
import { atTime, type ListItem } from './list-item.ts'

interface ItemRow {
  id: number
  category_id: number | null
  brand_id: number | null
  created_at: number
  month_star: boolean
  name_en: string
  name_pl: string
  stock_on_hand: number
  sold: number
  /** Ids, separated by commas. */
  values: string | null
  vat_percent: number
  price_net: number | null
  unit_prices: ListItem['unitPrices']
  has_other_variants: boolean
  promotions: {
    starts_at: number
    ends_at: number | null
    variant_id: number | null
    quantity: number | null
    price_net: number
    lowest_net: number | null
    undercut_at: number | null
  }[]
}

const batchSize = 2000

/** Reads the active products of the shop in batches, so that neither a statement nor the event loop is busy for long. */
export async function loadListIndex(ctx: Ctx): Promise<ListIndex> {
  const [metadata, bounds] = await Promise.all([
    loadMetadata(ctx),
    ctx.db.query<{ id: number }>(sql`
      select id from (select id, row_number() over (order by id) as place from products where shop_id = ${ctx.shop.id}) numbered
      where place % ${batchSize} = 0 order by id`),
  ])
  const items: ListItem[] = []
  const now = ctx.now.getTime() * 1000
  let after = 0
  for (const { id: last } of [...bounds, { id: 2 ** 31 - 1 }]) {
    const rows = await loadRows(ctx, sql`product.id > ${after} and product.id <= ${last}`)
    const itemOf = itemIn(metadata)
    for (const row of rows) items.push(atTime(itemOf(row), now, metadata.newDays))
    after = last
  }
  return createListIndex(metadata, items, now)
}

/** Reads some products; those that are inactive, or do not exist, are left out. */
export async function loadListItems(ctx: Ctx, metadata: ListMetadata, ids: readonly number[]): Promise<ListItem[]> {
  const rows = await loadRows(ctx, sql`product.id = any (${ids}::int[])`)
  return rows.map(itemIn(metadata))
}

/**
 * Active products. What belongs to each is looked up for it: tables joined by a range of products are read once per product where the planner
 * takes the range for empty, as that of products which an import has just made.
 */
const loadRows = (ctx: Ctx, selected: Sql) => {
  const join = (name: Sql, select: (where: Sql) => Sql) =>
    sql`left join lateral (${select(sql`shop_id = ${ctx.shop.id} and product_id = product.id`)}) ${name} on true`
  return ctx.db.query<ItemRow>(sql`
    select product.id, product.category_id, product.brand_id, (extract(epoch from product.created_at) * 1000000)::float as created_at,
      product.month_star, coalesce(fold(localised_text(product.name, 'en', ${ctx.shop.defaultLanguage})), '') as name_en,
      coalesce(fold(localised_text(product.name, 'pl', ${ctx.shop.defaultLanguage})), '') as name_pl,
      coalesce(stock.on_hand, 0) as stock_on_hand, coalesce(sold.quantity, 0) as sold, assigned.ids as values, product.vat_percent, product.price_net,
      coalesce(stock.unit_prices, '[]') as unit_prices, coalesce(stock.has_others, false) as has_other_variants,
      coalesce(promoted.promotions, '[]') as promotions
    from products product
    ${join(
      sql`stock`,
      where => sql`select product_id, sum(stock_on_hand)::int as on_hand, bool_or(tier.price_net is null) as has_others,
        json_agg(json_build_object('variant', id, 'price', tier.price_net)) filter (where tier.price_net is not null) as unit_prices
        from variants
        left join lateral (
          select price_net from tiers where tiers.shop_id = variants.shop_id and variant_id = variants.id and quantity = 1) tier on true
        where ${where} group by product_id`,
    )}
    ${join(
      sql`sold`,
      where => sql`select product_id, sum(quantity)::int as quantity from sales
        where ${where} and day > (clock() - interval '90 days')::date group by product_id`,
    )}
    ${join(
      sql`assigned`,
      where => sql`select product_id, string_agg(value_id::text, ',') as ids from (
        select product_id, value_id from product_features where ${where} union select product_id, value_id from variant_features where ${where}
      ) pairs group by product_id`,
    )}
    ${join(
      sql`promoted`,
      where => sql`select product_id, json_agg(json_build_object('starts_at', extract(epoch from starts_at) * 1000000,
        'ends_at', extract(epoch from ends_at) * 1000000, 'variant_id', variant_id, 'quantity', quantity, 'price_net', price_net,
        'lowest_net', case when coalesce(quantity, 1) = 1 then lowest_price_before(shop_id, product_id, variant_id, id) end,
        'undercut_at', extract(epoch from promotion_undercut_at(shop_id, product_id, id)) * 1000000)
        order by price_net, id) as promotions
        from lowering_promotions where ${where} and (ends_at is null or ends_at > clock()) group by product_id`,
    )}
    where product.shop_id = ${ctx.shop.id} and ${selected} and product.is_active
    order by product.id`)
}

/** A brand or value that is newer than the metadata is left out: with it the index is loaded again. */
function itemIn({ brandAt, valueAt }: ListMetadata) {
  return (row: ItemRow): ListItem => ({
    id: row.id,
    categoryId: row.category_id,
    brand: row.brand_id === null ? null : (brandAt.get(row.brand_id) ?? null),
    createdAt: row.created_at,
    isMonthStar: row.month_star,
    names: { en: row.name_en, pl: row.name_pl },
    stockOnHand: row.stock_on_hand,
    soldQuantity: row.sold,
    values: (row.values?.split(',') ?? []).flatMap(id => valueAt.get(Number(id)) ?? []),
    vatPercent: row.vat_percent,
    regularPrice: row.price_net,
    promotions: row.promotions.map(({ starts_at, ends_at, variant_id, quantity, price_net, lowest_net, undercut_at }) => ({
      startsAt: starts_at,
      endsAt: ends_at ?? Infinity,
      tier: variant_id === null || quantity === null ? null : { variant: variant_id, quantity },
      price: price_net,
      announcedUntil: announcedReduction(price_net, lowest_net) === null ? 0 : (undercut_at ?? Infinity),
    })),
    unitPrices: row.unit_prices,
    hasOtherVariants: row.has_other_variants,
    price: null,
    isOnSale: false,
    isNew: false,
  })
}

interface MetadataRow {
  categories: ListMetadata['categories']
  brands: { id: number; name: string }[]
  features: (Feature & { id: number })[]
  values: { id: number; feature_id: number; code: string; position: number; name: Feature['name']; words: string[] }[]
  new_days: number
  rules: StoredRule[]
}

async function loadMetadata({ db, shop, log }: Ctx): Promise<ListMetadata> {
  const row = await db.one<MetadataRow>(sql`
    select
      coalesce((select json_agg(json_build_object('id', id, 'parent_id', parent_id, 'slug_en', slug_en, 'slug_pl', slug_pl, 'facets', facets, 'first_products', first_products))
        from categories where shop_id = ${shop.id}), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', id, 'name', name) order by id) from brands where shop_id = ${shop.id}), '[]') as brands,
      coalesce((select json_agg(json_build_object('id', id, 'code', code, 'position', position, 'name', name))
        from features where shop_id = ${shop.id}), '[]') as features,
      coalesce((select json_agg(json_build_object('id', id, 'feature_id', feature_id, 'code', code, 'position', position, 'name', name, 'words', array(
          select distinct stem(token, language) from jsonb_each_text(name) texts (language, text) cross join lateral tokenize(text) token
          where stem(token, language) <> '')))
        from feature_values where shop_id = ${shop.id}), '[]') as values,
      new_product_days(${shop.id}) as new_days,
      coalesce((select json_agg(entry || jsonb_build_object('id', id, 'enabled', enabled) order by position, id)
        from configuration where shop_id = ${shop.id} and scope = 'compatible_products' and enabled), '[]') as rules`)
  const featureAt = new Map(row.features.map(({ id }, at) => [id, at]))
  const values = row.values.map(({ id, feature_id, code, position, name, words }, at) => ({
    at,
    id,
    feature: featureAt.get(feature_id) ?? -1,
    code,
    position,
    name,
    words,
  }))
  const compatibilityRules = resolveRules({ ...row, values }, row.rules, shop.defaultLanguage)
  if (compatibilityRules.length < row.rules.length) log.warn({ shop: shop.id }, 'invalid rules of compatible products are ignored')
  return {
    categories: row.categories,
    brands: row.brands,
    features: row.features,
    values,
    brandAt: new Map(row.brands.map(({ id }, at) => [id, at])),
    valueAt: new Map(values.map(({ id, at }) => [id, at])),
    newDays: row.new_days,
    compatibilityRules,
  }
}

/** The number of the shop's last change (sql/changes.sql). */
export async function shopVersion({ db, shop }: Ctx): Promise<number> {
  const row = await db.maybeOne<{ number: number }>(sql`select number::float as number from shop_changes where shop_id = ${shop.id}`)
  return row?.number ?? 0
}
