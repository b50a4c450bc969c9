import { z } from 'zod'
import { productSorts, salesUnitCodes } from '../constants.ts'
import { brand } from './brand.ts'
import { categoryLink } from './category.ts'
import { picture } from './picture.ts'
import { producer } from './producer.ts'
import { salesUnit } from './sales-unit.ts'
import { currency, day, flag, id, money, pageOf, quantity, slugs } from './scalars.ts'
import { customVariantPrice, feature, pricedVariant, tier, variant } from './variant.ts'

/** Fields of a product in a list. Amounts are net, in `currency`. */
const listed = {
  id,
  name: z.string(),
  slug: z.string(),
  slugs,
  cover: picture.nullable(),
  symbol: z.string(),
  brand_id: id.nullable(),
  vat_tax_percent: z.int(),
  /** List price of one unit, with variants of the cheapest; null: price on request, not buyable. */
  price_net: money.nullable(),
  /** Its promotional price while its promotion is on, else null. */
  price_net_promo: money.nullable(),
  /** Alias of `price_net_promo`. */
  price_promo_netto: money.nullable(),
  /** Omnibus: lowest unit price of the 30 days before the current promotion; null without a promotion. */
  best_price_from_history: money.nullable(),
  /** Unit price for the logged-in customer, if a personal price is below the list price; the lowest of the variants. */
  custom_price_net: money.nullable(),
  /** The unit prices for a quantity of 100, if one of the product's is below 0.10 in another currency than PLN. */
  per_100: z
    .object({
      price_net: money.nullable(),
      price_net_promo: money.nullable(),
      best_price_from_history: money.nullable(),
      custom_price_net: money.nullable(),
    })
    .nullable(),
  currency,
  /** Sales unit of the product, or of the variant with that price. */
  sales_unit: salesUnit,
  /** The product or one of its variants is promoted. */
  sale: flag,
  /** That price is promoted. */
  product_is_on_sale: flag,
  is_new: flag,
  is_favorite: flag,
  /** A product of the month. */
  month_star: flag,
  /** Stock on hand of all variants. */
  items: quantity,
  /** Sales unit of the variants in stock; null if none is, and where they are sold in different units, whose quantities do not add up. */
  stock_unit: z.enum(salesUnitCodes).nullable(),
  /** Day on which the first of its variants is expected, if all are sold out; null if unknown or over. */
  expected_at: day.nullable(),
  /** Whether a variant has to be chosen. */
  has_variants: z.boolean(),
}

export const productListItem = z.object(listed).meta({ id: 'ProductListItem' })
export type ProductListItem = z.infer<typeof productListItem>

const product_ = {
  /** Prices of a product with variants are those of its variants without prices of their own (docs/rules.md#5). */
  ...listed,
  ean: z.string().nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  short_description: z.string().nullable(),
  /** Plain paragraphs, separated by an empty line. */
  description: z.string().nullable(),
  /** A page of the video; its id is the part after `v=` (docs/spec.md#3). */
  youtube_link: z.string().nullable(),
  is_active: flag,
  default_category_id: id.nullable(),
  pictures: z.array(picture),
  /** kg per sales unit, at most five decimals; null with variants, each of which has its own. */
  weight: z.number().nullable(),
  /** Price list of a product without variants; empty with variants, each of which has its own. */
  price_tiers: z.array(tier),
  /** Names of the features that distinguish the variants. */
  list_variant_features: z.array(z.string()),
  product_variants_table_data: z.array(variant),
  /** Personal prices of the logged-in customer. */
  product_variants_custom_prices: z.array(customVariantPrice),
  product_features_table_data: z.array(feature),
}

export const product = z.object(product_).meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** A product with brand, breadcrumbs, producer and warnings. */
export const fullProduct = z
  .object({
    ...product_,
    brand: brand.omit({ products: true }).nullable(),
    breadcrumbs: z.array(categoryLink),
    /** Codes of the product's feature values, by code of the feature; of several values of one feature the first. */
    feature_codes: z.record(z.string(), z.string()),
    /** Producer of its brand. */
    producer: producer.nullable(),
    /** One a line. */
    warnings: z.string().nullable(),
  })
  .meta({ id: 'FullProduct' })
export type FullProduct = z.infer<typeof fullProduct>

/** One value of a facet; `count` is the number of products if it were chosen in addition to the other filters. */
const facetValue = z.object({ value: z.string(), name: z.string(), count: z.int(), selected: z.boolean() })
const facets = z
  .object({
    brands: z.array(facetValue),
    features: z.array(z.object({ code: z.string(), name: z.string(), values: z.array(facetValue) })),
    /** Net or gross, as the query says in `prices`. */
    price: z.object({ from: money.nullable(), to: money.nullable() }),
    in_stock: z.int(),
  })
  .meta({ id: 'Facets' })
export type Facets = z.infer<typeof facets>

/** Additional fields of table rows, requested with `details=1`, else empty. */
const detailed = {
  /** The first few features of the product. */
  key_features: z.array(feature),
  /** Codes of the feature values of the product and its variants, by code of the feature; of several values of one feature the first. */
  feature_codes: z.record(z.string(), z.string()),
  /** The tiers of its cheapest variant. */
  cheapest_variant_prices: z.array(tier),
  /**
   * Of a product with variants the first that have the chosen features, are in stock if that is requested, and are named by the search if it
   * names any: ten, with more than 24 products per page fewer.
   */
  variants: z.array(pricedVariant),
  /** How many variants there are before that limit. */
  variant_count: z.int(),
}

/**
 * Which variants the search `q` names, by a feature value, symbol or EAN, of those that have the chosen features and are in stock if that is
 * requested; both empty if it names none, or all. Those with most of its words, in stock first.
 */
const matched = {
  matched_variant_ids: z.array(id),
  /** The first ten of them; with `details=1` empty, since `variants` has them. */
  matched_variants: z.array(pricedVariant),
}

export const productPage = pageOf(productListItem.extend(detailed).extend(matched).meta({ id: 'ProductRow' }))
  .extend({
    facets,
    /** Where the search leads in place of the list: a path of the shop, in the language of the request. */
    redirect: z.string().nullable(),
    /** The order where the query names none: of a category with products of its own choice first `relevance`. */
    default_sort: z.enum(productSorts),
  })
  .meta({ id: 'ProductPage' })
export type ProductPage = z.infer<typeof productPage>

/** A product with those of its variants that fit; both lists are empty if it has none, or if all fit. */
const fittingProduct = productListItem.extend(matched).meta({ id: 'FittingProduct' })
export type FittingProduct = z.infer<typeof fittingProduct>

const jointPart = z
  .object({
    /** What it is to the product: `Nut`. */
    name: z.string(),
    /** Whether it is chosen in advance. */
    checked: z.boolean(),
    /** How many pieces of it belong to one piece of the product; null: one is enough. */
    pieces: z.int().nullable(),
    /** In stock; of a product with variants, `matched_variants` is the one that fits. */
    product: fittingProduct,
  })
  .meta({ id: 'JointPart' })
export type JointPart = z.infer<typeof jointPart>

export const compatibleProducts = z
  .object({
    /** In stock, except of those chosen by the shop: these come first, then those bought together, then those that the shop's rules name. */
    goes_with: z.array(fittingProduct),
    /** Of the same category, the most alike first; sold-out ones last. */
    similar: z.array(productListItem),
    /** What makes a joint with the product; null if no rule says so. */
    joint: z
      .object({
        /** `Complete the joint`; null if the shop's rules name none. */
        title: z.string().nullable(),
        /** Whether the parts differ by variant; then there are none unless the query names one. */
        depends_on_variant: z.boolean(),
        parts: z.array(jointPart),
        /** How it is made, such as the torque. */
        facts: z.array(feature),
      })
      .nullable(),
  })
  .meta({ id: 'CompatibleProducts' })
export type CompatibleProducts = z.infer<typeof compatibleProducts>

export const suggestions = z
  .object({
    products: z.array(productListItem),
    categories: z.array(categoryLink),
    brands: z.array(z.object({ id, name: z.string(), slug: z.string() })),
  })
  .meta({ id: 'Suggestions' })
