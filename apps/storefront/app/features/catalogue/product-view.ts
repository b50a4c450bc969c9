import type { FullProduct, SalesUnit } from '@stragan/contract'
import { listPricesOf, priceListOf, type Step, unitPricesOf } from './price-list.ts'
import { type Video, videoOf } from './video.ts'

export interface VariantView {
  id: number
  symbol: string
  /** Values of the product's variant features, in their order; empty strings for missing ones. */
  features: string[]
  weight: number
  stockOnHand: number
  /** Only where it is sold out. */
  expectedAt: string | null
  prices: Step[]
  /** Net; null without promotion (Omnibus Directive), or for the customer's own price. */
  lowest: number | null
  salesUnit: SalesUnit
}

/** View model of the product page; the loader returns exactly this. */
export function productView(product: FullProduct) {
  const {
    id,
    name,
    slug,
    symbol,
    ean,
    short_description,
    pictures,
    items,
    sale,
    is_new,
    month_star,
    has_variants,
    is_favorite,
    brand,
    breadcrumbs,
  } = product
  const { custom_price_net, vat_tax_percent, currency, sales_unit } = product
  const unitPrices = unitPricesOf(product)
  return {
    id,
    name,
    slug,
    symbol,
    ean: has_variants ? null : ean,
    short_description,
    paragraphs: product.description?.split(/\n{2,}/).filter(paragraph => paragraph.trim() !== '') ?? [],
    pictures,
    stockOnHand: items,
    expectedAt: product.expected_at,
    // The list's promotion does not apply to the customer's own price.
    sale: sale && (has_variants || custom_price_net === null),
    is_new,
    month_star,
    has_variants,
    is_favorite,
    /** In kg; null with variants, or if unknown. */
    weight: product.weight || null,
    /** Price steps of a product without variants; null with variants. */
    prices: has_variants ? null : priceListOf(unitPrices, product.price_tiers, unitPrices.custom_price_net),
    price: { ...listPricesOf(product), vat_tax_percent, currency, sales_unit },
    salesUnit: product.has_variants ? sharedSalesUnit(product.product_variants_table_data) : sales_unit,
    brand: brand && { name: brand.name, slug: brand.slug, description: brand.description },
    breadcrumbs: breadcrumbs.map(category => ({ name: category.name, slug: category.slug })),
    features: product.product_features_table_data.map((feature): [name: string, value: string] => [
      feature.feature_name,
      feature.feature_value,
    ]),
    video: videoOf(product.youtube_link) satisfies Video | null,
    variantFeatures: product.list_variant_features,
    variants: product.product_variants_table_data.map(variant => variantView(product, variant)),
  }
}

function variantView(product: FullProduct, variant: FullProduct['product_variants_table_data'][number]): VariantView {
  const custom = product.product_variants_custom_prices.find(one => one.product_variant_id === variant.product_variant_id)
  const prices = priceListOf(
    unitPricesOf(product),
    variant.product_variant_prices,
    custom ? (custom.per_100_net ?? custom.price_net) : null,
  )
  return {
    id: variant.product_variant_id,
    symbol: variant.symbol,
    features: product.list_variant_features.map(
      name => variant.combination_features.find(feature => feature.feature_name === name)?.feature_value ?? '',
    ),
    weight: variant.weight,
    stockOnHand: variant.items,
    expectedAt: variant.expected_at,
    prices,
    lowest: prices[0]?.isOwn ? null : (variant.best_price_per_100 ?? variant.best_price_from_history),
    salesUnit: variant.sales_unit,
  }
}

/** The sales unit of all variants, null if they have several; its content is null if the contents differ. */
function sharedSalesUnit(variants: FullProduct['product_variants_table_data']): SalesUnit | null {
  const [first, ...others] = variants.map(variant => variant.sales_unit)
  if (!first || others.some(({ code }) => code !== first.code)) return null
  const same = others.every(({ content }) => content?.amount === first.content?.amount && content?.unit === first.content?.unit)
  return same ? first : { ...first, content: null }
}

export type ProductView = ReturnType<typeof productView>
