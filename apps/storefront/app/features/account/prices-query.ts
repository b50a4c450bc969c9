/** Which prices are asked for. */
export interface AskedPrices {
  q: string
  page: number
}

/** The query of an address that asks for them. */
export function pricesSearch({ q, page }: AskedPrices): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}

/** How far below the list price, in whole percent; 0 where it is not below. */
export const savingOf = (list: number, own: number): number => (list > own ? Math.round(((list - own) / list) * 100) : 0)
