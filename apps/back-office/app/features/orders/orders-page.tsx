import { ShopError } from '@stragan/contract'
import { customerAdminCalls, orderAdminCalls, roleHas } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { draftedSubjects } from '../../platform/drafts/drafts.server.ts'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered } from '../../platform/list-query.ts'
import type { Office } from '../../platform/office.server.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { loadViews } from '../../platform/views.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { ViewLinks } from '../saved-views/view-links.tsx'
import type { Route } from './+types/orders-page.ts'
import { ActiveFilters } from './active-filters.tsx'
import { movesOf } from './handling/right-to-move.ts'
import { readOrderFilters } from './order-filters.server.ts'
import { FiltersForm } from './order-filters.tsx'
import { orderMessages } from './orders.messages.ts'
import { OrdersTable } from './orders-table.tsx'

export const loader = pageLoader(async (office, { params, query, url }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const methods = await office.api(orderAdminCalls.orderMethods, { params: { shop: shop.code } })
  const { filters: requested, wrong } = readOrderFilters(query, methods)
  const after = query.get('after') ?? undefined
  const isNamed = requested.customer !== undefined && roleHas(shop.role, 'customers:read')
  const customer = isNamed ? await customerOf(office, { shop: shop.code, id: Number(requested.customer) }) : null
  const filters = { ...requested, customer: isNamed && !customer ? undefined : requested.customer }
  const id = filters.customer && Number(filters.customer)
  const [views, { items, next }, drafted] = await Promise.all([
    loadViews(office, { shop: shop.code, list: 'orders', filters }),
    office.api(orderAdminCalls.orders, { params: { shop: shop.code }, query: { ...filters, customer: id, after } }),
    draftedSubjects(office, { shop }, ['orders', 'shipments']),
  ])
  const orders = items.map(({ created_at, total_gross, currency, ...order }) => ({
    ...order,
    placed: times.moment(created_at),
    total: formatMoney(account.language, total_gross, currency),
    hasDraft: drafted.has(order.uid),
  }))
  return {
    shop: shop.code,
    moves: movesOf(shop.role),
    search: url.search,
    customer: customer && [`${customer.first_name} ${customer.last_name}`, customer.company].filter(Boolean).join(', '),
    filters,
    wrong,
    methods,
    views,
    orders,
    next,
    isFirst: after === undefined,
  }
})

/** The customer whom a filter names; null for one who has closed the account, or never was. */
async function customerOf(office: Office, params: { shop: string; id: number }) {
  try {
    return await office.api(customerAdminCalls.customer, { params })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'customer_not_found') return null
    throw error
  }
}

export default function OrdersPage({
  loaderData: { shop, moves, search, customer, filters, wrong, methods, views, orders, next, isFirst },
}: Route.ComponentProps) {
  const t = orderMessages[useLanguage()]
  const path = `/${shop}/orders`
  return (
    <Page
      wide
      title={t.title}
      lead={filters.customer ? t.ofCustomer(customer ?? filters.customer) : t.lead}
      actions={<DownloadControl list="orders" filters={filters} count={isFirst && next === null ? orders.length : null} />}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <ViewLinks shop={shop} {...views} />
        <FiltersForm path={path} filters={filters} wrong={wrong} methods={methods} />
        <ActiveFilters path={path} filters={filters} methods={methods} customer={customer} />
      </div>
      {orders.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <OrdersTable shop={shop} orders={orders} moves={moves} list={search} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
