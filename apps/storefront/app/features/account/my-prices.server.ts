import { type Answer, accountCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { formatMoment } from '../../platform/format.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { type AskedPrices, pricesSearch, savingOf } from './prices-query.ts'

/** What the address asks for; what makes no sense in it is left out. */
export function askedPrices(query: URLSearchParams): AskedPrices {
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

type Price = Answer<typeof accountCalls.customerPrices>['items'][number]
export type PriceRow = ReturnType<typeof priceRow>

/** A page of the customer's own prices; one behind the last leads to the last. */
export async function pricesOf({ ifKnown }: Visitor, { q, page }: AskedPrices, language: Language, timeZone: string) {
  const found = await ifKnown(accountCalls.customerPrices, { query: { page, ...(q && { q }) } })
  // The session ended between the guard and here.
  if (!found) throw redirect('/auth')
  const pages = Math.max(1, Math.ceil(found.total / found.per_page))
  if (page > pages) throw redirect(hrefTo(language, 'myPrices') + pricesSearch({ q, page: pages }))
  return { total: found.total, page, pages, items: found.items.map(price => priceRow(price, language, timeZone)) }
}

const priceRow = ({ changed_at, ...price }: Price, language: Language, timeZone: string) => ({
  ...price,
  saving: savingOf(price.list_price_net, price.price_net),
  changed: { iso: changed_at, text: formatMoment(language, changed_at, timeZone) },
})

/** Every price that fits, page by page; null for who is no customer. */
export async function allPrices({ customer, ifKnown }: Visitor, q: string, language: Language): Promise<Price[] | null> {
  if (!(await customer())) return null
  const all: Price[] = []
  for (let page = 1; ; page++) {
    const found = await ifKnown(accountCalls.customerPrices, { query: { page, per_page: 100, ...(q && { q }) } }, { language })
    if (!found) return null
    all.push(...found.items)
    if (found.items.length === 0 || all.length >= found.total) return all
  }
}
