import { pageIn, searchIn } from '../../platform/list-address.ts'

/** Filters of the data sheets; the search text is called `find`, since `q` belongs to the shop's search box. */
export interface SheetsQuery {
  find: string
  page: number
}

/** Parses the address's query; invalid values are ignored. */
export function parseSheetsQuery(query: URLSearchParams): SheetsQuery {
  return { find: searchIn(query, 'find'), page: pageIn(query) }
}

/** Serialises the filters as an address's query. */
export function searchOf({ find, page }: SheetsQuery): string {
  const query = new URLSearchParams({ ...(find && { find }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
