/** Which data sheets are asked for; the words are called `find`, since `q` is what the shop’s own search box shows. */
export interface SheetsQuery {
  find: string
  page: number
}

/** What an address asks for; what makes no sense in it is left out. */
export function parseSheetsQuery(query: URLSearchParams): SheetsQuery {
  const page = Number(query.get('page') ?? 1)
  return { find: (query.get('find') ?? '').trim().slice(0, 100).trim(), page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/** The query of an address that asks for them. */
export function searchOf({ find, page }: SheetsQuery): string {
  const query = new URLSearchParams({ ...(find && { find }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
