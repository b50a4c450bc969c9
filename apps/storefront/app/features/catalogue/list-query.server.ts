import { maxFeatureFilters, maxFilterValues, productQuery, productSorts, readQuery } from '@stragan/contract'
import { type ListQuery, pageSizes } from './list-query.ts'

const { brand, feature, page } = productQuery.shape
const maxSearchLength = 200
/** Maximum of brands and feature values together: each has a chip, whose address contains all others. */
const maxChosen = 60

/** Parses the filters of an address; invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const given = readQuery(search, name => name === 'brand')
  const [price_from, price_to] = inOrder(amountOf(given.price_from), amountOf(given.price_to))
  const brands = unique(asArray(given.brand).filter(id => brand.safeParse([id]).success))
  return {
    q: typeof given.q === 'string' ? given.q.trim().slice(0, maxSearchLength).trim() : '',
    brand: brands,
    feature: featuresIn(given.feature, maxChosen - brands.length),
    price_from,
    price_to,
    in_stock: given.in_stock === '1',
    sale: given.sale === '1',
    sort: productSorts.find(sort => sort === given.sort),
    per_page: pageSizes.find(size => String(size) === given.per_page) ?? pageSizes[0],
    view: given.view === 'table' ? 'table' : 'grid',
    page: page.safeParse(given.page).data ?? 1,
  }
}

/** The first features of a query, up to the maximum number of values. */
function featuresIn(given: unknown, maxValues: number): Record<string, string[]> {
  const chosen = Object.entries(asGroup(given))
    .map(([code, values]) => [code, unique(values)] as const)
    .filter(([code, values]) => feature.safeParse({ [code]: values }).success)
    .slice(0, maxFeatureFilters)
    .flatMap(([code, values]) => values.map(value => [code, value] as const))
    .slice(0, maxValues)
  return Object.fromEntries(
    Object.entries(Object.groupBy(chosen, ([code]) => code)).map(([code, pairs = []]) => [code, pairs.map(([, value]) => value)]),
  )
}

const unique = (values: string[]) => [...new Set(values)].slice(0, maxFilterValues)
const asArray = (value: unknown): string[] => (Array.isArray(value) ? value : [])
const asGroup = (value: unknown): Record<string, string[]> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, string[]>) : {}

/** Thousands in English: no price has three decimals. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?!\d)/

/** Parses an amount as written in either language: `1 234,50`, `1,234.50`, `12.5`. */
function amountOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const withoutGroups = value.replace(/\s/g, '').replace(grouped, digits => digits.replaceAll(',', ''))
  const amount = withoutGroups.replace(',', '.')
  return /^\d{1,7}(\.\d*)?$/.test(amount) ? Math.round(Number(amount) * 100) / 100 : undefined
}

const inOrder = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to ? ([to, from] as const) : ([from, to] as const)
