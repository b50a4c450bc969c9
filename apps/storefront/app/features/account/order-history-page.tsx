import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Button, ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Notice } from '@stragan/ui/notice'
import { Pagination } from '@stragan/ui/pagination'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { BrowseEmptyState } from '../catalogue/browse-empty-state.tsx'
import type { Route } from './+types/order-history-page.ts'
import { AccountNav } from './account-nav.tsx'
import { orderHistoryMessages } from './order-history.messages.ts'
import { ordersOf, parseOrdersQuery } from './order-history.server.ts'
import { searchOf } from './order-query.ts'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

export const loader = personalLoader(async (ctx, visitor, { query }) => {
  const { language, bootstrap } = ctx
  const t = orderHistoryMessages[language]
  const listQuery = parseOrdersQuery(query)
  const [customer, orders] = await Promise.all([visitor.customer(), ordersOf(visitor, listQuery, language, bootstrap.shop.time_zone)])
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('orderHistory'),
    noindex: true,
  }
  return {
    language,
    ...headOf(ctx, head),
    formKey: crypto.randomUUID() as string,
    listQuery,
    orders,
    confirmed: query.has('confirmed'),
    customer: customer && {
      name: [`${customer.first_name} ${customer.last_name}`, customer.company].filter(Boolean).join(', '),
    },
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function OrderHistoryPage({ loaderData }: Route.ComponentProps) {
  const { language, formKey, listQuery, orders, customer, alternates, confirmed } = loaderData
  const t = orderHistoryMessages[language]
  const isSearch = listQuery.q !== '' || listQuery.status !== null
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: alternates[language] },
  ]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{t.title}</h1>
          {customer && <p className="wrap-anywhere mt-1 text-quiet">{customer.name}</p>}
        </div>
        <form method="post" action="/logout">
          <Button type="submit" size="small">
            {t.logout}
          </Button>
        </form>
      </div>
      <AccountNav language={language} here="orderHistory" />
      {confirmed && (
        <div className="mt-5">
          <Notice tone="success" title={t.confirmed}>
            <p>{t.confirmedHint}</p>
          </Notice>
        </div>
      )}
      {orders.total === 0 && !isSearch ? (
        <div className="mt-8">
          <BrowseEmptyState language={language} icon="list" title={t.none} hint={t.noneHint} />
        </div>
      ) : (
        <div className="mt-8 grid gap-6">
          <OrderSearch listQuery={listQuery} language={language} />
          <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-6">
            <p role="status" className="text-quiet text-sm tabular-nums">
              {t.count(orders.total)}
            </p>
            {isSearch && orders.total > 0 && (
              <a href={hrefTo(language, 'orderHistory')} className="link target inline-flex items-center text-sm">
                {t.showAll}
              </a>
            )}
          </div>
          {orders.total === 0 ? (
            <EmptyState
              icon="search"
              title={t.noneFits}
              actions={<ButtonLink href={hrefTo(language, 'orderHistory')}>{t.showAll}</ButtonLink>}
            >
              <p className="wrap-anywhere">{t.noneFitsHint(listQuery.q, listQuery.status ? t.statuses[listQuery.status] : '')}</p>
            </EmptyState>
          ) : (
            <OrderTable items={orders.items} language={language} formKey={formKey} />
          )}
          <Pagination
            label={t.pages}
            page={orders.page}
            pages={orders.pages}
            href={page => alternates[language] + searchOf({ ...listQuery, page })}
            previous={t.previous}
            next={t.next}
            pageName={t.page}
            summary={t.pageOf(orders.page, orders.pages)}
          />
        </div>
      )}
    </>
  )
}
