import { roleHas, searchRedirectCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/redirects-page.ts'
import { shopSearchMessages } from './shop-search.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const redirects = await office.api(searchRedirectCalls.searchRedirects, { params: { shop: shop.code } })
  return {
    shop: shop.code,
    origin: shop.origin,
    redirects: redirects.map(({ addresses, ...one }) => ({ ...one, address: addresses[account.language] })),
    canWrite: roleHas(shop.role, 'products:write'),
  }
})

export default function RedirectsPage({ loaderData: { shop, origin, redirects, canWrite } }: Route.ComponentProps) {
  const t = shopSearchMessages[useLanguage()]
  const path = `/${shop}/searches/redirects`
  return (
    <Page
      title={t.redirects}
      lead={t.redirectsLead}
      above={<Breadcrumb href={`/${shop}/searches`}>{t.backToSearches}</Breadcrumb>}
      actions={
        <>
          {canWrite && (
            <ButtonLink href={`${path}/new`} kind="primary">
              {t.addRedirect}
            </ButtonLink>
          )}
          <DownloadControl list="search_redirects" count={redirects.length} />
        </>
      }
    >
      {redirects.length === 0 ? (
        <EmptyState icon="search" title={t.noRedirects}>
          <p>{t.noRedirectsText}</p>
        </EmptyState>
      ) : (
        <Table caption={t.redirects} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.search}</ColumnHead>
              <ColumnHead>{t.leadsTo}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {redirects.map(({ id, search, address, is_active }) => (
              <tr key={id}>
                <RowHead className="wrap-anywhere sm:min-w-40">
                  <a href={`${path}/${id}`} className="link">
                    {search}
                  </a>
                </RowHead>
                <Cell data-label={t.leadsTo} className="wrap-anywhere">
                  <a href={origin + address} target="_blank" rel="noopener" className="link" translate="no">
                    {address}
                    <span className="sr-only"> {t.newTab}</span>
                  </a>
                  {!is_active && <span className="block text-warning text-xs">{t.inactive}</span>}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}
