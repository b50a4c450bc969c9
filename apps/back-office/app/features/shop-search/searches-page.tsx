import { roleHas, searchesCalls, searchKinds } from '@stragan/contract/admin'
import { hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/searches-page.ts'
import { SearchesTable } from './searches-table.tsx'
import { shopSearchMessages } from './shop-search.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const kind = oneOf(searchKinds, query.get('kind')) ?? 'without_result'
  const searches = await office.api(searchesCalls.searches, { params: { shop: shop.code }, query: { kind } })
  const inShop = shop.origin + hrefTo(account.language, 'allProducts')
  return { shop: shop.code, kind, searches, inShop, canWrite: roleHas(shop.role, 'products:write') }
})

export default function SearchesPage({ loaderData: { shop, kind, searches, inShop, canWrite } }: Route.ComponentProps) {
  const t = shopSearchMessages[useLanguage()]
  const path = `/${shop}/searches`
  return (
    <Page
      title={t.title}
      lead={t.lead}
      wide
      actions={
        <>
          <ButtonLink href={`/${shop}/searches/synonyms`}>{t.synonyms}</ButtonLink>
          <ButtonLink href={`/${shop}/searches/redirects`}>{t.redirects}</ButtonLink>
          <DownloadControl list="searches" filters={{ kind: kind === 'without_result' ? undefined : kind }} count={searches.length} />
        </>
      }
    >
      <nav aria-label={t.kindsLabel} className="flex flex-wrap gap-x-6 gap-y-2 border-rule border-b">
        {searchKinds.map(one => (
          <a
            key={one}
            href={one === 'without_result' ? path : `${path}?kind=${one}`}
            aria-current={one === kind ? 'page' : undefined}
            className="target -mb-px inline-flex items-center border-transparent border-b-2 px-1 py-2 hover:border-edge aria-[current=page]:border-ink aria-[current=page]:font-semibold"
          >
            {t.kinds[one]}
          </a>
        ))}
      </nav>
      {searches.length === 0 ? (
        <EmptyState icon="search" title={t.none[kind]}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <SearchesTable caption={t.kinds[kind]} shop={shop} searches={searches} inShop={inShop} canWrite={canWrite} />
      )}
    </Page>
  )
}
