import type { Tagged } from '@stragan/cache'
import { type catalogueCalls, type Input, maxListedVariants, type ProductSort, type ResponseInput, ShopError } from '@stragan/contract'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import type { NextScheduledChange } from '../../../platform/schedule.ts'
import { redirectFor } from '../../search/search.ts'
import { type CardView, cardView, viewWithVariants } from '../card-view.ts'
import { orFormer } from '../former-slugs.ts'
import { favouriteIds, fittingVariants } from '../list.queries.ts'
import { pricesIn } from '../prices.ts'
import { productSlug, relationsOf, type VariantRow, variantsOf } from '../product.queries.ts'
import { type Compatible, compatible } from './compatible.ts'
import { brandFacet, featureFacets } from './list-facets.ts'
import { facetsOfCategory, type ListIndex } from './list-index.ts'
import { createListIndexes } from './list-indexes.ts'
import { isInStock, type ListItem, type Order } from './list-item.ts'
import { ordersOf, queryList } from './list-query.ts'
import { createPersonalPrices, type PersonalPrices } from './personal-prices.ts'
import { createProductCards, type ProductCards } from './product-cards.ts'
import { relatedProducts } from './related-products.ts'
import { replacementsOf } from './replacements.ts'
import { type Search, searchList } from './search.ts'

type ProductQuery = Input<typeof catalogueCalls.products>['query']
type ProductPage = ResponseInput<typeof catalogueCalls.products>
type RailQuery = Input<typeof catalogueCalls.productRail>['query']

export interface Lists {
  /** A page of products with its facets. Throws `category_not_found`, `invalid_query`. */
  page(ctx: MaybeVisitorCtx, query: ProductQuery): Promise<Tagged<ProductPage>>
  /** The first products with a flag, sold-out ones last. */
  rail(ctx: MaybeVisitorCtx, query: RailQuery): Promise<Tagged<CardView[]>>
  /** The id of an active product, found by its id or a slug, and those of related products, the best first; undefined if there is none. */
  related(ctx: MaybeVisitorCtx, key: string): Promise<{ id: number; ids: number[] } | undefined>
  /** What goes with an active product, found by its id or a slug, or with one of its variants; undefined if there is none. */
  compatible(ctx: MaybeVisitorCtx, key: string, variant: number | undefined): Promise<Compatible | undefined>
  /** An active product, found by its id or a slug, and the ids of replacements, the most alike first; undefined if there is none. */
  replacements(
    ctx: MaybeVisitorCtx,
    key: string,
  ): Promise<{ id: number; slug: string; categoryId: number | null; ids: number[] } | undefined>
  cards: ProductCards
  personalPrices: PersonalPrices
}

export function createLists(deps: Pick<Services, 'changeLog' | 'telemetry' | 'clock'>, nextScheduledChange: NextScheduledChange): Lists {
  const indexOf = createListIndexes(deps)
  const personalPrices = createPersonalPrices(deps)
  const cardsOf = createProductCards(deps, { nextScheduledChange, personalPrices })
  return {
    cards: cardsOf,
    personalPrices,
    async rail(ctx, { flag, limit, currency }) {
      const [prices, index] = await Promise.all([pricesIn(ctx, currency), indexOf(ctx)])
      const order = orderOfFlag(flag)
      await prepare(index, ctx, [order])
      const ids = railItems(index, flag, order)
        .take(limit)
        .map(({ id }) => id)
      const rows = await cardsOf(ctx, [...ids])
      return { value: rows.map(row => cardView(ctx, row, prices)), tags: ['products'] }
    },
    async related(ctx, key) {
      const [index, relations] = await Promise.all([indexOf(ctx), orFormer(ctx, 'product', key, one => relationsOf(ctx, one))])
      return relations && { id: relations.id, ids: relatedProducts(index, relations) }
    },
    async compatible(ctx, key, variant) {
      const [index, relations] = await Promise.all([indexOf(ctx), orFormer(ctx, 'product', key, one => relationsOf(ctx, one))])
      return relations && compatible(ctx, index, relations, variant)
    },
    async replacements(ctx, key) {
      const [index, found] = await Promise.all([indexOf(ctx), orFormer(ctx, 'product', key, one => productSlug(ctx, one))])
      const item = found && index.get(found.id)
      return item && { ...found, categoryId: item.categoryId, ids: replacementsOf(index, item) }
    },
    async page(ctx, query) {
      const loadingIndex = indexOf(ctx)
      const [prices, index, search, redirect, favourites, personal] = await Promise.all([
        pricesIn(ctx, query.currency),
        loadingIndex,
        query.q ? searchList(ctx, loadingIndex, query.q) : undefined,
        query.q ? redirectFor(ctx, query.q) : null,
        favouritesOf(ctx, query),
        personalPrices(ctx),
      ])
      const category = query.category === undefined ? null : categoryId(index, ctx, query.category)
      const chosen = Object.entries(query.feature ?? {}).flatMap(([feature, values]) => values.map(value => ({ feature, value })))
      // A search, a flag and favourites have orders of their own.
      const hasFirst = !(query.q || query.flag || favourites)
      const firstProducts = (hasFirst && index.metadata.categories.find(({ id }) => id === category)?.first_products) || []
      const defaultSort: ProductSort = query.q || firstProducts.length > 0 ? 'relevance' : orderOfFlag(query.flag)
      const sort = query.sort ?? defaultSort
      const display = query.prices ?? 'net'
      await prepare(index, ctx, ordersOf({ sort, language: ctx.language, prices: display }))
      const list = queryList(index, {
        language: ctx.language,
        category,
        flag: query.flag,
        candidates: candidatesOf(search, favourites),
        brands: (query.brand ?? []).map(Number),
        priceFrom: minorOf(query.price_from),
        priceTo: minorOf(query.price_to),
        prices: display,
        rate: prices.rate,
        features: chosen,
        inStock: query.in_stock === '1',
        sort,
        firstProducts,
        page: query.page,
        perPage: query.per_page,
        personalPrices: personal,
      })
      const facets = facetsOf(index, list.counts, ctx, query, facetsOfCategory(index.metadata, category))
      const withDetails = query.details === '1'
      const loadingVariants = listedVariants(ctx, list.ids, search, { withDetails, features: chosen, inStock: query.in_stock === '1' })
      const [rows, listed, variantsOfItem] = await Promise.all([
        cardsOf(ctx, list.ids, { withDetails }),
        loadingVariants,
        loadingVariants.then(found => variantsById(ctx, found, withDetails ? variantsPerProduct(query.per_page) : maxListedVariants)),
      ])
      const value = {
        items: rows.map(item => {
          const variants = variantsOfItem.get(item.id) ?? []
          const { card, tiers, variants: views } = viewWithVariants(ctx, item, variants, prices)
          return {
            ...card,
            key_features: item.key_features,
            feature_codes: withDetails ? featureCodes(index, item.id) : {},
            cheapest_variant_prices: tiers,
            variants: withDetails ? views : [],
            variant_count: (withDetails && listed.get(item.id)?.ids.length) || 0,
            matched_variant_ids: listed.get(item.id)?.matched ?? [],
            matched_variants: withDetails ? [] : views,
          }
        }),
        page: query.page,
        per_page: query.per_page,
        total: list.total,
        facets: { ...facets, price: { from: decimalOf(list.priceFrom), to: decimalOf(list.priceTo) }, in_stock: list.inStock },
        redirect,
        default_sort: defaultSort,
      }
      // The list of a category changes with its products; any other, the hits of a search, and the most sold of the shop, with all.
      const ofAll = category === null || query.q || query.flag === 'bestseller'
      return { value, tags: [ofAll ? 'products' : `category:${category}`, ...(query.q ? ['search'] : [])] }
    },
  }
}

const minorOf = (amount: number | undefined) => (amount === undefined ? undefined : fromDecimal(amount))
const decimalOf = (minor: number | null) => (minor === null ? null : toDecimal(minor))

/** Codes of a product's feature values by code of the feature, of several the first. */
const featureCodes = ({ metadata: { features, values }, get }: ListIndex, id: number): Record<string, string> =>
  Object.fromEntries(
    (get(id)?.values ?? [])
      .flatMap(at => values[at] ?? [])
      // Of equal keys the last one holds.
      .sort((a, b) => b.position - a.position)
      .map(({ feature, code }) => [features[feature]?.code ?? '', code]),
  )

/** The products with a flag, those in stock first. */
function* railItems(index: ListIndex, flag: RailQuery['flag'], order: Order): Generator<ListItem> {
  const sorted = (inStock: boolean) => index.scope({ category: null, flag, inStock }).sorted(order)
  yield* sorted(true)
  for (const item of sorted(false)) if (!isInStock(item)) yield item
}

const orderOfFlag = (flag: ProductQuery['flag']) => (flag === 'new' ? 'newest' : 'bestselling')

/** Sets the index to the time of the request, with these orders sorted. Read the index without awaiting anything else. */
async function prepare(index: ListIndex, ctx: MaybeVisitorCtx, orders: readonly Order[]) {
  const now = ctx.now.getTime() * 1000
  index.setTime(now)
  await index.prepare(orders)
  // Other requests may have changed the index meanwhile.
  index.setTime(now)
}

/** Undefined where the list is not of favourites. */
const favouritesOf = async (ctx: MaybeVisitorCtx, { favorite }: ProductQuery) =>
  favorite === '1' ? (ctx.visitor?.customer ? favouriteIds(ctx, ctx.visitor.customer.id) : []) : undefined

/** The hits of a search, a customer's favourites, or both, with their scores; undefined for all products. */
function candidatesOf(search: Search | undefined, favourites: readonly number[] | undefined): ReadonlyMap<number, number> | undefined {
  const scores = search?.scores
  return favourites ? new Map(favourites.flatMap(id => (!scores || scores.has(id) ? [[id, scores?.get(id) ?? 0]] : []))) : scores
}

interface ListedVariants {
  ids: number[]
  /** Those of them that a search names: all, or none. */
  matched: number[]
}

interface VariantFilter {
  withDetails: boolean
  features: readonly { feature: string; value: string }[]
  inStock: boolean
}

/**
 * The variants of some products that a search names, in stock first, of those that fit the filter. With details, of products without such
 * variants all that fit.
 */
async function listedVariants(
  ctx: MaybeVisitorCtx,
  products: readonly number[],
  search: Search | undefined,
  { withDetails, ...filter }: VariantFilter,
): Promise<ReadonlyMap<number, ListedVariants>> {
  const wanted = withDetails ? products : products.filter(id => search?.named.has(id))
  const isFiltered = withDetails || filter.inStock || filter.features.length > 0
  const rows = isFiltered && wanted.length > 0 ? await fittingVariants(ctx, wanted, filter) : []
  const fitting = new Map(rows.map(({ product_id, ids }) => [product_id, ids]))
  return new Map(
    wanted.map(id => {
      const named = search?.named.get(id)?.ids ?? []
      const fits = fitting.get(id) ?? []
      const matched = isFiltered ? named.filter(one => fits.includes(one)) : named
      return [id, { ids: matched.length > 0 ? matched : withDetails ? fits : [], matched }]
    }),
  )
}

/** Rows of a table in all; a product has at least two. */
const maxRows = 240
const variantsPerProduct = (perPage: number) => Math.min(maxListedVariants, Math.max(2, Math.floor(maxRows / perPage)))

/** The first variants of each product, in the order of the ids. */
async function variantsById(ctx: MaybeVisitorCtx, listed: ReadonlyMap<number, ListedVariants>, most: number) {
  const first = new Map([...listed].map(([id, { ids }]) => [id, ids.slice(0, most)]))
  const ids = [...first.values()].flat()
  if (ids.length === 0) return new Map<number, VariantRow[]>()
  const rows = await variantsOf(ctx, { products: [...first.keys()], variants: ids })
  return new Map(
    rows.map(({ product_id, variants }) => [
      product_id,
      first.get(product_id)?.flatMap(id => variants.find(variant => variant.id === id) ?? []) ?? [],
    ]),
  )
}

/** Finds a category by its id, or by its slug in the language of the request. */
function categoryId({ metadata }: ListIndex, { language }: MaybeVisitorCtx, key: string): number {
  const slug = language === 'en' ? 'slug_en' : 'slug_pl'
  const found = metadata.categories.find(category => (/^\d+$/.test(key) ? category.id === Number(key) : category[slug] === key))
  if (!found) throw new ShopError('category_not_found')
  return found.id
}

/** Brands and features with their counts, and which of them are chosen. */
function facetsOf(
  { metadata }: ListIndex,
  counts: { brands: Int32Array; values: Int32Array },
  { language, shop }: MaybeVisitorCtx,
  { brand = [], feature = {} }: ProductQuery,
  configured: readonly string[],
): Pick<ProductPage['facets'], 'brands' | 'features'> {
  const languages = { language, fallback: shop.defaultLanguage }
  const features = featureFacets(metadata, counts.values, feature, languages, configured)
  return {
    brands: brandFacet(metadata, counts.brands, language).map(one => ({ ...one, selected: brand.includes(one.value) })),
    features: features.map(({ code, name, values }) => ({
      code,
      name,
      values: values.map(one => ({ ...one, selected: Object.hasOwn(feature, code) && (feature[code] ?? []).includes(one.value) })),
    })),
  }
}
