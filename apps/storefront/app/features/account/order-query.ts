import type { OrderStatus } from '@stragan/contract'

/** Which orders are asked for. */
export interface OrdersQuery {
  q: string
  status: OrderStatus | null
  page: number
}

/** The query of an address that asks for them; `q` is what the shop’s own search box shows. */
export function searchOf({ q, status, page }: OrdersQuery): string {
  const query = new URLSearchParams({ ...(q && { find: q }), ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
