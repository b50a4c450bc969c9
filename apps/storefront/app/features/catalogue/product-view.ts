import type { ContentOfUnit, FullProduct } from '@stragan/contract'
import { ownList, priceListOf, type Step, stepFor } from './price-list.ts'
import { type Video, videoOf } from './video.ts'

export interface VariantView {
  id: number
  symbol: string
  /** Its value of each of the product's variant features, in their order; empty where it has none. */
  features: string[]
  weight: number
  items: number
  prices: Step[]
  /** Net; null where it is not promoted (Omnibus). */
  lowest: number | null
  /** There where its price is the customer's alone: what the list asks for one piece, net; null where it asks nothing. */
  own: { list: number | null } | null
  content: ContentOfUnit | null
}

/** What the page of a product shows; its loader returns this much and no more. */
export function productView(product: FullProduct) {
  const {
    id,
    name,
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
  const { price_net, price_net_promo, best_price_from_history, custom_price_net, vat_tax_percent, currency, content } = product
  return {
    id,
    name,
    symbol,
    ean: has_variants ? null : ean,
    short_description,
    paragraphs: product.description?.split(/\n{2,}/).filter(paragraph => paragraph.trim() !== '') ?? [],
    pictures,
    items,
    // Where the price is the customer's own the list's promotion is none of theirs.
    sale: sale && (has_variants || custom_price_net === null),
    is_new,
    month_star,
    has_variants,
    is_favorite,
    price: { price_net, price_net_promo, best_price_from_history, custom_price_net, vat_tax_percent, currency, content },
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
  const list = priceListOf(product, variant.product_variant_prices)
  const custom = product.product_variants_custom_prices.find(one => one.product_variant_id === variant.product_variant_id)
  return {
    id: variant.product_variant_id,
    symbol: variant.symbol,
    features: product.list_variant_features.map(
      name => variant.combination_features.find(feature => feature.feature_name === name)?.feature_value ?? '',
    ),
    weight: variant.weight,
    items: variant.items,
    prices: custom ? ownList(custom.price_net) : list,
    lowest: custom ? null : variant.best_price_from_history,
    own: custom ? { list: stepFor(list, 1)?.regular ?? null } : null,
    content: variant.content,
  }
}

export type ProductView = ReturnType<typeof productView>
