import { maxListSearchLength } from '@stragan/contract'
import { customerAdminCalls, deferredPaymentStates } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { draftedSubjects } from '../../platform/drafts/drafts.server.ts'
import { EmailText } from '../../platform/email-text.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, oneOf, searchOf } from '../../platform/list-query.ts'
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
  const filters = {
    q: searchOf(query),
    deferred_payment: oneOf(deferredPaymentStates, query.get('deferred_payment')),
    locked: oneOf(['true', 'false'], query.get('locked')),
  }
  const after = query.get('after') ?? undefined
  const [views, { items, next }, drafted] = await Promise.all([
    loadViews(office, { shop: shop.code, list: 'customers', filters }),
    office.api(customerAdminCalls.customers, { params: { shop: shop.code }, query: { ...filters, after } }),
    draftedSubjects(office, { shop }, ['customers']),
  ])
  const customers = items.map(({ created_at, last_order_at, ...customer }) => ({
    ...customer,
    hasDraft: drafted.has(String(customer.id)),
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
      wide
      title={t.title}
      lead={t.lead}
      actions={<DownloadControl list="customers" filters={filters} count={isFirst && next === null ? customers.length : null} />}
    >
      <ViewLinks shop={shop} {...views} />
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        <FilterSelect
          name="deferred_payment"
          label={t.deferredPayment}
          value={filters.deferred_payment}
          any={t.everybody}
          options={deferredPaymentStates.map(state => [state, t.deferredStates[state]])}
        />
        <FilterSelect
          name="locked"
          label={t.access}
          value={filters.locked}
          any={t.everybody}
          options={[
            ['true', t.lockedOnes],
            ['false', t.unlockedOnes],
          ]}
        />
      </FindForm>
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
            {customers.map(
              ({
                id,
                first_name,
                last_name,
                company,
                nip,
                email,
                phone,
                since,
                orders,
                lastOrder,
                locked_at,
                hasDraft,
                deferred_payment_approved_at,
              }) => (
                <tr key={id}>
                  <RowHead>
                    <a href={`${path}/${id}`} className="link">
                      {first_name} {last_name}
                    </a>{' '}
                    {locked_at !== null && <Badge tone="danger">{t.locked}</Badge>} {hasDraft && <DraftBadge />}
                    <span className="block font-normal text-quiet text-xs">{t.since(since)}</span>
                  </RowHead>
                  <Cell data-label={t.company}>
                    {company}
                    {nip && (
                      <span translate="no" className="block text-quiet text-xs tabular-nums">
                        NIP {nip}
                      </span>
                    )}
                    {deferred_payment_approved_at !== null && <Badge>{t.deferredPayment}</Badge>}
                  </Cell>
                  <Cell data-label={t.contact}>
                    <EmailText email={email} />
                    {phone && <span className="block text-quiet text-xs tabular-nums">{phone}</span>}
                  </Cell>
                  <Cell numeric data-label={t.orders}>
                    {orders}
                    {lastOrder && <span className="block text-quiet text-xs">{t.lastOrder(lastOrder)}</span>}
                  </Cell>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
