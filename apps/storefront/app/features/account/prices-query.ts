import type { customerPriceSorts, Tier } from '@stragan/contract'

export type PriceSort = (typeof customerPriceSorts)[number]

/** Filters and order of the price list. */
export interface PricesQuery {
  q: string
  /** Only prices that changed recently. */
  recent: boolean
  sort: PriceSort
  page: number
}

/** Serialises the filters as an address's query; defaults are left out. */
export function pricesSearch({ q, recent, sort, page }: PricesQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(recent && { recent: '1' }),
    ...(sort !== 'changed' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** Saving against the list price, in whole percent; 0 if there is none. */
export const savingOf = (list: number, own: number): number => (list > own ? Math.round(((list - own) / list) * 100) : 0)

/**
 * A step of the public price list: from `quantity` pieces, one piece (or 100, if the row is priced per 100) costs `net`, promotions
 * included.
 */
export interface ListStep {
  quantity: number
  net: number
}

export const listSteps = (list: readonly Tier[]): ListStep[] =>
  list.map(({ quantity, sale, per_100, ...one }) => {
    const { price_net, promo_price_net } = per_100 ?? one
    return { quantity, net: sale && promo_price_net !== null ? promo_price_net : price_net }
  })

/** The first list step below the customer's own price; null if there is none. */
export const cheaperStep = (own: number, steps: readonly ListStep[]): ListStep | null => steps.find(step => step.net < own) ?? null
