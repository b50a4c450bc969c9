import { maxMovedOrders } from '@stragan/contract/admin'

/** The list that orders were chosen in, with its filters. */
export const listOf = (shop: string, query: URLSearchParams) => {
  const filters = new URLSearchParams(query.get('list') ?? '')
  return filters.size > 0 ? `/${shop}/orders?${filters}` : `/${shop}/orders`
}

export const chosenIn = (given: readonly string[]) => [...new Set(given)].filter(uid => /^[0-9a-f]{32}$/.test(uid)).slice(0, maxMovedOrders)
