/** Filters of the data sheets; the search text is called `find`, since `q` belongs to the shop's search box. */
export interface SheetsQuery {
  find: string
  page: number
}

/** Parses the address's query; invalid values are ignored. */
export function parseSheetsQuery(query: URLSearchParams): SheetsQuery {
  const page = Number(query.get('page') ?? 1)
  return { find: (query.get('find') ?? '').trim().slice(0, 100).trim(), page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** Serialises the filters as an address's query. */
export function searchOf({ find, page }: SheetsQuery): string {
  const query = new URLSearchParams({ ...(find && { find }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
