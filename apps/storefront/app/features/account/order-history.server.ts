import { orderCalls, orderStatuses, type ResponseOutput } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { formatMoment } from '../../platform/format.ts'
import { pageIn, searchIn } from '../../platform/list-address.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type OrdersQuery, searchOf } from './order-query.ts'

/** Parses the address's query; invalid values are ignored. */
export function parseOrdersQuery(query: URLSearchParams): OrdersQuery {
  return {
    q: searchIn(query, 'find'),
    status: orderStatuses.find(status => status === query.get('status')) ?? null,
    page: pageIn(query),
  }
}

export type OrdersView = ReturnType<typeof ordersView>

/** Loads a page of the customer's orders; a page beyond the last redirects to the last. */
export async function ordersOf({ ifSession }: VisitorContext, listQuery: OrdersQuery, language: Language, timeZone: string) {
  const { q, status, page } = listQuery
  const query = { page, per_page: perPage, ...(q && { q }), ...(status && { status }) }
  const found = await ifSession(orderCalls.orders, { query })
  // The session expired between the guard and this call.
  if (!found) throw redirect('/auth')
  const last = Math.max(1, Math.ceil(found.total / found.per_page))
  if (page > last) throw redirect(hrefTo(language, 'orderHistory') + searchOf({ ...listQuery, page: last }))
  return ordersView(found, last, language, timeZone)
}

const perPage = 24

const ordersView = (found: ResponseOutput<typeof orderCalls.orders>, pages: number, language: Language, timeZone: string) => ({
  total: found.total,
  page: found.page,
  pages,
  items: found.items.map(({ created_at, ...order }) => ({
    ...order,
    placed: { iso: created_at, text: formatMoment(language, created_at, timeZone) },
  })),
})
