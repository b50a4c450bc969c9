import { maxListSearchLength, type OrderStatus, orderStatuses } from '@stragan/contract'
import { customerAdminCalls, orderAdminCalls, roleHas } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { oneOf, searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/orders-page.ts'
import { orderMessages } from './orders.messages.ts'
import { OrdersTable } from './orders-table.tsx'

const paidOptions = ['true', 'false'] as const

export const loader = pageLoader(async (office, { params, query, url }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const filters = {
    status: oneOf(orderStatuses, query.get('status')),
    paid: oneOf(paidOptions, query.get('paid')),
    customer: /^[1-9]\d{0,8}$/.exec(query.get('customer') ?? '')?.[0],
    q: searchOf(query),
  }
  const after = query.get('after') ?? undefined
  const id = filters.customer && Number(filters.customer)
  const [customer, { items, next }] = await Promise.all([
    id && roleHas(shop.role, 'customers:read') ? office.api(customerAdminCalls.customer, { params: { shop: shop.code, id } }) : null,
    office.api(orderAdminCalls.orders, { params: { shop: shop.code }, query: { ...filters, customer: id, after } }),
  ])
  const orders = items.map(({ created_at, total_gross, currency, ...order }) => ({
    ...order,
    placed: times.moment(created_at),
    total: formatMoney(account.language, total_gross, currency),
  }))
  return {
    shop: shop.code,
    canMove: roleHas(shop.role, 'orders:write'),
    search: url.search,
    customer: customer && [`${customer.first_name} ${customer.last_name}`, customer.company].filter(Boolean).join(', '),
    filters,
    orders,
    next,
    isFirst: after === undefined,
  }
})

export default function OrdersPage({
  loaderData: { shop, canMove, search, customer, filters, orders, next, isFirst },
}: Route.ComponentProps) {
  const t = orderMessages[useLanguage()]
  const path = `/${shop}/orders`
  return (
    <Page
      title={t.title}
      lead={filters.customer ? t.ofCustomer(customer ?? filters.customer) : t.lead}
      actions={
        <div className="flex flex-wrap gap-3">
          {filters.customer && <ButtonLink href={path}>{t.showAll}</ButtonLink>}
          <DownloadControl list="orders" filters={filters} count={isFirst && next === null ? orders.length : null} />
        </div>
      }
    >
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        {filters.customer && <input type="hidden" name="customer" value={filters.customer} />}
        <Select
          name="status"
          label={t.status}
          defaultValue={filters.status ?? ''}
          options={[{ value: '', label: t.anyStatus }, ...orderStatuses.map(value => ({ value, label: t.statuses[value as OrderStatus] }))]}
        />
        <Select
          name="paid"
          label={t.payment}
          defaultValue={filters.paid ?? ''}
          options={[
            { value: '', label: t.anyPayment },
            { value: 'true', label: t.paid },
            { value: 'false', label: t.unpaid },
          ]}
        />
      </FindForm>
      {orders.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || Object.values(filters).some(Boolean)} texts={t} />
      ) : (
        <OrdersTable shop={shop} orders={orders} canMove={canMove} list={search} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
