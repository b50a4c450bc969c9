import type { PackageContent } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'

/** Texts come in the asked language; amounts are grosz net. */
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
  /** What one piece costs the customer, where that is less than the list asks; else null. */
  custom_net: number | null
  /** Of what the price is of. */
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

/** Matches a row by its id or by its slug in the asked language. */
export const keyed = (ctx: Ctx, table: 'p' | 'c', key: string): Sql => {
  if (/^\d+$/.test(key)) return table === 'p' ? sql`p.id = ${Number(key)}` : sql`c.id = ${Number(key)}`
  if (table === 'p') return ctx.language === 'en' ? sql`p.slug_en = ${key}` : sql`p.slug_pl = ${key}`
  return ctx.language === 'en' ? sql`c.slug_en = ${key}` : sql`c.slug_pl = ${key}`
}

/** How long a product counts as new, from the shop's configuration. */
export const newSince = (ctx: Ctx) => sql`clock() - make_interval(days => coalesce(
  (select (entry ->> 'new_days')::int from configuration where shop_id = ${ctx.shop.id} and scope = 'shop_configuration' order by position limit 1), 30))`

/** The products that cost the customer less than the list asks, each with what one piece costs: `product_id`, `price_net`. Empty for others. */
export const customPrices = ({ shop, visitor }: MaybeVisitorCtx) => sql`
  select product_id, price_net from customer_product_prices
  where shop_id = ${shop.id} and customer_id = ${visitor?.customer?.id ?? null}::int`

/** The same of product `p`. */
const customPrice = (ctx: MaybeVisitorCtx) => sql`(select own.price_net from (${customPrices(ctx)} and product_id = p.id) own)`

/** What of a card is the customer's, of products `p`. */
const ofCustomer = (ctx: MaybeVisitorCtx) =>
  ctx.visitor?.customer
    ? sql`${customPrice(ctx)} as custom_net,
      exists (select from favourites kept
        where kept.shop_id = p.shop_id and kept.customer_id = ${ctx.visitor.customer.id} and kept.product_id = p.id) as is_favorite`
    : sql`null::int as custom_net, false as is_favorite`

/** What one sold unit of variant `v` holds, as JSON. */
export const contentJson = sql`
  case when v.package_content_unit is not null then json_build_object('amount', v.package_content_amount::float, 'unit', v.package_content_unit) end`

/** What one piece of variant `v` costs the customer who asks, or anybody else. */
const priceOfOne = ({ shop, visitor }: MaybeVisitorCtx) => sql`(
  select least(list.price_net, ${visitor?.customer ? sql`(select own.price_net from customer_prices own where own.shop_id = ${shop.id} and own.variant_id = v.id and own.customer_id = ${visitor.customer.id})` : sql`null`})
  from variant_list_prices list where list.shop_id = ${shop.id} and list.variant_id = v.id)`

/** The content of what is sold at the card's price: of product `p` itself, or of its first variant that costs that much. */
const contentOfPrice = (ctx: MaybeVisitorCtx) => sql`(
  select ${contentJson} from variants v
  where v.shop_id = p.shop_id and v.product_id = p.id and v.package_content_unit is not null
    and (not p.has_variants or ${priceOfOne(ctx)} = coalesce(${ctx.visitor?.customer ? sql`${customPrice(ctx)},` : sql``} own_promotion.price_net, p.price_net))
  order by v.position limit 1)`

/** The columns of a card, of products `p`. Where `exists` would do, `limit 1` stands: the planner may answer exists from the whole shop's rows. */
export const card = (ctx: MaybeVisitorCtx) => sql`
  p.id, ${text(ctx, sql`p.name`)} as name, p.slug_en, p.slug_pl, p.symbol, p.brand_id, p.vat_percent, p.price_net, p.month_star, p.has_variants,
  (select ${pictureJson(ctx)} from product_pictures has join pictures x on x.shop_id = has.shop_id and x.id = has.picture_id
    where has.shop_id = p.shop_id and has.product_id = p.id order by has.position limit 1) as cover,
  own_promotion.price_net as promo_net,
  case when own_promotion.id is not null then lowest_price_before(p.shop_id, p.id, null, own_promotion.id) end as lowest_net,
  (select true from current_promotions any_promotion where any_promotion.shop_id = p.shop_id and any_promotion.product_id = p.id limit 1) is not null as sale,
  p.created_at > ${newSince(ctx)} as is_new,
  coalesce((select sum(items) from variants where variants.shop_id = p.shop_id and variants.product_id = p.id), 0)::int as items,
  ${contentOfPrice(ctx)} as content,
  ${ofCustomer(ctx)}`

/** Each asks for its one promotion by `limit 1`: joined, the view would be computed for the whole shop. */
export const cardSources = sql`left join lateral (
    select id, price_net from current_promotions
    where current_promotions.shop_id = p.shop_id and current_promotions.product_id = p.id and current_promotions.variant_id is null limit 1
  ) own_promotion on true`

/** The shop's rate of a currency as a decimal string (PLN for one unit); undefined where it does not offer the currency. */
export const rateOf = async (ctx: Ctx, currency: string) => {
  const rows = await ctx.db.query<{ rate: string }>(sql`
    select entry ->> 'rate' as rate from configuration
    where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled and entry ->> 'code' = ${currency}`)
  return rows[0]?.rate
}

/** Grosz net; `promo_net` is null where no promotion is on. */
export interface TierRow {
  quantity: number
  price_net: number
  promo_net: number | null
}

/** A variant's tiers in order, each with its promotion where one is on, as JSON. */
export const priceListOf = (ctx: Ctx, variant: Sql) => sql`
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

/** What tells a variant from its siblings, as JSON. */
export const variantFeaturesOf = (ctx: Ctx, variant: Sql) => sql`
  coalesce((
    select json_agg(json_build_object('feature_name', ${text(ctx, sql`f.name`)}, 'feature_value', ${text(ctx, sql`value.name`)}) order by f.position)
    from variant_features has
    join feature_values value on value.shop_id = has.shop_id and value.id = has.value_id
    join features f on f.shop_id = value.shop_id and f.id = value.feature_id
    where has.shop_id = ${ctx.shop.id} and has.variant_id = ${variant}), '[]')`
