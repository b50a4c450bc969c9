import type { Tagged } from '@stragan/cache'
import { type catalogueCalls, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { convertBack, fromDecimal } from '@stragan/pricing'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import type { NextScheduledChange } from '../../../platform/schedule.ts'
import { type CardView, cardNeedsPer100, cardView, tiersOf } from '../card-view.ts'
import { favouriteIds, searchHits } from '../list.queries.ts'
import { pricesIn } from '../prices.ts'
import { productId, relationsOf } from '../product.queries.ts'
import { brandFacet, featureFacets } from './list-facets.ts'
import type { ListIndex } from './list-index.ts'
import { createListIndexes } from './list-indexes.ts'
import { isInStock, type Order } from './list-item.ts'
import { ordersOf, queryList } from './list-query.ts'
import { createPersonalPrices, type PersonalPrices } from './personal-prices.ts'
import { createProductCards, type ProductCards } from './product-cards.ts'
import { relatedProducts } from './related-products.ts'
import { replacementsOf } from './replacements.ts'

type ProductQuery = Input<typeof catalogueCalls.products>['query']
type ProductPage = ResponseInput<typeof catalogueCalls.products>
type RailQuery = Input<typeof catalogueCalls.productRail>['query']

export interface Lists {
  /** A page of products with its facets. Throws `category_not_found`, `invalid_query`. */
  page(ctx: MaybeVisitorCtx, query: ProductQuery): Promise<Tagged<ProductPage>>
  /** The first products with a flag, sold-out ones last. */
  rail(ctx: MaybeVisitorCtx, query: RailQuery): Promise<Tagged<CardView[]>>
  /** The id of an active product, found by its id or slug, and those of related products, the best first; undefined if there is none. */
  related(ctx: MaybeVisitorCtx, key: string): Promise<{ id: number; ids: number[] } | undefined>
  /** The id and category of an active product, found by its id or slug, and the ids of replacements, the most alike first. */
  replacements(ctx: MaybeVisitorCtx, key: string): Promise<{ id: number; categoryId: number | null; ids: number[] } | undefined>
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
      const first = index.scope({ category: null, flag, inStock: true }).sorted(order).slice(0, limit)
      if (first.length < limit) {
        const soldOut = index
          .scope({ category: null, flag, inStock: false })
          .sorted(order)
          .filter(item => !isInStock(item))
        first.push(...soldOut.slice(0, limit - first.length))
      }
      const rows = await cardsOf(
        ctx,
        first.map(({ id }) => id),
      )
      return { value: rows.map(row => cardView(ctx, row, prices)), tags: ['products'] }
    },
    async related(ctx, key) {
      const [index, relations] = await Promise.all([indexOf(ctx), relationsOf(ctx, key)])
      return relations && { id: relations.id, ids: relatedProducts(index, relations) }
    },
    async replacements(ctx, key) {
      const [index, id] = await Promise.all([indexOf(ctx), productId(ctx, key)])
      const item = id === undefined ? undefined : index.get(id)
      return item && { id: item.id, categoryId: item.categoryId, ids: replacementsOf(index, item) }
    },
    async page(ctx, query) {
      const [prices, index, candidates, personal] = await Promise.all([
        pricesIn(ctx, query.currency),
        indexOf(ctx),
        candidatesOf(ctx, query),
        personalPrices(ctx),
      ])
      const category = query.category === undefined ? null : categoryId(index, ctx, query.category)
      const grosz = (amount: number | undefined) => (amount === undefined ? undefined : convertBack(fromDecimal(amount), prices.rate))
      const chosen = Object.entries(query.feature ?? {}).flatMap(([feature, values]) => values.map(value => ({ feature, value })))
      const sort = query.sort ?? (query.q ? 'relevance' : orderOfFlag(query.flag))
      await prepare(index, ctx, ordersOf({ sort, language: ctx.language }))
      const list = queryList(index, {
        language: ctx.language,
        category,
        flag: query.flag,
        candidates,
        brands: (query.brand ?? []).map(Number),
        priceFrom: grosz(query.price_from),
        priceTo: grosz(query.price_to),
        features: chosen,
        inStock: query.in_stock === '1',
        sort,
        page: query.page,
        perPage: query.per_page,
        personalPrices: personal,
      })
      const facets = facetsOf(index, list.counts, ctx, query)
      const rows = await cardsOf(ctx, list.ids, { withDetails: query.details === '1' })
      const value = {
        items: rows.map(item => {
          const withPer100 = cardNeedsPer100(item, prices, item.tiers)
          return {
            ...cardView(ctx, item, prices, withPer100),
            key_features: item.key_features,
            cheapest_variant_prices: tiersOf(item.tiers, prices, withPer100),
          }
        }),
        page: query.page,
        per_page: query.per_page,
        total: list.total,
        facets: { ...facets, price: { from: prices.ofMaybe(list.priceFrom), to: prices.ofMaybe(list.priceTo) }, in_stock: list.inStock },
      }
      // The list of a category changes with its products; any other, and the hits of a search, with all.
      return { value, tags: [category === null || query.q ? 'products' : `category:${category}`] }
    },
  }
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

/** The hits of a search, a customer's favourites, or both; undefined for all products. */
async function candidatesOf(ctx: MaybeVisitorCtx, { q, favorite }: ProductQuery): Promise<ReadonlyMap<number, number> | undefined> {
  const customer = ctx.visitor?.customer
  const [hits, favourites] = await Promise.all([
    q ? searchHits(ctx, q) : undefined,
    favorite === '1' ? (customer ? favouriteIds(ctx, customer.id) : []) : undefined,
  ])
  const scores = hits && new Map(hits.map(({ product_id, score }) => [product_id, score]))
  return favourites ? new Map(favourites.flatMap(id => (!scores || scores.has(id) ? [[id, scores?.get(id) ?? 0]] : []))) : scores
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
): Pick<ProductPage['facets'], 'brands' | 'features'> {
  const features = featureFacets(metadata, counts.values, new Set(Object.keys(feature)), { language, fallback: shop.defaultLanguage })
  return {
    brands: brandFacet(metadata, counts.brands, language).map(one => ({ ...one, selected: brand.includes(one.value) })),
    features: features.map(({ code, name, values }) => ({
      code,
      name,
      values: values.map(one => ({ ...one, selected: Object.hasOwn(feature, code) && (feature[code] ?? []).includes(one.value) })),
    })),
  }
}
