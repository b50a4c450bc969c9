import { priceListCalls, roleHas } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/price-lists-page.ts'
import { priceListMessages } from './price-lists.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'prices:read')
  const lists = await office.api(priceListCalls.priceLists, { params: { shop: shop.code } })
  return {
    path: `/${shop.code}/price-lists`,
    lists: lists.map(({ valid_from, valid_to, ...list }) => ({
      ...list,
      since: valid_from && times.moment(valid_from),
      until: valid_to && times.moment(valid_to),
    })),
    canWrite: roleHas(shop.role, 'prices:write'),
  }
})

export default function PriceListsPage({ loaderData: { path, lists, canWrite } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = priceListMessages[language]
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          {canWrite && (
            <ButtonLink href={`${path}/new`} kind="primary">
              {t.add}
            </ButtonLink>
          )}
          <DownloadControl list="price_lists" count={lists.length} />
        </>
      }
    >
      {lists.length === 0 ? (
        <EmptyState icon="search" title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.name}</ColumnHead>
              <ColumnHead>{t.valid}</ColumnHead>
              <ColumnHead numeric>{t.prices}</ColumnHead>
              <ColumnHead numeric>{t.customers}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {lists.map(({ id, name, state, since, until, prices, customers }) => (
              <tr key={id}>
                <RowHead className="sm:min-w-56">
                  <a href={`${path}/${id}`} className="link">
                    {name}
                  </a>{' '}
                  <Badge tone={state === 'current' ? 'success' : 'neutral'}>{t.states[state]}</Badge>
                </RowHead>
                <Cell data-label={t.valid}>{[since && t.since(since), until && t.until(until)].filter(Boolean).join(' ') || t.always}</Cell>
                <Cell numeric data-label={t.prices}>
                  {formatNumber(language, prices)}
                </Cell>
                <Cell numeric data-label={t.customers}>
                  {formatNumber(language, customers)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}
