import { type Language, type SalesUnit, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { type Database, sql } from '../../platform/database.ts'
import { customerIdOf, type TierRow, type VariantFeature } from '../catalogue/catalogue.ts'

export interface WatchedRow {
  has_variants: boolean
  /** Null: the product has no such variant. */
  variant_id: number | null
  stock_on_hand: number | null
  /** The e-mail address is the confirmed one of the request's customer. */
  is_own_email: boolean
}

/** The variant of an active product, or its single one; undefined for an unknown product. */
export const watchedVariant = (ctx: MaybeVisitorCtx, product: number, variant: number | null, email: string) =>
  ctx.db.maybeOne<WatchedRow>(sql`
    select product.has_variants, variant.id as variant_id, variant.stock_on_hand,
      exists (select from customers where shop_id = ${ctx.shop.id} and id = ${customerIdOf(ctx)}
        and email_key = lower(${email}) and email_confirmed_at is not null) as is_own_email
    from products product
    left join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
      and (not product.has_variants or variant.id = ${variant}::int)
    where product.shop_id = ${ctx.shop.id} and product.id = ${product} and product.is_active`)

export interface NewAlert {
  hash: string
  product: number
  variant: number
  email: string
  unsubscribeHash: string
  expiresAt: Date
  isConfirmed: boolean
}

/** Inserts an alert; false if the e-mail address has a confirmed one for the variant. Throws `product_not_found` if it is being deleted. */
export const insertAlert = async (ctx: Ctx, alert: NewAlert) => {
  const inserted = ctx.db.query(sql`
    insert into stock_alerts (shop_id, hash, product_id, variant_id, email, unsubscribe_hash, language, expires_at, confirmed_at)
    select ${ctx.shop.id}, ${alert.hash}, ${alert.product}::int, ${alert.variant}::int, ${alert.email}, ${alert.unsubscribeHash}, ${ctx.language},
      ${alert.expiresAt.toISOString()}::timestamptz, case when ${alert.isConfirmed}::boolean then clock() end
    where not exists (select from stock_alerts known where known.shop_id = ${ctx.shop.id} and known.variant_id = ${alert.variant}::int
      and known.email_key = lower(${alert.email}) and known.confirmed_at is not null)
    on conflict do nothing returning hash`)
  const rows = await inserted.catch(cause => {
    throw cause.constraint === 'stock_alerts_shop_id_product_id_variant_id_fkey' ? new ShopError('product_not_found', { cause }) : cause
  })
  return rows.length > 0
}

interface ConfirmedRow {
  name: string
  slug_en: string
  slug_pl: string
}

/**
 * Confirms an alert by the hash of its link and deletes the other requests of its address for the variant; undefined if there is none to
 * confirm. The rows are locked in one order, so that two links that are opened at once do not wait for each other.
 */
export const confirmAlert = (ctx: Ctx, hash: string, expiresAt: Date) =>
  ctx.db.transaction(async tx => {
    const rows = await tx.query<{ hash: string; is_pending: boolean }>(sql`
      select other.hash, other.confirmed_at is null as is_pending
      from stock_alerts found join stock_alerts other
        on other.shop_id = found.shop_id and other.variant_id = found.variant_id and other.email_key = found.email_key
      where found.shop_id = ${ctx.shop.id} and found.hash = ${hash} and found.expires_at > clock()
      order by other.hash for update of other`)
    if (!rows.some(row => row.hash === hash && row.is_pending)) return undefined
    await tx.query(sql`
      delete from stock_alerts where shop_id = ${ctx.shop.id} and hash = any (${rows.map(row => row.hash).filter(other => other !== hash)}::text[])`)
    return tx.one<ConfirmedRow>(sql`
      update stock_alerts set confirmed_at = clock(), expires_at = ${expiresAt.toISOString()}::timestamptz
      from products product
      where stock_alerts.shop_id = ${ctx.shop.id} and hash = ${hash} and product.shop_id = stock_alerts.shop_id and product.id = product_id
      returning localised_text(product.name, ${ctx.language}, ${ctx.shop.defaultLanguage}) as name, product.slug_en, product.slug_pl`)
  })

export const deleteByUnsubscribeHash = (ctx: Ctx, hash: string) =>
  ctx.db.query(sql`delete from stock_alerts where shop_id = ${ctx.shop.id} and unsubscribe_hash = ${hash}`)

export const deleteAlertsOf = (ctx: Ctx, email: string) =>
  ctx.db.query(sql`delete from stock_alerts where shop_id = ${ctx.shop.id} and email_key = lower(${email})`)

export const alertsOf = (ctx: Ctx, email: string) =>
  ctx.db.query<{ product_id: number; name: string; symbol: string; created_at: Date; confirmed_at: Date | null }>(sql`
    select sold.product_id, sold.name, sold.symbol, alert.created_at, alert.confirmed_at
    from stock_alerts alert
    join sold_variants(${ctx.shop.id}, null, ${ctx.language}, ${ctx.shop.defaultLanguage}) sold on sold.variant_id = alert.variant_id
    where alert.shop_id = ${ctx.shop.id} and alert.email_key = lower(${email}) order by alert.created_at, alert.hash`)

const isDue = sql`
  alert.confirmed_at is not null and exists (
    select from variants variant join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    where variant.shop_id = alert.shop_id and variant.id = alert.variant_id and variant.stock_on_hand > 0 and product.is_active)`

export interface DueShop {
  shop_id: number
  name: string
  default_language: Language
}

/** The shops in which something is back that is waited for. */
export const shopsWithDueAlerts = (db: Database, now: Date) =>
  db.asOwner(now).query<DueShop>(sql`
    select shop_id, name, default_language from shops
    where exists (select from stock_alerts alert where alert.shop_id = shops.shop_id and ${isDue}) order by shop_id`)

/** Takes due alerts, the oldest first: they are deleted. Those that another process takes are left to it. */
export const takeDueAlerts = (ctx: Ctx, max: number) =>
  ctx.db.query<{ variant_id: number; email: string; language: Language; expires_at: Date }>(sql`
    with due as materialized (
      select alert.shop_id, alert.hash from stock_alerts alert where alert.shop_id = ${ctx.shop.id} and ${isDue}
      order by alert.confirmed_at limit ${max}::int for update skip locked
    )
    delete from stock_alerts where (shop_id, hash) in (select shop_id, hash from due)
    returning variant_id, email, language, expires_at`)

/** A variant as e-mails name and price it. Amounts are grosz net. */
export interface SoldRow {
  product_id: number
  is_active: boolean
  stock_on_hand: number
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  has_variants: boolean
  features: VariantFeature[]
  vat_percent: number
  sales_unit: SalesUnit
  price_net: number | null
  promo_net: number | null
  tiers: TierRow[]
}

export const soldVariant = (ctx: Ctx, variant: number) =>
  ctx.db.maybeOne<SoldRow>(sql`
    select product_id, is_active, stock_on_hand, name, slug_en, slug_pl, symbol, has_variants, features, vat_percent, sales_unit, price_net, promo_net, tiers
    from sold_variants(${ctx.shop.id}, null, ${ctx.language}, ${ctx.shop.defaultLanguage}) sold where sold.variant_id = ${variant}`)
