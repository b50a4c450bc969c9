import type { PackageContent } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'

/** Texts are in the language of the request; amounts are grosz net. */
export interface CardRow {
  id: number
  name: string
  slug_en: string
  slug_pl: string
  cover: StoredPicture | null
  symbol: string
  brand_id: number | null
  vat_percent: number
  price_net: number | null
  promo_net: number | null
  lowest_net: number | null
  /** The customer's price for quantity 1 if it is lower than the list price, else null. */
  custom_net: number | null
  /** Package content of what is sold at the card's price. */
  content: PackageContent | null
  is_favorite: boolean
  sale: boolean
  is_new: boolean
  month_star: boolean
  items: number
  has_variants: boolean
}

export interface LinkRow {
  id: number
  name: string
  slug_en: string
  slug_pl: string
}

/** Matches a row by its id, or by its slug in the language of the request. */
export const matchesKey = (ctx: Ctx, table: 'p' | 'c', key: string): Sql => {
  if (/^\d+$/.test(key)) return table === 'p' ? sql`p.id = ${Number(key)}` : sql`c.id = ${Number(key)}`
  if (table === 'p') return ctx.language === 'en' ? sql`p.slug_en = ${key}` : sql`p.slug_pl = ${key}`
  return ctx.language === 'en' ? sql`c.slug_en = ${key}` : sql`c.slug_pl = ${key}`
}

/** Since when products count as new, by the shop's configuration. */
export const newSince = (ctx: Ctx) => sql`clock() - make_interval(days => coalesce(
  (select (entry ->> 'new_days')::int from configuration where shop_id = ${ctx.shop.id} and scope = 'shop_configuration' order by position limit 1), 30))`

/** Selects `product_id` and `price_net` of the products with a personal price below the list price; empty for visitors. */
export const customPrices = ({ shop, visitor }: MaybeVisitorCtx) => sql`
  select product_id, price_net from customer_product_prices
  where shop_id = ${shop.id} and customer_id = ${visitor?.customer?.id ?? null}::int`

/** The personal price of product `p`, if it is below the list price. */
const customPrice = (ctx: MaybeVisitorCtx) => sql`(select personal.price_net from (${customPrices(ctx)} and product_id = p.id) personal)`

/** The columns of a card that depend on the customer, of products `p`. */
const customerColumns = (ctx: MaybeVisitorCtx) =>
  ctx.visitor?.customer
    ? sql`${customPrice(ctx)} as custom_net,
      exists (select from favourites favourite
        where favourite.shop_id = p.shop_id and favourite.customer_id = ${ctx.visitor.customer.id} and favourite.product_id = p.id) as is_favorite`
    : sql`null::int as custom_net, false as is_favorite`

/** Package content of variant `v`, as JSON. */
export const contentJson = sql`
  case when v.package_content_unit is not null then json_build_object('amount', v.package_content_amount::float, 'unit', v.package_content_unit) end`

/** Unit price of variant `v` at quantity 1: the lower of list price and personal price. */
const unitPrice = ({ shop, visitor }: MaybeVisitorCtx) => sql`(
  select least(list.price_net, ${visitor?.customer ? sql`(select personal.price_net from customer_prices personal where personal.shop_id = ${shop.id} and personal.variant_id = v.id and personal.customer_id = ${visitor.customer.id})` : sql`null`})
  from variant_list_prices list where list.shop_id = ${shop.id} and list.variant_id = v.id)`

/** Package content of what is sold at the card's price: product `p` itself, or its first variant with that price. */
const cardContent = (ctx: MaybeVisitorCtx) => sql`(
  select ${contentJson} from variants v
  where v.shop_id = p.shop_id and v.product_id = p.id and v.package_content_unit is not null
    and (not p.has_variants or ${unitPrice(ctx)} = coalesce(${ctx.visitor?.customer ? sql`${customPrice(ctx)},` : sql``} own_promotion.price_net, p.price_net))
  order by v.position limit 1)`

/** The columns of a card, of products `p`. `limit 1` instead of `exists`: the planner may evaluate `exists` by reading the whole shop. */
export const cardColumns = (ctx: MaybeVisitorCtx) => sql`
  p.id, ${text(ctx, sql`p.name`)} as name, p.slug_en, p.slug_pl, p.symbol, p.brand_id, p.vat_percent, p.price_net, p.month_star, p.has_variants,
  (select ${pictureJson(ctx)} from product_pictures has join pictures x on x.shop_id = has.shop_id and x.id = has.picture_id
    where has.shop_id = p.shop_id and has.product_id = p.id order by has.position limit 1) as cover,
  own_promotion.price_net as promo_net,
  case when own_promotion.id is not null then lowest_price_before(p.shop_id, p.id, null, own_promotion.id) end as lowest_net,
  (select true from current_promotions any_promotion where any_promotion.shop_id = p.shop_id and any_promotion.product_id = p.id limit 1) is not null as sale,
  p.created_at > ${newSince(ctx)} as is_new,
  coalesce((select sum(items) from variants where variants.shop_id = p.shop_id and variants.product_id = p.id), 0)::int as items,
  ${cardContent(ctx)} as content,
  ${customerColumns(ctx)}`

/** The joins that `cardColumns` needs. Lateral with `limit 1`: a plain join would compute the view for the whole shop. */
export const cardJoins = sql`left join lateral (
    select id, price_net from current_promotions
    where current_promotions.shop_id = p.shop_id and current_promotions.product_id = p.id and current_promotions.variant_id is null limit 1
  ) own_promotion on true`

/** The shop's rate of a currency as a decimal string (PLN for one unit); undefined if the shop does not offer it. */
export const rateOf = async (ctx: Ctx, currency: string) => {
  const rows = await ctx.db.query<{ rate: string }>(sql`
    select entry ->> 'rate' as rate from configuration
    where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled and entry ->> 'code' = ${currency}`)
  return rows[0]?.rate
}

/** Amounts are grosz net; `promo_net` is null without a current promotion. */
export interface TierRow {
  quantity: number
  price_net: number
  promo_net: number | null
}

/** A variant's tiers in order, each with its current promotion, as JSON. */
export const tiersJson = (ctx: Ctx, variant: Sql) => sql`
  coalesce((
    select json_agg(json_build_object('quantity', t.quantity, 'price_net', t.price_net, 'promo_net', promo.price_net) order by t.quantity)
    from tiers t
    left join lateral (
      select price_net from current_promotions promo where promo.shop_id = t.shop_id and promo.product_id = t.product_id
        and promo.variant_id = t.variant_id and promo.quantity = t.quantity limit 1) promo on true
    where t.shop_id = ${ctx.shop.id} and t.variant_id = ${variant}), '[]')`

export interface VariantFeature {
  feature_name: string
  feature_value: string
}

/** The features by which a variant differs from the product's others, as JSON. */
export const variantFeaturesOf = (ctx: Ctx, variant: Sql) => sql`
  coalesce((
    select json_agg(json_build_object('feature_name', ${text(ctx, sql`f.name`)}, 'feature_value', ${text(ctx, sql`value.name`)}) order by f.position)
    from variant_features has
    join feature_values value on value.shop_id = has.shop_id and value.id = has.value_id
    join features f on f.shop_id = value.shop_id and f.id = value.feature_id
    where has.shop_id = ${ctx.shop.id} and has.variant_id = ${variant}), '[]')`
