import { type productSorts, writeQuery } from '@stragan/contract'

export const pageSizes = [24, 48, 96] as const
export type Sort = (typeof productSorts)[number]

/** What a visitor asked of a list, as it stands in the address; the same in both languages. */
export interface ListQuery {
  q: string
  /** Ids. */
  brand: string[]
  /** Codes of features, each with codes of its values. */
  feature: Record<string, string[]>
  /** Net, in the visitor's currency. */
  price_from?: number | undefined
  price_to?: number | undefined
  in_stock: boolean
  /** Absent: the list's own order. */
  sort?: Sort | undefined
  per_page: (typeof pageSizes)[number]
  view: 'grid' | 'table'
  page: number
}

/** The address of a list: only what differs from the plain one. */
export function listHref(path: string, query: ListQuery): string {
  const search = writeQuery({
    q: query.q || undefined,
    brand: query.brand,
    feature: query.feature,
    price_from: query.price_from,
    price_to: query.price_to,
    in_stock: query.in_stock ? '1' : undefined,
    sort: query.sort,
    per_page: query.per_page === pageSizes[0] ? undefined : query.per_page,
    view: query.view === 'grid' ? undefined : query.view,
    page: query.page === 1 ? undefined : query.page,
  }).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The query without any filter, on its first page; what was searched and how it is shown stay. */
export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  brand: [],
  feature: {},
  price_from: undefined,
  price_to: undefined,
  in_stock: false,
  page: 1,
})
