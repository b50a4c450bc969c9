import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Notice } from '@stragan/ui/notice'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { AccountLayout } from '../account/account-layout.tsx'
import { BrowseEmptyState } from '../catalogue/browse-empty-state.tsx'
import type { Route } from './+types/favourite-products-page.ts'
import { allToCart } from './all-to-cart.server.ts'
import { FavouriteList } from './favourite-list.tsx'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import { favouritesOf, parseFavouritesQuery } from './favourite-products.server.ts'
import { favouritesSearch } from './favourite-query.ts'
import { FavouriteSearch } from './favourite-search.tsx'
import { favouritesMessages } from './favourites.messages.ts'

export const loader = personalLoader(async (ctx, visitor, { query }) => {
  const { language, bootstrap, display } = ctx
  const t = favouriteProductsMessages[language]
  const listQuery = parseFavouritesQuery(query)
  const favourites = await favouritesOf(visitor, listQuery, language, display.prices)
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('favouriteProducts'),
  }
  const formKey: string = crypto.randomUUID()
  return { language, prices: display.prices, formKey, ...headOf(ctx, head), listQuery, favourites }
})

export const action = allToCart

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function FavouriteProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, prices, formKey, listQuery, favourites } = loaderData
  const t = favouriteProductsMessages[language]
  const path = hrefTo(language, 'favouriteProducts')
  const here = path + favouritesSearch(listQuery)
  return (
    <AccountLayout language={language} here="favouriteProducts">
      {favourites === null ? (
        <Notice tone="danger" title={favouritesMessages[language].notFetched} assertive>
          <p>{t.notFetchedHint}</p>
          <a href={here} className="link target inline-flex items-center font-semibold">
            {t.again}
          </a>
        </Notice>
      ) : favourites.total === 0 && !favourites.isSearched ? (
        <BrowseEmptyState language={language} icon="heart" title={t.none} hint={t.noneHint} />
      ) : (
        <div className="grid gap-6">
          {actionData && (
            <Notice tone="danger" title={t.wrong} assertive>
              <p>{actionData.wrong.length > 0 ? t.wrongHint : t.failed}</p>
            </Notice>
          )}
          <FavouriteSearch listQuery={listQuery} language={language} />
          {favourites.total === 0 ? (
            <EmptyState icon="search" title={t.noneFits} actions={<ButtonLink href={path}>{t.showAll}</ButtonLink>}>
              <p className="wrap-anywhere">{t.noneFitsHint(listQuery.q)}</p>
            </EmptyState>
          ) : (
            <FavouriteList
              key={here}
              favourites={favourites}
              listQuery={listQuery}
              language={language}
              prices={prices}
              here={here}
              formKey={formKey}
              result={actionData}
            />
          )}
        </div>
      )}
    </AccountLayout>
  )
}
