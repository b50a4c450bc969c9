import type { OrderStatus } from '@stragan/contract'

/** Filters of the order history. */
export interface OrdersQuery {
  q: string
  status: OrderStatus | null
  page: number
}

/** Serialises the filters as an address's query. The search text is called `find`, since `q` belongs to the shop's search box. */
export function searchOf({ q, status, page }: OrdersQuery): string {
  const query = new URLSearchParams({ ...(q && { find: q }), ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
