import { roleHas, searchSynonymCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/synonyms-page.ts'
import { shopSearchMessages } from './shop-search.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:read')
  const groups = await office.api(searchSynonymCalls.searchSynonyms, { params: { shop: shop.code } })
  return { shop: shop.code, groups, canWrite: roleHas(shop.role, 'products:write') }
})

export default function SynonymsPage({ loaderData: { shop, groups, canWrite } }: Route.ComponentProps) {
  const t = shopSearchMessages[useLanguage()]
  const path = `/${shop}/searches/synonyms`
  return (
    <Page
      title={t.synonyms}
      lead={t.synonymsLead}
      above={<Breadcrumb href={`/${shop}/searches`}>{t.backToSearches}</Breadcrumb>}
      actions={
        <>
          {canWrite && (
            <ButtonLink href={`${path}/new`} kind="primary">
              {t.add}
            </ButtonLink>
          )}
          <DownloadControl list="search_synonyms" count={groups.length} />
        </>
      }
    >
      {groups.length === 0 ? (
        <EmptyState icon="search" title={t.noSynonyms}>
          <p>{t.noSynonymsText}</p>
        </EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {groups.map(({ id, words }) => (
            <li key={id} className="border-rule border-b py-1">
              <a href={`${path}/${id}`} className="link target wrap-anywhere inline-flex items-center">
                {words.join(' = ')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
