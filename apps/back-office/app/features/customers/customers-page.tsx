import { maxListSearchLength } from '@stragan/contract'
import { customerAdminCalls } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { loadViews } from '../../platform/views.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { ViewLinks } from '../saved-views/view-links.tsx'
import type { Route } from './+types/customers-page.ts'
import { customerMessages } from './customers.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'customers:read')
  const filters = { q: searchOf(query) }
  const after = query.get('after') ?? undefined
  const [views, { items, next }] = await Promise.all([
    loadViews(office, { shop: shop.code, list: 'customers', filters }),
    office.api(customerAdminCalls.customers, { params: { shop: shop.code }, query: { ...filters, after } }),
  ])
  const customers = items.map(({ created_at, last_order_at, ...customer }) => ({
    ...customer,
    since: times.day(created_at),
    lastOrder: last_order_at && times.day(last_order_at),
  }))
  return { shop: shop.code, filters, views, customers, next, isFirst: after === undefined }
})

export default function CustomersPage({ loaderData: { shop, filters, views, customers, next, isFirst } }: Route.ComponentProps) {
  const t = customerMessages[useLanguage()]
  const path = `/${shop}/customers`
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={<DownloadControl list="customers" filters={filters} count={isFirst && next === null ? customers.length : null} />}
    >
      <ViewLinks shop={shop} {...views} />
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={filters.q ?? ''}
        submit={t.submit}
      />
      {customers.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.customer}</ColumnHead>
              <ColumnHead>{t.company}</ColumnHead>
              <ColumnHead>{t.contact}</ColumnHead>
              <ColumnHead numeric>{t.orders}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {customers.map(({ id, first_name, last_name, company, nip, email, phone, since, orders, lastOrder }) => (
              <tr key={id}>
                <RowHead>
                  <a href={`${path}/${id}`} className="link">
                    {first_name} {last_name}
                  </a>
                  <span className="block font-normal text-quiet text-xs">{t.since(since)}</span>
                </RowHead>
                <Cell data-label={t.company}>
                  {company}
                  {nip && (
                    <span translate="no" className="block text-quiet text-xs tabular-nums">
                      NIP {nip}
                    </span>
                  )}
                </Cell>
                <Cell data-label={t.contact}>
                  <span className="break-all">{email}</span>
                  {phone && <span className="block text-quiet text-xs tabular-nums">{phone}</span>}
                </Cell>
                <Cell numeric data-label={t.orders}>
                  {orders}
                  {lastOrder && <span className="block text-quiet text-xs">{t.lastOrder(lastOrder)}</span>}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
