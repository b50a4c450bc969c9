import { defaultQuantity, type ProductPage } from '@stragan/contract'
import { variantCard, variantSteps } from './matched-card.ts'
import { priceListOf, type Step, unitPricesOf } from './price-list.ts'
import { type CardProduct, cardOf } from './product-card.tsx'

/** What can be ordered in a row of the product table, with its price steps above quantity 1. */
export interface TableRow extends CardProduct {
  tiers: Step[]
}

/** What a variant's row has of its own; the rest is its product's. */
type VariantRow = Pick<TableRow, PriceOf | 'variant' | 'symbol' | 'items' | 'expected_at' | 'sales_unit' | 'tiers'>
type PriceOf = 'price_net' | 'price_net_promo' | 'best_price_from_history' | 'custom_price_net' | 'sale'

/** A product of the product table: a row, or a group of rows of its variants. */
export interface TableProduct extends TableRow {
  brand: string | undefined
  features: string[]
  /** Empty if the product is a row itself, or if no variant has all chosen features. */
  variants: VariantRow[]
  /** How many variants fit search and filters; there are rows for the first of them. */
  variantCount: number
}

/** The rows of a product. A single variant that a search names stands for its product. */
export function tableProduct(item: ProductPage['items'][number], brand: string | undefined): TableProduct {
  const { variant_count, matched_variant_ids: matched } = item
  const variants = item.variants.map(variant => ({ ...variantCard(item, variant), tiers: furtherSteps(variantSteps(variant)) }))
  const [first] = variants
  const features = item.key_features.map(({ feature_value }) => feature_value)
  if (first && matched.length === 1) return { ...first, brand, features, variants: [], variantCount: 1 }
  const prices = unitPricesOf(item)
  const tiers = furtherSteps(priceListOf(prices, item.cheapest_variant_prices, prices.custom_price_net))
  return { ...cardOf(item), matched, tiers, brand, features, variants: variants.map(variantRow), variantCount: variant_count }
}

const variantRow = ({ variant, symbol, items, expected_at, sales_unit, tiers, ...prices }: TableRow): VariantRow => {
  const { price_net, price_net_promo, best_price_from_history, custom_price_net, sale } = prices
  const own = { price_net, price_net_promo, best_price_from_history, custom_price_net, sale }
  return { variant, symbol, items, expected_at, sales_unit, tiers, ...own }
}

/** The row of a variant of a product. */
export const rowOf = (product: TableProduct, variant: VariantRow): TableRow => ({ ...product, has_variants: false, ...variant })

/** The steps that lower the price of one. */
const furtherSteps = (steps: readonly Step[]) =>
  steps.filter(({ quantity, net }, at) => quantity > defaultQuantity && net < (steps[at - 1]?.net ?? Number.POSITIVE_INFINITY))

/** Whether a product's row, or one of its variants', has price steps above quantity 1. */
export const hasTiers = ({ tiers, variants }: TableProduct): boolean =>
  [tiers, ...variants.map(row => row.tiers)].some(steps => steps.length > 0)
