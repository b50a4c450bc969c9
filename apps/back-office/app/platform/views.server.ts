import { type ViewedList, viewCallsOf } from '@stragan/contract/admin'
import { type Filters, listHref } from './list-query.ts'
import type { Office } from './office.server.ts'
import { optional } from './optional.server.ts'

/**
 * The saved views of a list, none where they cannot be had right now, and the filters of the page as a query string. The current view has the same
 * filters.
 */
export async function loadViews(office: Office, { shop, list, filters }: { shop: string; list: ViewedList; filters: Filters }) {
  const views = (await optional(office.api(viewCallsOf[list].list, { params: { shop } }))) ?? []
  const query = listHref('', filters).slice(1)
  const current = sorted(query)
  return {
    list,
    views: views.map(({ id, name, query }) => ({ id, name, query, isCurrent: sorted(query) === current })),
    query,
  }
}

/** Whatever the order in which filters were set, they are the same. */
const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join('&')
