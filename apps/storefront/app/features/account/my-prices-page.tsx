import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Notice } from '@stragan/ui/notice'
import { Pagination } from '@stragan/ui/pagination'
import { data } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { isUnreachable } from '../../platform/is-unreachable.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { BrowseEmptyState } from '../catalogue/browse-empty-state.tsx'
import type { Route } from './+types/my-prices-page.ts'
import { accountMessages } from './account.messages.ts'
import { AccountLayout } from './account-layout.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import { parsePricesQuery, pricesOf } from './my-prices.server.ts'
import { myPricesAction } from './my-prices-action.server.ts'
import { refusedOrder, typedIn } from './my-prices-order.ts'
import { PricesForm } from './prices-form.tsx'
import { pricesSearch } from './prices-query.ts'
import { PricesSearch } from './prices-search.tsx'

export const loader = personalLoader(async (ctx, visitor, { query }) => {
  const { language, bootstrap, display } = ctx
  const listQuery = parsePricesQuery(query)
  const prices = await pricesOf(visitor, listQuery, language, bootstrap.shop.time_zone)
  const head = {
    title: `${accountMessages[language].pages.myPrices} | ${bootstrap.shop.name}`,
    description: myPricesMessages[language].about(bootstrap.shop.name),
    alternates: alternatesOf('myPrices'),
    noindex: true,
  }
  const added = Number(query.get('added') ?? 0)
  return {
    language,
    ...headOf(ctx, head),
    listQuery,
    prices,
    shown: display.prices,
    typed: typedIn(query),
    added: Number.isSafeInteger(added) && added > 0 ? added : 0,
  }
})

export const action = myPricesAction

/** Network failures are a regular response: the page stays and shows the error with the entered quantities. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const typed = typedIn(await request.clone().formData())
  return serverAction().catch(error => {
    if (!isUnreachable(error)) throw error
    // An error status reloads no loader.
    return data(refusedOrder(typed, 'unavailable'), { status: 503 })
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function MyPricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, listQuery, prices, shown, typed, added } = loaderData
  const t = myPricesMessages[language]
  const path = hrefTo(language, 'myPrices')
  const isNarrowed = listQuery.q !== '' || listQuery.recent
  const { page: _, ...file } = listQuery
  const here = path + pricesSearch(listQuery)
  return (
    <AccountLayout language={language} here="myPrices">
      {prices.total === 0 && !isNarrowed ? (
        <BrowseEmptyState language={language} icon="list" title={t.none} hint={t.noneHint} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {added > 0 && (
            <Notice tone="success" title={t.added(added)}>
              <a href={hrefTo(language, 'cart')} className="link target inline-flex items-center font-semibold">
                {t.toCart}
              </a>
            </Notice>
          )}
          <p className="max-w-prose text-quiet">{t.lead(shown)}</p>
          <PricesSearch listQuery={listQuery} language={language} />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status" className="text-quiet text-sm tabular-nums">
              {t.count(prices.total)}
            </p>
            {prices.total > 0 && (
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
                {isNarrowed && (
                  <a href={path} className="link target inline-flex items-center text-sm">
                    {t.showAll}
                  </a>
                )}
                <ButtonLink
                  size="small"
                  icon="download"
                  href={`/my-prices.csv${fileQuery(language, pricesSearch({ ...file, page: 1 }))}`}
                  download
                >
                  {t.download}
                </ButtonLink>
              </p>
            )}
          </div>
          {prices.total === 0 ? (
            <EmptyState icon="search" title={t.noneFits} actions={<ButtonLink href={path}>{t.showAll}</ButtonLink>}>
              <p className="wrap-anywhere">{listQuery.q ? t.noneFitsHint(listQuery.q) : t.noneRecent}</p>
            </EmptyState>
          ) : (
            <PricesForm key={here} items={prices.items} language={language} prices={shown} here={here} typed={typed} sent={actionData} />
          )}
          <Pagination
            label={t.pages}
            page={prices.page}
            pages={prices.pages}
            href={page => path + pricesSearch({ ...listQuery, page })}
            previous={t.previous}
            next={t.next}
            pageName={t.page}
            summary={t.pageOf(prices.page, prices.pages)}
          />
        </div>
      )}
    </AccountLayout>
  )
}

const fileQuery = (language: string, search: string) => `?${new URLSearchParams([['language', language], ...new URLSearchParams(search)])}`
