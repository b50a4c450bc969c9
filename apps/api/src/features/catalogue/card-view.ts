import type { catalogueCalls, ResponseInput } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { pictureOf } from '../pictures/pictures.ts'
import type { CardRow, LinkRow, TierRow } from './card.queries.ts'
import { reportListed } from './incomplete-products.ts'
import type { Prices } from './prices.ts'
import type { VariantRow } from './product.queries.ts'

export type CardView = ResponseInput<typeof catalogueCalls.relatedProducts>[number]

export const linkView = (ctx: Ctx, row: LinkRow) => ({
  id: row.id,
  name: row.name,
  slug: ctx.language === 'en' ? row.slug_en : row.slug_pl,
  slugs: { en: row.slug_en, pl: row.slug_pl },
})

export function cardView(ctx: Ctx, row: CardRow, prices: Prices, withPer100 = cardNeedsPer100(row, prices)): CardView {
  reportListed(ctx, row)
  const promo = prices.ofMaybe(row.promo_net)
  return {
    ...linkView(ctx, row),
    cover: row.cover && pictureOf(row.cover),
    symbol: row.symbol,
    brand_id: row.brand_id,
    vat_tax_percent: row.vat_percent,
    price_net: prices.ofMaybe(row.price_net),
    price_net_promo: promo,
    price_promo_netto: promo,
    best_price_from_history: prices.ofMaybe(row.lowest_net),
    custom_price_net: prices.ofMaybe(row.personal_net),
    per_100: withPer100
      ? {
          price_net: prices.of100(row.price_net),
          price_net_promo: prices.of100(row.promo_net),
          best_price_from_history: prices.of100(row.lowest_net),
          custom_price_net: prices.of100(row.personal_net),
        }
      : null,
    currency: prices.currency,
    sales_unit: row.sales_unit,
    sale: row.sale,
    product_is_on_sale: row.promo_net !== null,
    is_new: row.is_new,
    is_favorite: row.is_favorite,
    month_star: row.month_star,
    items: row.stock_on_hand,
    stock_unit: row.stock_unit,
    expected_at: row.expected_at,
    has_variants: row.has_variants,
  }
}

/** Whether prices of a card, or of tiers beside it, need a price per 100. */
export const cardNeedsPer100 = (row: CardRow, prices: Prices, tiers: readonly TierRow[] = []) =>
  prices.needPer100(row.price_net, row.promo_net, row.personal_net, ...tiers.flatMap(tier => [tier.price_net, tier.promo_net]))

/** A listed product and some of its variants, with prices of the same quantity. */
export function viewWithVariants(ctx: Ctx, row: CardRow & { tiers: readonly TierRow[] }, variants: readonly VariantRow[], prices: Prices) {
  const tiers = [row, ...variants].flatMap(one => one.tiers)
  const withPer100 = cardNeedsPer100(row, prices, tiers) || prices.needPer100(...variants.map(({ personal_net }) => personal_net))
  return {
    card: cardView(ctx, row, prices, withPer100),
    tiers: tiersOf(row.tiers, prices, withPer100),
    variants: variants.map(one => ({
      ...variantView(one, prices, withPer100),
      custom_price_net: prices.ofMaybe(one.personal_net),
      custom_price_per_100_net: withPer100 ? prices.of100(one.personal_net) : null,
    })),
  }
}

export const tiersOf = (rows: readonly TierRow[], prices: Prices, withPer100: boolean) =>
  rows.map(({ quantity, price_net, promo_net }) => ({
    quantity,
    price_net: prices.of(price_net),
    promo_price_net: prices.ofMaybe(promo_net),
    per_100: withPer100 ? { price_net: prices.of(100 * price_net), promo_price_net: prices.of100(promo_net) } : null,
    sale: promo_net !== null,
  }))

export const variantView = (
  row: VariantRow,
  prices: Prices,
  withPer100: boolean,
): ResponseInput<typeof catalogueCalls.product>['product_variants_table_data'][number] => ({
  product_variant_id: row.id,
  symbol: row.symbol,
  ean: row.ean,
  weight: row.weight,
  combination_features: row.features,
  product_variant_prices: tiersOf(row.tiers, prices, withPer100),
  best_price_from_history: prices.ofMaybe(row.lowest_net),
  best_price_per_100: withPer100 ? prices.of100(row.lowest_net) : null,
  items: row.stock_on_hand,
  expected_at: row.expected_at,
  sales_unit: row.sales_unit,
})
