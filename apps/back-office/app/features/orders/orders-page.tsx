import { maxListSearchLength, type OrderStatus, orderStatuses } from '@stragan/contract'
import { orderAdminCalls } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { oneOf, searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/orders-page.ts'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

const paidOptions = ['true', 'false'] as const

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const filters = {
    status: oneOf(orderStatuses, query.get('status')),
    paid: oneOf(paidOptions, query.get('paid')),
    customer: /^[1-9]\d{0,8}$/.exec(query.get('customer') ?? '')?.[0],
    q: searchOf(query),
  }
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(orderAdminCalls.orders, {
    params: { shop: shop.code },
    query: { ...filters, customer: filters.customer && Number(filters.customer), after },
  })
  const orders = items.map(({ created_at, total_gross, currency, ...order }) => ({
    ...order,
    placed: times.moment(created_at),
    total: formatMoney(account.language, total_gross, currency),
  }))
  return { shop: shop.code, filters, orders, next, isFirst: after === undefined }
})

export default function OrdersPage({ loaderData: { shop, filters, orders, next, isFirst } }: Route.ComponentProps) {
  const t = orderMessages[useLanguage()]
  const path = `/${shop}/orders`
  const isFiltered = Object.values(filters).some(value => value !== undefined)
  return (
    <Page
      title={t.title}
      lead={filters.customer ? t.customer(Number(filters.customer)) : t.lead}
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
        <EmptyState icon="search" title={isFiltered || !isFirst ? t.noneFound : t.none}>
          <p>{isFiltered || !isFirst ? t.noneFoundText : t.noneText}</p>
          {(isFiltered || !isFirst) && <ButtonLink href={path}>{t.showAll}</ButtonLink>}
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.order}</ColumnHead>
              <ColumnHead>{t.buyer}</ColumnHead>
              <ColumnHead>{t.status}</ColumnHead>
              <ColumnHead>{t.payment}</ColumnHead>
              <ColumnHead numeric>{t.total}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ uid, number, placed, buyer, email, status, is_test, is_paid, payment, total }) => (
              <tr key={uid}>
                <RowHead className="whitespace-nowrap">
                  <a href={`${path}/${uid}`} className="link tabular-nums">
                    {number}
                  </a>{' '}
                  {is_test && <Badge tone="warning">{t.test}</Badge>}
                  <span className="block font-normal text-quiet text-xs tabular-nums">{placed}</span>
                </RowHead>
                <Cell data-label={t.buyer}>
                  {buyer}
                  <span className="block break-all text-quiet text-xs">{email}</span>
                </Cell>
                <Cell data-label={t.status}>
                  <StatusBadge status={status} />
                </Cell>
                <Cell data-label={t.payment}>
                  {payment}
                  <span className="block text-quiet text-xs">{is_paid ? t.paid : t.unpaid}</span>
                </Cell>
                <Cell numeric data-label={t.total}>
                  {total}
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
