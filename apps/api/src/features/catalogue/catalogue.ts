import type { Tagged } from '@stragan/cache'
import {
  type Brand,
  type Category,
  type CategoryBranch,
  type Currency,
  type catalogueCalls,
  defaultCurrency,
  fieldProblems,
  type Input,
  type ResponseInput,
  ShopError,
  sitemapPerPage,
} from '@stragan/contract'
import { convert, convertBack, fromDecimal, parseRate, plnRate, shownPrice, toDecimal } from '@stragan/pricing'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { pictureOf } from '../pictures/pictures.ts'
import { type CardRow, type LinkRow, rateOf, type TierRow } from './card.queries.ts'
import { reportListed, reportProduct } from './incomplete-products.ts'
import * as lists from './list.queries.ts'
import * as products from './product.queries.ts'
import * as tree from './tree.queries.ts'

export { contentJson, rateOf, type TierRow, tiersJson, type VariantFeature, variantFeaturesOf } from './card.queries.ts'

export { incompleteProductReporter } from './incomplete-products.ts'
export { sourcesOf } from './price-sources.ts'

type CardView = ResponseInput<typeof catalogueCalls.relatedProducts>[number]
type Product = ResponseInput<typeof catalogueCalls.product>

/** Converts grosz to decimals of a currency. */
export interface Prices {
  currency: Currency
  rate: number
  of(grosz: number): number
  ofMaybe(grosz: number | null): number | null
  /** The price of 100, by the unit price. */
  of100(grosz: number | null): number | null
  /** Whether one of these unit prices is too small for 2 decimals, so that all are shown per 100 as well. */
  areCoarse(...grosz: (number | null)[]): boolean
}

/** Throws `invalid_query` if the shop does not offer the currency. */
export async function pricesIn(ctx: Ctx, currency: Currency = defaultCurrency): Promise<Prices> {
  const rate = currency === defaultCurrency ? plnRate : parseRate((await rateOf(ctx, currency)) ?? notOffered())
  const of = (grosz: number) => toDecimal(convert(grosz, rate))
  return {
    currency,
    rate,
    of,
    ofMaybe: grosz => (grosz === null ? null : of(grosz)),
    of100: grosz => (grosz === null ? null : of(100 * grosz)),
    areCoarse: (...all) => all.some(grosz => grosz !== null && shownPrice(grosz, rate).per100 !== null),
  }
}

function notOffered(): never {
  throw new ShopError('invalid_query', { fields: { currency: fieldProblems.not_offered } })
}

/** Cache tags of products (sql/changes.sql). */
export const productTags = (ids: readonly number[]) => ids.map(id => `product:${id}`)

const linkView = (ctx: Ctx, row: LinkRow) => ({
  id: row.id,
  name: row.name,
  slug: ctx.language === 'en' ? row.slug_en : row.slug_pl,
  slugs: { en: row.slug_en, pl: row.slug_pl },
})

function cardView(ctx: Ctx, row: CardRow, prices: Prices, isCoarse = areCoarse(row, prices)): CardView {
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
    custom_price_net: prices.ofMaybe(row.custom_net),
    per_100: isCoarse
      ? {
          price_net: prices.of100(row.price_net),
          price_net_promo: prices.of100(row.promo_net),
          best_price_from_history: prices.of100(row.lowest_net),
          custom_price_net: prices.of100(row.custom_net),
        }
      : null,
    currency: prices.currency,
    content: row.content,
    sale: row.sale,
    product_is_on_sale: row.promo_net !== null,
    is_new: row.is_new,
    is_favorite: row.is_favorite,
    month_star: row.month_star,
    items: row.items,
    has_variants: row.has_variants,
  }
}

/** Whether prices of a card, or of tiers beside it, need a price per 100. */
const areCoarse = (row: CardRow, prices: Prices, tiers: readonly TierRow[] = []) =>
  prices.areCoarse(row.price_net, row.promo_net, row.custom_net, ...tiers.flatMap(tier => [tier.price_net, tier.promo_net]))

function productView(ctx: Ctx, row: products.ProductRow, prices: Prices): Product {
  reportProduct(ctx, row)
  const customNets = row.variants.map(({ custom_net }) => custom_net)
  const isCoarse =
    prices.areCoarse(...customNets) ||
    areCoarse(
      row,
      prices,
      row.variants.flatMap(({ tiers }) => tiers),
    )
  // A product without variants is stored as its own single variant.
  const own = row.has_variants ? undefined : row.variants[0]
  return {
    ...cardView(ctx, row, prices, isCoarse),
    ean: row.ean,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    short_description: row.short_description,
    description: row.description,
    youtube_link: row.youtube_link,
    is_active: true,
    default_category_id: row.category_id,
    pictures: row.pictures.map(pictureOf),
    weight: own?.weight ?? null,
    price_tiers: own ? tiersOf(own.tiers, prices, isCoarse) : [],
    list_variant_features: row.variant_features,
    product_variants_table_data: row.has_variants ? row.variants.map(one => variantView(one, prices, isCoarse)) : [],
    product_variants_custom_prices: row.has_variants
      ? row.variants.flatMap(({ id, custom_net }) =>
          custom_net === null
            ? []
            : [{ product_variant_id: id, price_net: prices.of(custom_net), per_100_net: isCoarse ? prices.of100(custom_net) : null }],
        )
      : [],
    product_features_table_data: row.features,
  }
}

const variantView = (row: products.VariantRow, prices: Prices, isCoarse: boolean): Product['product_variants_table_data'][number] => ({
  product_variant_id: row.id,
  symbol: row.symbol,
  ean: row.ean,
  weight: row.weight,
  combination_features: row.features,
  product_variant_prices: tiersOf(row.tiers, prices, isCoarse),
  best_price_from_history: prices.ofMaybe(row.lowest_net),
  best_price_per_100: isCoarse ? prices.of100(row.lowest_net) : null,
  items: row.items,
  content: row.content,
})

export const tiersOf = (rows: readonly TierRow[], prices: Prices, isCoarse: boolean) =>
  rows.map(({ quantity, price_net, promo_net }) => ({
    quantity,
    price_net: prices.of(price_net),
    promo_price_net: prices.ofMaybe(promo_net),
    per_100: isCoarse ? { price_net: prices.of(100 * price_net), promo_price_net: prices.of100(promo_net) } : null,
    sale: promo_net !== null,
  }))

export async function productByKey(ctx: MaybeVisitorCtx, key: string, currency?: Currency) {
  const [row, prices] = await Promise.all([products.productByKey(ctx, key), pricesIn(ctx, currency)])
  if (!row) throw new ShopError('product_not_found')
  return productView(ctx, row, prices)
}

export async function fullProduct(
  ctx: MaybeVisitorCtx,
  key: string,
  currency?: Currency,
): Promise<ResponseInput<typeof catalogueCalls.fullProduct>> {
  const [row, prices] = await Promise.all([products.fullProductByKey(ctx, key), pricesIn(ctx, currency)])
  if (!row) throw new ShopError('product_not_found')
  const brand = row.brand && { ...row.brand, logo: row.brand.logo && pictureOf(row.brand.logo) }
  const { producer, warnings } = row
  return { ...productView(ctx, row, prices), brand, producer, warnings, breadcrumbs: row.breadcrumbs.map(one => linkView(ctx, one)) }
}

export async function relatedProducts(ctx: MaybeVisitorCtx, key: string, currency?: Currency): Promise<Tagged<CardView[]>> {
  const [row, prices] = await Promise.all([products.relatedTo(ctx, key), pricesIn(ctx, currency)])
  if (!row) throw new ShopError('product_not_found')
  const tags = productTags([row.id, ...row.items.map(({ id }) => id)])
  return { value: row.items.map(item => cardView(ctx, item, prices)), tags }
}

type ProductQuery = Input<typeof catalogueCalls.products>['query']

/** The list of a category changes with its products, any other with all. */
export async function listProducts(
  ctx: MaybeVisitorCtx,
  query: ProductQuery,
): Promise<Tagged<ResponseInput<typeof catalogueCalls.products>>> {
  const prices = await pricesIn(ctx, query.currency)
  const grosz = (amount: number | undefined) => (amount === undefined ? undefined : convertBack(fromDecimal(amount), prices.rate))
  const chosen = Object.entries(query.feature ?? {}).flatMap(([feature, values]) => values.map(value => ({ feature, value })))
  const row = await lists.listProducts(ctx, {
    page: query.page,
    perPage: query.per_page,
    category: query.category,
    brands: (query.brand ?? []).map(Number),
    flag: query.flag,
    words: query.q || undefined,
    priceFrom: grosz(query.price_from),
    priceTo: grosz(query.price_to),
    features: chosen,
    inStock: query.in_stock === '1',
    favorite: query.favorite === '1',
    details: query.details === '1',
    sort: query.sort ?? (query.q ? 'relevance' : query.flag === 'new' ? 'newest' : 'bestselling'),
  })
  if (!row) throw new ShopError('category_not_found')
  const tags = [row.category_id === null ? 'products' : `category:${row.category_id}`]
  const isChosen = (feature: string, value: string) => chosen.some(one => one.feature === feature && one.value === value)
  const value = {
    items: row.items.map(item => {
      const isCoarse = areCoarse(item, prices, item.tiers)
      return {
        ...cardView(ctx, item, prices, isCoarse),
        key_features: item.key_features,
        cheapest_variant_prices: tiersOf(item.tiers, prices, isCoarse),
      }
    }),
    page: query.page,
    per_page: query.per_page,
    total: row.total,
    facets: {
      brands: row.brands.map(one => ({ ...one, selected: query.brand?.includes(one.value) ?? false })),
      features: row.features.map(feature => ({
        ...feature,
        values: feature.values.map(one => ({ ...one, selected: isChosen(feature.code, one.value) })),
      })),
      price: { from: prices.ofMaybe(row.price_from), to: prices.ofMaybe(row.price_to) },
      in_stock: row.in_stock,
    },
  }
  return { value, tags }
}

export async function categoryTree(ctx: Ctx): Promise<CategoryBranch[]> {
  const rows = await tree.allCategories(ctx)
  const branchesOf = (parent: number | null): CategoryBranch[] =>
    (byParent.get(parent) ?? []).map(row => ({
      ...linkView(ctx, row),
      parent_id: row.parent_id,
      products: row.products,
      children: branchesOf(row.id),
    }))
  const byParent = Map.groupBy(rows, row => row.parent_id)
  return branchesOf(null)
}

export async function categoryByKey(ctx: Ctx, key: string): Promise<Category> {
  const row = await tree.categoryByKey(ctx, key)
  if (!row) throw new ShopError('category_not_found')
  return {
    ...linkView(ctx, row),
    parent_id: row.parent_id,
    products: row.products,
    description: row.description,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    breadcrumbs: row.breadcrumbs.map(one => linkView(ctx, one)),
    children: row.children.map(one => ({ ...linkView(ctx, one), products: one.products })),
  }
}

export async function siteMap(ctx: Ctx, page: number): Promise<ResponseInput<typeof catalogueCalls.siteMap>> {
  const { total, items } = await tree.siteMapPage(ctx, page, sitemapPerPage)
  const pages = Math.max(1, Math.ceil(total / sitemapPerPage))
  return { page, pages, items: items.map(({ kind, id, slug_en, slug_pl }) => ({ kind, id, slugs: { en: slug_en, pl: slug_pl } })) }
}

const brandOf = (row: tree.BrandRow): Brand => ({ ...row, logo: row.logo && pictureOf(row.logo) })

export async function allBrands(ctx: Ctx): Promise<Brand[]> {
  return (await tree.allBrands(ctx)).map(brandOf)
}

export async function brandByKey(ctx: Ctx, key: string): Promise<ResponseInput<typeof catalogueCalls.brand>> {
  const row = await tree.brandByKey(ctx, key)
  if (!row) throw new ShopError('brand_not_found')
  const categories = await tree.categoriesOfBrand(ctx, row.id)
  return { ...brandOf(row), categories: categories.map(one => ({ ...linkView(ctx, one), products: one.products })) }
}

export async function suggestions(
  ctx: MaybeVisitorCtx,
  words: string,
  currency?: Currency,
): Promise<ResponseInput<typeof catalogueCalls.suggestions>> {
  const [row, prices] = await Promise.all([lists.suggestionsFor(ctx, words), pricesIn(ctx, currency)])
  return {
    products: row.products.map(one => cardView(ctx, one, prices)),
    categories: row.categories.map(one => linkView(ctx, one)),
    brands: row.brands,
  }
}
