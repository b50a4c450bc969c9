import { defaultQuantity, type FittingProduct, type ProductListItem } from '@stragan/contract'
import { noPrice, priceListOf, stepFor } from './price-list.ts'
import { type CardProduct, cardOf } from './product-card.tsx'

type ListedVariant = FittingProduct['matched_variants'][number]

/** The card of a listed product: of its variant if one fits, with the price and stock of those that fit if there are several. */
export function matchedCard(item: FittingProduct): CardProduct {
  const [first, ...others] = item.matched_variants.map(variant => variantCard(item, variant))
  if (!first) return cardOf(item)
  const { matched_variant_ids: matched } = item
  if (matched.length === 1) return first
  const cards = [first, ...others]
  const available = cards.filter(({ items }) => items > 0)
  const cheapest = (available.length > 0 ? available : cards).reduce((a, b) => (shownNet(b) < shownNet(a) ? b : a))
  const { symbol, has_variants } = item
  const items = cards.reduce((sum, card) => sum + card.items, 0)
  // Of many variants only the first are listed.
  const units = cards.length < matched.length ? [] : [...new Set(available.map(({ stock_unit }) => stock_unit))]
  return { ...cheapest, symbol, has_variants, items, stock_unit: units.length === 1 ? (units[0] ?? null) : null, variant: null, matched }
}

const shownNet = ({ custom_price_net, price_net_promo, price_net }: CardProduct) =>
  custom_price_net ?? price_net_promo ?? price_net ?? Number.POSITIVE_INFINITY

/** A variant in a list as a card of its own. */
export function variantCard(item: ProductListItem, variant: ListedVariant): CardProduct {
  const step = stepFor(variantSteps(variant), defaultQuantity)
  const { items, expected_at, symbol, sales_unit, product_variant_id: id } = variant
  const isPromoted = step !== null && !step.isOwn && step.net < step.regular
  return {
    ...cardOf(item),
    symbol,
    items,
    stock_unit: items > 0 ? sales_unit.code : null,
    expected_at,
    sales_unit,
    has_variants: false,
    price_net: step?.regular ?? null,
    price_net_promo: isPromoted ? step.net : null,
    best_price_from_history: isPromoted ? (variant.best_price_per_100 ?? variant.best_price_from_history) : null,
    custom_price_net: step?.isOwn ? step.net : null,
    sale: isPromoted,
    variant: { id, features: variant.combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`) },
    matched: [id],
  }
}

/** The price steps of a variant of a listed product, whose price is that of the cheapest. */
export const variantSteps = (variant: ListedVariant) =>
  priceListOf(noPrice, variant.product_variant_prices, variant.custom_price_per_100_net ?? variant.custom_price_net)
