import type { Language } from '@stragan/contract'
import type { ListIndex, ListMetadata, ListPart } from './list-index.ts'
import { type ListItem, type Order, orders } from './list-item.ts'
import { countBrand, countValue, countValues, type FacetCounts, noCounts, type Scope } from './list-scope.ts'
import { merged } from './sorted.ts'

type Sort = 'relevance' | 'bestselling' | 'newest' | 'price_asc' | 'price_desc' | 'name'

export interface ListQuery extends ListPart {
  language: Language
  /** Only these products, such as the hits of a search with their scores. */
  candidates: ReadonlyMap<number, number> | undefined
  brands: readonly number[]
  /** grosz net */
  priceFrom: number | undefined
  priceTo: number | undefined
  /** Codes of a feature and of one of its values. */
  features: readonly { feature: string; value: string }[]
  sort: Sort
  page: number
  perPage: number
  /** The customer's prices by product, where they are lower than the list's. grosz net */
  personalPrices: ReadonlyMap<number, number> | undefined
}

export interface ListResult {
  /** Of the page, in order. */
  ids: number[]
  total: number
  /** Each facet counts without its own filter. */
  counts: FacetCounts
  /** grosz net */
  priceFrom: number | null
  priceTo: number | null
  inStock: number
}

/** A page of products with its facets. */
export function queryList(index: ListIndex, query: ListQuery): ListResult {
  const scope = index.scope(query)
  const isFiltered = query.candidates || hasPriceFilter(query) || query.brands.length > 0 || query.features.length > 0
  return isFiltered ? filteredList(index, scope, query) : wholeScope(index, scope, query)
}

const hasPriceFilter = ({ priceFrom, priceTo }: ListQuery) => priceFrom !== undefined || priceTo !== undefined

/** An unfiltered list: everything but the page is counted already. */
function wholeScope(index: ListIndex, scope: Scope, query: ListQuery): ListResult {
  const ofSort = (sort: Sort) => sortedItems(index, scope, { ...query, sort })
  const priceOf = priceFor(query)
  const [cheapest] = ofSort('price_asc')
  const [dearest] = ofSort('price_desc')
  return {
    ids: pageOf(ofSort(query.sort), query),
    total: scope.size(),
    counts: scope.counts,
    priceFrom: cheapest ? priceOf(cheapest) : null,
    priceTo: dearest ? priceOf(dearest) : null,
    inStock: scope.inStock(),
  }
}

function filteredList(index: ListIndex, scope: Scope, query: ListQuery): ListResult {
  const { metadata } = index
  const { priceFrom = -Infinity, priceTo = Infinity } = query
  const priceOf = priceFor(query)
  const filtersPrice = hasPriceFilter(query)
  const chosenBrands = new Set(query.brands.map(id => metadata.brandAt.get(id)))
  const chosenFeatures = chosenValues(metadata, query.features)

  const matches: ListItem[] = []
  const counts = noCounts(metadata)
  let lowest = Infinity
  let highest = -Infinity
  let inStock = 0

  for (const item of sortedItems(index, scope, query)) {
    const price = priceOf(item)
    const failsBrand = chosenBrands.size > 0 && !(item.brand !== null && chosenBrands.has(item.brand))
    const failsPrice = filtersPrice && !(price !== null && price >= priceFrom && price <= priceTo)
    let failures = Number(failsBrand) + Number(failsPrice)
    let failedFeature = -1
    for (const { feature, values } of chosenFeatures)
      if (!item.values.some(value => values.has(value))) {
        failures++
        failedFeature = feature
      }
    if (failures > 1) continue
    const matchesAll = failures === 0
    if (matchesAll) matches.push(item)
    if (matchesAll || failsBrand) countBrand(counts, item, 1)
    if (matchesAll) countValues(counts, item, 1)
    else for (const value of item.values) if (metadata.values[value]?.feature === failedFeature) countValue(counts, value, 1)
    if ((matchesAll || failsPrice) && price !== null) {
      lowest = Math.min(lowest, price)
      highest = Math.max(highest, price)
    }
    if (matchesAll && item.stockOnHand > 0) inStock++
  }
  return {
    ids: pageOf(matches, query),
    total: matches.length,
    counts,
    priceFrom: lowest === Infinity ? null : lowest,
    priceTo: highest === -Infinity ? null : highest,
    inStock,
  }
}

/** The values chosen of each feature; an unknown value, or feature, matches no product. */
const chosenValues = ({ features, values }: ListMetadata, chosen: ListQuery['features']) =>
  [...Map.groupBy(chosen, ({ feature }) => feature)].map(([code, pairs]) => {
    const feature = features.findIndex(one => one.code === code)
    const codes = new Set(pairs.map(({ value }) => value))
    const wanted = values.filter(value => value.feature === feature && codes.has(value.code))
    return { feature, values: new Set(wanted.map(({ at }) => at)) }
  })

/** The price of a product for the customer. */
const priceFor =
  ({ personalPrices }: ListQuery) =>
  ({ id, price }: ListItem) =>
    personalPrices?.get(id) ?? price

/** The orders that a list reads: its own, and those of the facet of prices. */
export const ordersOf = (query: Pick<ListQuery, 'sort' | 'language'>): Order[] => ['bestselling', orderOf(query), 'price_asc', 'price_desc']

const orderOf = ({ sort, language }: Pick<ListQuery, 'sort' | 'language'>): Order =>
  sort === 'name' ? `name_${language}` : sort === 'relevance' ? 'bestselling' : sort

/** The items of the scope, or the candidates in it, in the order of the list. */
function sortedItems(index: ListIndex, scope: Scope, query: ListQuery): Iterable<ListItem> {
  const { candidates, personalPrices, sort } = query
  const compare = orders[orderOf(query)]
  const isByPersonalPrice = personalPrices && (sort === 'price_asc' || sort === 'price_desc')
  const priceOf = priceFor(query)
  const inScope = (ids: Iterable<number>) => {
    const items = [...ids].flatMap(id => index.get(id) ?? []).filter(item => scope.includes(item))
    return isByPersonalPrice ? items.map(item => ({ ...item, price: priceOf(item) })) : items
  }
  if (candidates) {
    const scoreOf = ({ id }: ListItem) => candidates.get(id) ?? 0
    const found = inScope(candidates.keys())
    return sort === 'relevance' ? found.sort((a, b) => scoreOf(b) - scoreOf(a) || compare(a, b)) : found.sort(compare)
  }
  const sorted = scope.sorted(orderOf(query))
  if (!isByPersonalPrice) return sorted
  const others = sorted.values().filter(({ id }) => !personalPrices.has(id))
  return merged(others, inScope(personalPrices.keys()).sort(compare), compare)
}

function pageOf(items: Iterable<ListItem>, { page, perPage }: ListQuery): number[] {
  const first = (page - 1) * perPage
  return [...Iterator.from(items).drop(first).take(perPage)].map(({ id }) => id)
}
