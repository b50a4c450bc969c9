import type { Language, PriceDisplay, ProductSort } from '@stragan/contract'
import { convert, grossOf } from '@stragan/pricing'
import type { ListIndex, ListMetadata, ListPart } from './list-index.ts'
import { isInStock, type ListItem, type Order, orders } from './list-item.ts'
import { countBrand, countValue, countValues, type FacetCounts, noCounts, type Scope } from './list-scope.ts'
import type { ProductPrices } from './personal-prices.ts'
import { merged } from './sorted.ts'

export interface ListQuery extends ListPart {
  language: Language
  /** Only these products, such as the hits of a search with their scores. */
  candidates: ReadonlyMap<number, number> | undefined
  brands: readonly number[]
  /** Minor units of the displayed currency, net or gross. */
  priceFrom: number | undefined
  priceTo: number | undefined
  prices: PriceDisplay
  /** Of the displayed currency, in millionths. */
  rate: number
  /** Codes of a feature and of one of its values. */
  features: readonly { feature: string; value: string }[]
  sort: ProductSort
  /** Ids of products that come first by relevance, where nothing is searched. */
  firstProducts: readonly number[]
  page: number
  perPage: number
  /** The customer's prices by product: those that are lower than the list's are shown, sorted and filtered by. grosz net */
  personalPrices: ProductPrices
}

export interface ListResult {
  /** Of the page, in order. */
  ids: number[]
  total: number
  /** Each facet counts without its own filter. */
  counts: FacetCounts
  /** Minor units, as in the query. */
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
  const personalPrice = personalPriceFor(query)
  const personal = personalItems(index, scope, query)
  const amountOf = amountFor(query)
  const others = (order: 'price_asc' | 'price_desc') =>
    scope
      .sorted(order)
      .values()
      .filter(item => personalPrice(item) === undefined)
  const bounds = [...personal, ...dearest(others('price_desc'), amountOf), ...cheapest(others('price_asc'), amountOf)]
  return {
    ids: pageOf(sortedItems(index, scope, query), query),
    total: scope.size(),
    counts: scope.counts,
    ...rangeOf(bounds, amountOf),
    inStock: scope.inStock(),
  }
}

/** What the price of an item is compared and shown as: in the displayed currency, net or with its VAT. */
const amountFor =
  ({ prices, rate }: ListQuery) =>
  ({ price, vatPercent }: Pick<ListItem, 'price' | 'vatPercent'>) =>
    price === null ? null : grossOf(convert(price, rate), prices === 'net' ? 0 : vatPercent)

type AmountOf = ReturnType<typeof amountFor>
const maxVatPercent = 100

/** Of items by ascending net price, those that may have the lowest amount: no gross price is below its net price. */
function* cheapest(items: Iterable<ListItem>, amountOf: AmountOf): Iterable<ListItem> {
  let lowest = Infinity
  for (const item of items) {
    if ((amountOf({ ...item, vatPercent: 0 }) ?? Infinity) >= lowest) return
    lowest = Math.min(lowest, amountOf(item) ?? Infinity)
    yield item
  }
}

/** Of items by descending net price, those that may have the highest amount, whatever their VAT. */
function* dearest(items: Iterable<ListItem>, amountOf: AmountOf): Iterable<ListItem> {
  let highest = -1
  for (const item of items) {
    const amount = amountOf(item)
    if (amount === null || (amountOf({ ...item, vatPercent: maxVatPercent }) ?? 0) <= highest) return
    if (amount <= highest) continue
    highest = amount
    yield item
  }
}

/** The lowest and the highest amount of items. */
function rangeOf(items: Iterable<ListItem>, amountOf: AmountOf): Pick<ListResult, 'priceFrom' | 'priceTo'> {
  let lowest = Infinity
  let highest = -Infinity
  for (const item of items) {
    const amount = amountOf(item)
    if (amount === null) continue
    lowest = Math.min(lowest, amount)
    highest = Math.max(highest, amount)
  }
  return { priceFrom: finiteOrNull(lowest), priceTo: finiteOrNull(highest) }
}

const finiteOrNull = (price: number) => (Number.isFinite(price) ? price : null)

function filteredList(index: ListIndex, scope: Scope, query: ListQuery): ListResult {
  const { metadata } = index
  const { priceFrom = -Infinity, priceTo = Infinity } = query
  const priceOf = priceFor(query)
  const amountOf = amountFor(query)
  const filtersPrice = hasPriceFilter(query)
  const chosenBrands = new Set(query.brands.map(id => metadata.brandAt.get(id)))
  const chosenFeatures = chosenValues(metadata, query.features)

  const matches: ListItem[] = []
  const counts = noCounts(metadata)
  let lowest = Infinity
  let highest = -Infinity
  let inStock = 0

  for (const item of sortedItems(index, scope, query)) {
    const price = amountOf({ price: priceOf(item), vatPercent: item.vatPercent })
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
    if (matchesAll && isInStock(item)) inStock++
  }
  return {
    ids: pageOf(matches, query),
    total: matches.length,
    counts,
    priceFrom: finiteOrNull(lowest),
    priceTo: finiteOrNull(highest),
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

/** The customer's price of a product, where it is lower than the list price of each variant. */
const personalPriceFor =
  ({ personalPrices }: ListQuery) =>
  ({ id, price: listPrice }: ListItem): number | undefined => {
    const price = personalPrices.get(id)
    return price !== undefined && price < (listPrice ?? Infinity) ? price : undefined
  }

/** The price of a product for the customer. */
function priceFor(query: ListQuery) {
  const personalPrice = personalPriceFor(query)
  return (item: ListItem) => personalPrice(item) ?? item.price
}

const itemsIn = (index: ListIndex, scope: Scope, ids: Iterable<number>): ListItem[] =>
  [...ids].flatMap(id => index.get(id) ?? []).filter(item => scope.includes(item))

/** The products of the scope that have a lower price for the customer, at that price. */
function personalItems(index: ListIndex, scope: Scope, query: ListQuery): ListItem[] {
  const { personalPrices } = query
  const personalPrice = personalPriceFor(query)
  const items = scope.size() < personalPrices.size ? scope.sorted('bestselling') : itemsIn(index, scope, personalPrices.keys())
  return items.flatMap(item => {
    const price = personalPrice(item)
    return price === undefined ? [] : [{ ...item, price }]
  })
}

/** The orders that a list reads: its own, and those of the facet of prices. */
export const ordersOf = (query: Pick<ListQuery, 'sort' | 'language' | 'prices'>): Order[] => [
  'bestselling',
  orderOf(query),
  'price_asc',
  'price_desc',
]

/** Prices are compared as they are displayed. */
function orderOf({ sort, language, prices }: Pick<ListQuery, 'sort' | 'language' | 'prices'>): Order {
  if (sort === 'name') return `name_${language}`
  if (sort === 'price_asc' || sort === 'price_desc') return prices === 'net' ? sort : `gross_${sort}`
  return sort === 'relevance' ? 'bestselling' : sort
}

/** The items of the scope, or the candidates in it, in the order of the list. */
function sortedItems(index: ListIndex, scope: Scope, query: ListQuery): Iterable<ListItem> {
  const { candidates, personalPrices, sort, firstProducts } = query
  const compare = orders[orderOf(query)]
  const isByPersonalPrice = personalPrices.size > 0 && (sort === 'price_asc' || sort === 'price_desc')
  if (candidates) {
    const priceOf = priceFor(query)
    const scoreOf = ({ id }: ListItem) => candidates.get(id) ?? 0
    const found = itemsIn(index, scope, candidates.keys())
    if (sort === 'relevance') return found.sort((a, b) => scoreOf(b) - scoreOf(a) || compare(a, b))
    return (isByPersonalPrice ? found.map(item => ({ ...item, price: priceOf(item) })) : found).sort(compare)
  }
  const sorted = scope.sorted(orderOf(query))
  const first = sort === 'relevance' ? new Set(itemsIn(index, scope, firstProducts)) : new Set<ListItem>()
  if (first.size > 0)
    return chain(
      first,
      sorted.values().filter(item => !first.has(item)),
    )
  if (!isByPersonalPrice) return sorted
  const personalPrice = personalPriceFor(query)
  const others = sorted.values().filter(item => personalPrice(item) === undefined)
  return merged(others, personalItems(index, scope, query).sort(compare), compare)
}

function* chain<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part
}

function pageOf(items: Iterable<ListItem>, { page, perPage }: ListQuery): number[] {
  const first = (page - 1) * perPage
  return [...Iterator.from(items).drop(first).take(perPage)].map(({ id }) => id)
}
