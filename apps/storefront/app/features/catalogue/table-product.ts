import type { ProductPage } from '@stragan/contract'
import { matchedCard, variantCard, variantSteps } from './matched-card.ts'
import { priceListOf, type Step, unitPricesOf } from './price-list.ts'
import type { CardProduct } from './product-card.tsx'

/** What can be ordered in a row of the product table, with its further price steps. */
export interface TableRow extends CardProduct {
  tiers: Step[]
}

/** A product of the product table: a row, or a group of rows of its variants. */
export interface TableProduct extends TableRow {
  brand: string | undefined
  features: string[]
  /** Empty if the product is a row itself. */
  variants: TableRow[]
  /** How many variants fit search and filters; there are rows for the first of them. */
  variantCount: number
}

/** The rows of a product. A single variant that a search names stands for its product. */
export function tableProduct(item: ProductPage['items'][number], brand: string | undefined): TableProduct {
  const variants = item.variants.map(variant => ({ ...variantCard(item, variant), tiers: variantSteps(item, variant).slice(1) }))
  const [first] = variants
  const features = item.key_features.map(({ feature_value }) => feature_value)
  if (first && item.matched_variant_ids.length === 1) return { ...first, brand, features, variants: [], variantCount: 1 }
  return { ...matchedCard(item), tiers: furtherSteps(item), brand, features, variants, variantCount: item.variant_count }
}

/** Price steps of the cheapest variant; the first step is the row's own price. */
function furtherSteps(item: ProductPage['items'][number]) {
  const prices = unitPricesOf(item)
  return priceListOf(prices, item.cheapest_variant_prices, prices.custom_price_net).slice(1)
}
