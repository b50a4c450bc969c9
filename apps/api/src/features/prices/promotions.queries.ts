import type { PromotionState } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import { text } from '../../platform/texts.ts'
import { highestIdIn } from '../history/history.ts'
import { variantName } from './prices.queries.ts'

/** Of a product's own price, or of a tier of a variant. */
export interface Target {
  product_id: number
  variant_id: number | null
  quantity: number | null
}

export interface PromotionRow extends Target {
  id: number
  name: string | null
  variant: string
  symbol: string
  vat_percent: number
  /** Grosz net, as all amounts. */
  price_net: number
  regular_net: number | null
  lowest_net: number | null
  starts_at: Date
  ends_at: Date | null
  state: PromotionState
}

export interface ListFilters {
  state?: PromotionState | undefined
  product?: number | undefined
}

const states: Record<PromotionState, Sql> = {
  current: sql`promotion.starts_at <= clock() and (promotion.ends_at is null or promotion.ends_at > clock())`,
  upcoming: sql`promotion.starts_at > clock()`,
  over: sql`promotion.ends_at <= clock()`,
}

const matching = (ctx: ShopAdminCtx, { state, product }: ListFilters) => sql`
  promotions promotion join products product on product.shop_id = promotion.shop_id and product.id = promotion.product_id
  where promotion.shop_id = ${ctx.shop.id} ${state ? sql`and ${states[state]}` : sql``}
    ${product === undefined ? sql`` : sql`and promotion.product_id = ${product}`}`

export const countPromotions = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

const columns = (ctx: ShopAdminCtx) => sql`
  promotion.id, promotion.product_id, promotion.variant_id, promotion.quantity, ${text(ctx, sql`product.name`)} as name,
  ${variantName(ctx, sql`promotion.variant_id`)} as variant, product.vat_percent::int,
  coalesce((select symbol from variants where variants.shop_id = promotion.shop_id and variants.id = promotion.variant_id), product.symbol) as symbol,
  promotion.price_net, promotion.starts_at, promotion.ends_at,
  case when promotion.variant_id is null then product.price_net else (
    select price_net from tiers where tiers.shop_id = promotion.shop_id and tiers.variant_id = promotion.variant_id
      and tiers.quantity = promotion.quantity) end as regular_net,
  case when coalesce(promotion.quantity, 1) = 1
    then lowest_price_before(promotion.shop_id, promotion.product_id, promotion.variant_id, promotion.id) end as lowest_net,
  case when ${states.current} then 'current' when ${states.upcoming} then 'upcoming' else 'over' end as state`

/** Promotions, those that begin last first: one more than the limit, if there are. */
export const listedPromotions = (
  ctx: ShopAdminCtx,
  { after, limit, ...filters }: ListFilters & { after: TimeCursor | null; limit: number },
) => {
  const rest = after ? sql`and (promotion.starts_at, promotion.id) < (${timeOf(after)}, ${Number(after.id)})` : sql``
  return ctx.db.query<PromotionRow & { at: string }>(sql`
    select ${columns(ctx)}, ${timeKey(sql`promotion.starts_at`)} as at from ${matching(ctx, filters)} ${rest}
    order by promotion.starts_at desc, promotion.id desc limit ${limit + 1}`)
}

/** Promotions of some prices that are not over, at most so many: of prices of products (variant null), and of single units of variants. */
export const unfinishedPromotions = (ctx: ShopAdminCtx, targets: readonly Omit<Target, 'quantity'>[], max: number) =>
  ctx.db.query<PromotionRow>(sql`
    select ${columns(ctx)} from ${matching(ctx, {})} and (promotion.ends_at is null or promotion.ends_at > clock()) and coalesce(promotion.quantity, 1) = 1
      and exists (
        select from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) target (product_id int, variant_id int)
        where target.product_id = promotion.product_id and target.variant_id is not distinct from promotion.variant_id)
    order by promotion.product_id, promotion.variant_id, promotion.id limit ${max}`)

export const promotionById = (ctx: ShopAdminCtx, id: number) =>
  ctx.db.maybeOne<PromotionRow>(sql`select ${columns(ctx)} from ${matching(ctx, {})} and promotion.id = ${id}`)

/** The price that a promotion would lower; undefined if there is no such product, variant or tier. */
export const targetRow = ({ db, shop }: ShopAdminCtx, { product_id, variant_id, quantity }: Target) =>
  db.maybeOne<{ vat_percent: number; regular_net: number | null }>(sql`
    select product.vat_percent::int, case when ${variant_id}::int is null then product.price_net else tier.price_net end as regular_net
    from products product
    left join tiers tier on tier.shop_id = product.shop_id and tier.product_id = product.id
      and tier.variant_id = ${variant_id}::int and tier.quantity = ${quantity}::int
    where product.shop_id = ${shop.id} and product.id = ${product_id}
      and (${variant_id}::int is null and ${quantity}::int is null or tier.quantity is not null)`)

/** The lowest price before a promotion has a price from a time on, or has had it before, from what the history has until now. */
export const lowestBefore = async (
  { db, shop }: ShopAdminCtx,
  { product_id, variant_id }: Target,
  id: number | null,
  { price, starts }: { price: number; starts: Date },
) =>
  (
    await db.one<{ lowest: number | null }>(sql`
      select case when own.since <= clock() then lowest_price_before(${shop.id}, ${product_id}, ${variant_id}::int, ${id}::int)
        else lowest_price_of_30_days(${shop.id}, ${product_id}, ${variant_id}::int, ${id}::int, ${starts.toISOString()}::timestamptz) end as lowest
      from (select 1) one
      left join promotion_price_since(${shop.id}, ${product_id}, ${id}::int) own on own.price_net = ${price}::int`)
  ).lowest

export interface Period {
  starts_at: Date
  ends_at: Date | null
}

/** Promotions of the same price at the same time. */
export const overlapping = ({ db, shop }: ShopAdminCtx, { product_id, variant_id, quantity }: Target, id: number | null, period: Period) =>
  db.query<Period & { id: number; price_net: number }>(sql`
    select id, price_net, starts_at, ends_at from promotions
    where shop_id = ${shop.id} and product_id = ${product_id} and variant_id is not distinct from ${variant_id}::int
      and quantity is not distinct from ${quantity}::int and id is distinct from ${id}::int
      and (ends_at is null or ends_at > clock())
      and tstzrange(starts_at, ends_at) && tstzrange(${period.starts_at.toISOString()}::timestamptz, ${period.ends_at?.toISOString() ?? null}::timestamptz)
    order by price_net, id limit 20`)

/** Promotions of a product that are not over. */
export const countUnfinished = async ({ db, shop }: ShopAdminCtx, productId: number) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from promotions
      where shop_id = ${shop.id} and product_id = ${productId} and (ends_at is null or ends_at > clock())`)
  ).count

/** Serialises the numbering of new promotions of the shop. */
export const lockNumbering = ({ db, shop }: ShopAdminCtx) => db.query(sql`select pg_advisory_xact_lock(hashtext('promotions'), ${shop.id})`)

/** After the highest id that there ever was: the history of prices knows promotions by it. */
export const nextId = async ({ db, shop }: ShopAdminCtx): Promise<number> =>
  (
    await db.one<{ next: number }>(sql`
      select 1 + greatest(
        (select coalesce(max(id), 0) from promotions where shop_id = ${shop.id}),
        (select coalesce(max(promotion_id), 0) from price_intervals where shop_id = ${shop.id}),
        ${highestIdIn({ shop }, 'promotions')}) as next`)
  ).next

export const insertPromotion = ({ db, shop }: ShopAdminCtx, row: Target & Period & { id: number; price_net: number }) =>
  db.query(sql`
    insert into promotions (shop_id, id, product_id, variant_id, quantity, price_net, starts_at, ends_at)
    values (${shop.id}, ${row.id}, ${row.product_id}, ${row.variant_id}, ${row.quantity}, ${row.price_net}, ${row.starts_at.toISOString()},
      ${row.ends_at?.toISOString() ?? null})`)

export const updatePromotion = ({ db, shop }: ShopAdminCtx, id: number, row: Period & { price_net: number }) =>
  db.query(sql`
    update promotions set price_net = ${row.price_net}, starts_at = ${row.starts_at.toISOString()}, ends_at = ${row.ends_at?.toISOString() ?? null}
    where shop_id = ${shop.id} and id = ${id}`)

export const deletePromotion = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.query(sql`delete from promotions where shop_id = ${shop.id} and id = ${id}`)
