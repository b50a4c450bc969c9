import { accountCalls, customerPriceSorts, type ResponseOutput } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { formatMoment } from '../../platform/format.ts'
import { pageIn, searchIn } from '../../platform/list-address.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { lineKey } from './my-prices-order.ts'
import { cheaperStep, listSteps, type PricesQuery, pricesSearch, savingOf } from './prices-query.ts'

/** Parses the address's query; invalid values are ignored. */
export function parsePricesQuery(query: URLSearchParams): PricesQuery {
  return {
    q: searchIn(query, 'q'),
    recent: query.get('recent') === '1',
    sort: customerPriceSorts.find(sort => sort === query.get('sort')) ?? 'changed',
    page: pageIn(query),
  }
}

const queryOf = ({ q, recent, sort, page }: PricesQuery) => ({ page, sort, ...(q && { q }), ...(recent && { recent: '1' as const }) })

type Price = ResponseOutput<typeof accountCalls.customerPrices>['items'][number]
export type PriceRow = ReturnType<typeof priceRow>

/** Loads a page of the customer's own prices; a page beyond the last redirects to the last. */
export async function pricesOf({ ifSession }: VisitorContext, listQuery: PricesQuery, language: Language, timeZone: string) {
  const found = await ifSession(accountCalls.customerPrices, { query: queryOf(listQuery) })
  // The session expired between the guard and this call.
  if (!found) throw redirect('/auth')
  const pages = Math.max(1, Math.ceil(found.total / found.per_page))
  if (listQuery.page > pages) throw redirect(hrefTo(language, 'myPrices') + pricesSearch({ ...listQuery, page: pages }))
  return { total: found.total, page: listQuery.page, pages, items: found.items.map(price => priceRow(price, language, timeZone)) }
}

function priceRow({ changed_at, list_prices, combination_features, per_100, ...row }: Price, language: Language, timeZone: string) {
  const steps = listSteps(list_prices)
  const price = { ...row, ...per_100, per: per_100 ? (100 as const) : (1 as const) }
  return {
    ...price,
    key: lineKey(price.product_id, price.product_variant_id),
    features: featuresOf(combination_features),
    tiers: steps.filter(step => step.quantity > 1),
    cheaper: cheaperStep(price.price_net, steps),
    saving: savingOf(price.list_price_net, price.price_net),
    changed: { iso: changed_at, text: formatMoment(language, changed_at, timeZone) },
  }
}

export const featuresOf = (features: Price['combination_features']) => features.map(feature => feature.feature_value).join(' · ')

/** Loads all matching prices, page by page; null without a logged-in customer. */
export async function allPrices(
  { customer, ifSession }: VisitorContext,
  listQuery: PricesQuery,
  language: Language,
): Promise<Price[] | null> {
  if (!(await customer())) return null
  const all: Price[] = []
  for (let page = 1; ; page++) {
    const query = { ...queryOf({ ...listQuery, page }), per_page: 100 }
    const found = await ifSession(accountCalls.customerPrices, { query }, { language })
    if (!found) return null
    all.push(...found.items)
    if (found.items.length === 0 || all.length >= found.total) return all
  }
}
