import type { SalesUnit } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { raw, type Sql, sql } from '../../platform/database.ts'
import type { StoredPicture } from '../pictures/pictures.ts'

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
  personal_net: number | null
  /** Of what is sold at the card's price. */
  sales_unit: SalesUnit
  is_favorite: boolean
  sale: boolean
  is_new: boolean
  month_star: boolean
  stock_on_hand: number
  /** Null if nothing is in stock, or variants that are have different sales units. */
  stock_unit: SalesUnit['code'] | null
  /** Only where all variants are sold out. */
  expected_at: string | null
  has_variants: boolean
}

export interface LinkRow {
  id: number
  name: string
  slug_en: string
  slug_pl: string
}

/** Matches a product or a category by its id, or by its slug in the language of the request. */
export const matchesKey = (ctx: Ctx, table: 'product' | 'category', key: string): Sql => {
  if (/^\d+$/.test(key)) return sql`${raw(table)}.id = ${Number(key)}`
  return sql`${raw(table)}.${raw(ctx.language === 'en' ? 'slug_en' : 'slug_pl')} = ${key}`
}

/** The id that had the slug before, in the language of the request, as a key; undefined for an id, and for a slug that nothing had. */
export const formerKey = async (ctx: Ctx, kind: 'product' | 'category' | 'brand', key: string): Promise<string | undefined> => {
  if (/^\d+$/.test(key)) return undefined
  const former = await ctx.db.maybeOne<{ id: number }>(sql`
    select id from former_slugs where shop_id = ${ctx.shop.id} and kind = ${kind} and language = ${ctx.language} and slug = ${key}`)
  return former && String(former.id)
}

export const customerIdOf = ({ visitor }: MaybeVisitorCtx) => sql`${visitor?.customer?.id ?? null}::int`

/** The products of the shop as cards (sql/views.sql): a CardRow each. */
export const productCards = (ctx: MaybeVisitorCtx) =>
  sql`product_cards(${ctx.shop.id}, ${customerIdOf(ctx)}, ${ctx.language}, ${ctx.shop.defaultLanguage})`

/** The shop's rate of a currency as a decimal string (PLN for one unit); undefined if the shop does not offer it. */
export const offeredRate = async (ctx: Ctx, currency: string) => {
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

export interface VariantFeature {
  feature_name: string
  feature_value: string
}
