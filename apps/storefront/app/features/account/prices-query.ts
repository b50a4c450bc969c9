import type { customerPriceSorts, Tier } from '@stragan/contract'

export type PriceSort = (typeof customerPriceSorts)[number]

/** Which prices are asked for. */
export interface PricesQuery {
  q: string
  /** Only those that changed lately. */
  recent: boolean
  sort: PriceSort
  page: number
}

/** The query of an address that asks for them; what is as it always is stays out of it. */
export function pricesSearch({ q, recent, sort, page }: PricesQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(recent && { recent: '1' }),
    ...(sort !== 'changed' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** How far below the list price, in whole percent; 0 where it is not below. */
export const savingOf = (list: number, own: number): number => (list > own ? Math.round(((list - own) / list) * 100) : 0)

/** From `quantity` pieces on one piece costs `net` by the list, promotions included; or a hundred, where the row is told for that many. */
export interface ListStep {
  quantity: number
  net: number
}

export const listSteps = (list: readonly Tier[]): ListStep[] =>
  list.map(({ quantity, sale, per_100, ...one }) => {
    const { price_net, promo_price_net } = per_100 ?? one
    return { quantity, net: sale && promo_price_net !== null ? promo_price_net : price_net }
  })

/** Where the list begins to ask less than the customer's own price; null where it never does. */
export const cheaperStep = (own: number, steps: readonly ListStep[]): ListStep | null => steps.find(step => step.net < own) ?? null
