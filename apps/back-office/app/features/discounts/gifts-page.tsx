import { giftAdminCalls, roleHas } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/gifts-page.ts'
import { giftMessages } from './gifts.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:read')
  const gifts = await office.api(giftAdminCalls.gifts, { params: { shop: shop.code } })
  return { path: `/${shop.code}/gifts`, gifts, canWrite: roleHas(shop.role, 'promotions:write') }
})

export default function GiftsPage({ loaderData: { path, gifts, canWrite } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = giftMessages[language]
  const other = language === 'en' ? 'pl' : 'en'
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
          <DownloadControl list="gifts" count={gifts.length} />
        </>
      }
    >
      {gifts.length === 0 ? (
        <EmptyState icon="search" title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.name}</ColumnHead>
              <ColumnHead numeric>{t.minimum}</ColumnHead>
              <ColumnHead numeric>{t.stock}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {gifts.map(({ id, name, min_order_value, items, enabled }) => (
              <tr key={id}>
                <RowHead className="sm:min-w-56">
                  <a href={`${path}/${id}`} className="link">
                    {name[language] || name[other]}
                  </a>{' '}
                  {!enabled && <Badge>{t.disabled}</Badge>}
                  {!name[language] && <span className="block font-normal text-warning text-xs">{t.missing}</span>}
                </RowHead>
                <Cell numeric data-label={t.minimum}>
                  {formatMoney(language, min_order_value, 'PLN')}
                </Cell>
                <Cell numeric data-label={t.stock}>
                  {items === 0 ? <Badge tone="warning">{t.outOfStock}</Badge> : formatNumber(language, items)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}
