import { type ProductSort, writeQuery } from '@stragan/contract'

export const pageSizes = [24, 48, 96] as const

/** Id of the form with the filters of a list. */
export const filterFormId = 'filters'

/** Field names of filters. */
export const brandFilter = 'brand' satisfies keyof ListQuery
export const stockFilter = 'in_stock' satisfies keyof ListQuery

/** Filters, order and view of a list, as in its address; the same in both languages. */
export interface ListQuery {
  q: string
  /** Brand ids. */
  brand: string[]
  /** Value codes by feature code. */
  feature: Record<string, string[]>
  /** In the visitor's currency, net or gross as prices are displayed. */
  price_from?: number | undefined
  price_to?: number | undefined
  in_stock: boolean
  /** Only products with a promotional price. */
  sale: boolean
  /** Undefined: the list's default order. */
  sort?: ProductSort | undefined
  per_page: (typeof pageSizes)[number]
  view: 'grid' | 'table'
  page: number
}

/** Address of a list with a query; defaults are left out. */
export function listHref(path: string, query: ListQuery): string {
  const search = writeQuery({
    q: query.q || undefined,
    brand: query.brand,
    feature: query.feature,
    price_from: query.price_from,
    price_to: query.price_to,
    in_stock: query.in_stock ? '1' : undefined,
    sale: query.sale ? '1' : undefined,
    sort: query.sort,
    per_page: query.per_page === pageSizes[0] ? undefined : query.per_page,
    view: query.view === 'grid' ? undefined : query.view,
    page: query.page === 1 ? undefined : query.page,
  }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The query without filters, on page 1; search text, order and view are preserved. */
export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  brand: [],
  feature: {},
  price_from: undefined,
  price_to: undefined,
  in_stock: false,
  sale: false,
  page: 1,
})
