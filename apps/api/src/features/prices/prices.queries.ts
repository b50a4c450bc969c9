import type { SalesUnit } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { batched } from '../../platform/batched.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'

/** Amounts are grosz net. */
export interface PricesRow {
  product_id: number
  name: string | null
  symbol: string
  vat_percent: number
  has_variants: boolean
  price_net: number | null
  created_at: Date
  variants: { id: number; symbol: string; name: string; sales_unit: SalesUnit; tiers: { quantity: number; price_net: number }[] }[]
}

/** The features by which a variant differs from the product's others, as one text. */
export const variantName = (ctx: ShopAdminCtx, variant: Sql) => sql`coalesce((
  select string_agg(${text(ctx, sql`value.name`)}, ', ' order by feature.position)
  from variant_features assigned
  join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
  join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
  where assigned.shop_id = ${ctx.shop.id} and assigned.variant_id = ${variant}), '')`

export const pricesOf = batched(async (ctx: ShopAdminCtx, productIds: readonly number[]) => {
  const { db, shop } = ctx
  const rows = await db.query<PricesRow>(sql`
    select id as product_id, ${text(ctx, sql`name`)} as name, symbol, vat_percent::int, has_variants, price_net, created_at,
      (select coalesce(json_agg(json_build_object('id', variant.id, 'symbol', variant.symbol, 'name', ${variantName(ctx, sql`variant.id`)},
          'sales_unit', sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit),
          'tiers', (select coalesce(json_agg(json_build_object('quantity', quantity, 'price_net', price_net) order by quantity), '[]')
            from tiers where shop_id = ${shop.id} and variant_id = variant.id)) order by variant.position, variant.id), '[]')
        from variants variant where variant.shop_id = ${shop.id} and variant.product_id = product.id) as variants
    from products product where shop_id = ${shop.id} and id = any (${[...productIds]}::int[])`)
  const byId = new Map(rows.map(row => [row.product_id, row]))
  return productIds.map(id => byId.get(id))
})

interface OwnPrice {
  id: number
  price_net: number | null
}

export const setProductPrices = ({ db, shop }: ShopAdminCtx, prices: readonly OwnPrice[]) =>
  db.query(sql`
    update products set price_net = given.price_net
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) given (id int, price_net int)
    where shop_id = ${shop.id} and products.id = given.id`)

export interface ChangedTier {
  product_id: number
  variant_id: number
  quantity: number
  price_net: number
}

/** Only tiers that differ are written: each write of a price is an entry of its history. */
export const saveTiers = ({ db, shop }: ShopAdminCtx, tiers: readonly ChangedTier[]) =>
  db.query(sql`
    insert into tiers (shop_id, product_id, variant_id, quantity, price_net)
    select ${shop.id}, tier.product_id, tier.variant_id, tier.quantity, tier.price_net
    from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) tier (product_id int, variant_id int, quantity int, price_net int)
    on conflict (shop_id, variant_id, quantity) do update set price_net = excluded.price_net`)

export type TierKey = Pick<ChangedTier, 'variant_id' | 'quantity'>

const tierKeys = (tiers: readonly TierKey[]) => sql`jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) tier (variant_id int, quantity int)`

/** Deletes tiers with their promotions. */
export async function deleteTiers({ db, shop }: ShopAdminCtx, tiers: readonly TierKey[]): Promise<void> {
  for (const table of [sql`promotions`, sql`tiers`])
    await db.query(sql`
      delete from ${table} deleted using ${tierKeys(tiers)}
      where shop_id = ${shop.id} and deleted.variant_id = tier.variant_id and deleted.quantity = tier.quantity`)
}

/** Those of some tiers with a promotion that is not over. */
export const promotedTiers = ({ db, shop }: ShopAdminCtx, tiers: readonly TierKey[]) =>
  db.query<TierKey>(sql`
    select distinct tier.variant_id, tier.quantity from ${tierKeys(tiers)}
    join promotions promotion on promotion.shop_id = ${shop.id} and promotion.variant_id = tier.variant_id and promotion.quantity = tier.quantity
    where promotion.ends_at is null or promotion.ends_at > clock()`)

/** Tiers, and prices of products (nulls), that a promotion, which is not over, does not lower any more; without a price there is nothing to lower. */
export const undercutPromotions = ({ db, shop }: ShopAdminCtx, productIds: readonly number[]) =>
  db.query<{ product_id: number; variant_id: number | null; quantity: number | null }>(sql`
    select promotion.product_id, promotion.variant_id, promotion.quantity from promotions promotion
    join products product on product.shop_id = promotion.shop_id and product.id = promotion.product_id
    left join tiers tier on tier.shop_id = promotion.shop_id and tier.variant_id = promotion.variant_id and tier.quantity = promotion.quantity
    where promotion.shop_id = ${shop.id} and promotion.product_id = any (${[...productIds]}::int[])
      and (promotion.ends_at is null or promotion.ends_at > clock())
      and promotion.price_net >= coalesce(case when promotion.variant_id is null then product.price_net else tier.price_net end, 0)`)

export interface IntervalRow {
  variant_id: number | null
  promotion_id: number | null
  price_net: number
  from: Date
  to: Date | null
}

/** When a product was not sold after a time (docs/decisions/008). */
export const inactiveSince = ({ db, shop }: ShopAdminCtx, productId: number, since: Date) =>
  db.query<Pick<IntervalRow, 'from' | 'to'>>(sql`
    select valid_from as "from", valid_to as "to" from inactive_intervals
    where shop_id = ${shop.id} and product_id = ${productId} and (valid_to is null or valid_to > ${since.toISOString()})
    order by valid_from desc limit 2000`)

/** The public prices of a product's own price and of a variant that held after a time and have begun. */
export const intervalsSince = ({ db, shop }: ShopAdminCtx, productId: number, variantId: number | null, since: Date) =>
  db.query<IntervalRow>(sql`
    select variant_id, promotion_id, price_net, valid_from as "from", valid_to as "to" from price_intervals
    where shop_id = ${shop.id} and product_id = ${productId} and (variant_id is null or variant_id = ${variantId})
      and (valid_to is null or valid_to > ${since.toISOString()}) and valid_from <= clock()
    order by valid_from desc limit 2000`)
