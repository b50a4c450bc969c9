import type { Ctx } from '../../../context.ts'
import { type Sql, sql } from '../../../platform/database.ts'
import { createListIndex, type Feature, type ListIndex, type ListMetadata } from './list-index.ts'
import type { ListItem } from './list-item.ts'

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
  price_net: number | null
  promotions: { starts_at: number; ends_at: number | null; price_net: number | null }[]
}

const batchSize = 5000

/** Reads the active products of the shop in batches, so that neither a statement nor the event loop is busy for long. */
export async function loadListIndex(ctx: Ctx): Promise<ListIndex> {
  const [metadata, bounds] = await Promise.all([
    loadMetadata(ctx),
    ctx.db.query<{ id: number }>(sql`
      select id from (select id, row_number() over (order by id) as place from products where shop_id = ${ctx.shop.id}) numbered
      where place % ${batchSize} = 0 order by id`),
  ])
  const items: ListItem[] = []
  let after = 0
  for (const { id: last } of [...bounds, { id: 2 ** 31 - 1 }]) {
    const rows = await loadRows(ctx, column => sql`${column} > ${after} and ${column} <= ${last}`)
    items.push(...rows.map(itemIn(metadata)))
    after = last
  }
  return createListIndex(metadata, items)
}

/** Reads some products; those that are inactive, or do not exist, are left out. */
export async function loadListItems(ctx: Ctx, metadata: ListMetadata, ids: readonly number[]): Promise<ListItem[]> {
  const rows = await loadRows(ctx, column => sql`${column} = any (${ids}::int[])`)
  return rows.map(itemIn(metadata))
}

/** `within`: the condition for a column of product ids. Each table is read once by a range of its index. */
const loadRows = (ctx: Ctx, within: (column: Sql) => Sql) => {
  const ofShop = (column: Sql) => sql`shop_id = ${ctx.shop.id} and ${within(column)}`
  return ctx.db.query<ItemRow>(sql`
    with stock as (
      select product_id, sum(stock_on_hand)::int as on_hand from variants where ${ofShop(sql`product_id`)} group by product_id
    ), sold as (
      select product_id, sum(quantity)::int as quantity from sales
      where ${ofShop(sql`product_id`)} and day > (clock() - interval '90 days')::date group by product_id
    ), assigned as (
      select product_id, string_agg(value_id::text, ',') as ids from (
        select product_id, value_id from product_features where ${ofShop(sql`product_id`)}
        union select product_id, value_id from variant_features where ${ofShop(sql`product_id`)}
      ) pairs group by product_id
    ), promoted as (
      select product_id, json_agg(json_build_object('starts_at', extract(epoch from starts_at) * 1000000,
        'ends_at', extract(epoch from ends_at) * 1000000, 'price_net', case when variant_id is null then price_net end)) as promotions
      from promotions where ${ofShop(sql`product_id`)} and (ends_at is null or ends_at > clock()) group by product_id
    )
    select id, category_id, brand_id, (extract(epoch from created_at) * 1000000)::float as created_at, month_star,
      coalesce(fold(localised_text(name, 'en', ${ctx.shop.defaultLanguage})), '') as name_en,
      coalesce(fold(localised_text(name, 'pl', ${ctx.shop.defaultLanguage})), '') as name_pl,
      coalesce(stock.on_hand, 0) as stock_on_hand, coalesce(sold.quantity, 0) as sold, assigned.ids as values, price_net,
      coalesce(promoted.promotions, '[]') as promotions
    from products
    left join stock on stock.product_id = id
    left join sold on sold.product_id = id
    left join assigned on assigned.product_id = id
    left join promoted on promoted.product_id = id
    where ${ofShop(sql`id`)} and is_active
    order by id`)
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
    regularPrice: row.price_net,
    promotions: row.promotions.map(({ starts_at, ends_at, price_net }) => ({
      startsAt: starts_at,
      endsAt: ends_at ?? Infinity,
      price: price_net,
    })),
    price: row.price_net,
    isOnSale: false,
  })
}

interface MetadataRow {
  categories: ListMetadata['categories']
  brands: { id: number; name: string }[]
  features: (Feature & { id: number })[]
  values: { id: number; feature_id: number; code: string; position: number; name: Feature['name'] }[]
  new_days: number
}

async function loadMetadata({ db, shop }: Ctx): Promise<ListMetadata> {
  const row = await db.one<MetadataRow>(sql`
    select
      coalesce((select json_agg(json_build_object('id', id, 'parent_id', parent_id, 'slug_en', slug_en, 'slug_pl', slug_pl))
        from categories where shop_id = ${shop.id}), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', id, 'name', name) order by id) from brands where shop_id = ${shop.id}), '[]') as brands,
      coalesce((select json_agg(json_build_object('id', id, 'code', code, 'position', position, 'name', name))
        from features where shop_id = ${shop.id}), '[]') as features,
      coalesce((select json_agg(json_build_object('id', id, 'feature_id', feature_id, 'code', code, 'position', position, 'name', name))
        from feature_values where shop_id = ${shop.id}), '[]') as values,
      coalesce((select (entry ->> 'new_days')::int from configuration
        where shop_id = ${shop.id} and scope = 'shop_configuration' order by position limit 1), 30) as new_days`)
  const featureAt = new Map(row.features.map(({ id }, at) => [id, at]))
  const values = row.values.map(({ id, feature_id, code, position, name }, at) => ({
    at,
    id,
    feature: featureAt.get(feature_id) ?? -1,
    code,
    position,
    name,
  }))
  return {
    categories: row.categories,
    brands: row.brands,
    features: row.features,
    values,
    brandAt: new Map(row.brands.map(({ id }, at) => [id, at])),
    valueAt: new Map(values.map(({ id, at }) => [id, at])),
    newDays: row.new_days,
  }
}
