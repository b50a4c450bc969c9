import { alternatesOf, hrefTo } from '@stragan/routing'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/my-prices-page.ts'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import { askedPrices, pricesOf } from './my-prices.server.ts'
import { pricesSearch } from './prices-query.ts'
import { PricesTable } from './prices-table.tsx'

export const loader = personalLoader(async (visit, visitor, { query }) => {
  const { language, start } = visit
  const asked = askedPrices(query)
  const prices = await pricesOf(visitor, asked, language, start.shop.time_zone)
  const head = {
    title: `${accountMessages[language].pages.myPrices} | ${start.shop.name}`,
    description: myPricesMessages[language].about(start.shop.name),
    alternates: alternatesOf('myPrices'),
    noindex: true,
  }
  return { language, ...headOf(visit, head), asked, prices }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function MyPricesPage({ loaderData }: Route.ComponentProps) {
  const { language, asked, prices } = loaderData
  const t = myPricesMessages[language]
  const path = hrefTo(language, 'myPrices')
  const file = `/my-prices.csv?${new URLSearchParams({ language, ...(asked.q && { q: asked.q }) })}`
  return (
    <AccountFrame language={language} here="myPrices">
      {prices.total === 0 && asked.q === '' ? (
        <EmptyState
          icon="list"
          title={t.none}
          actions={
            <ButtonLink kind="primary" href={hrefTo(language, 'categories')}>
              {t.toCategories}
            </ButtonLink>
          }
        >
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <p className="max-w-prose text-quiet">{t.lead}</p>
          <search aria-label={t.find}>
            {/* Made anew with each search: the field begins with what was asked for. */}
            <form
              key={asked.q}
              method="get"
              action={path}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start"
            >
              <Field
                type="search"
                name="q"
                label={t.query}
                defaultValue={asked.q}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit" icon="search">
                {t.search}
              </Button>
            </form>
          </search>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status" className="text-quiet text-sm tabular-nums">
              {t.count(prices.total)}
            </p>
            {prices.total > 0 && (
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
                {asked.q && (
                  <a href={path} className="link target inline-flex items-center text-sm">
                    {t.showAll}
                  </a>
                )}
                <ButtonLink size="small" icon="download" href={file} download>
                  {t.download}
                </ButtonLink>
              </p>
            )}
          </div>
          {prices.total === 0 ? (
            <EmptyState icon="search" title={t.noneFits} actions={<ButtonLink href={path}>{t.showAll}</ButtonLink>}>
              <p className="wrap-anywhere">{t.noneFitsHint(asked.q)}</p>
            </EmptyState>
          ) : (
            <PricesTable items={prices.items} language={language} here={path + pricesSearch(asked)} />
          )}
          <Pagination
            label={t.pages}
            page={prices.page}
            pages={prices.pages}
            href={page => path + pricesSearch({ ...asked, page })}
            previous={t.previous}
            next={t.next}
            pageName={t.page}
            summary={t.pageOf(prices.page, prices.pages)}
          />
        </div>
      )}
    </AccountFrame>
  )
}
