import { brandAdminCalls, producerCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/brands-page.ts'
import { brandMessages } from './brands.messages.ts'
import { classificationMessages } from './classification.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:read')
  const of = { params: { shop: shop.code } }
  const [brands, producers] = await Promise.all([office.api(brandAdminCalls.brands, of), office.api(producerCalls.producers, of)])
  const names = new Map(producers.map(({ id, name }) => [id, name]))
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    brands: brands.map(({ id, name, products, producer_id }) => ({ id, name, products, producer: names.get(producer_id ?? 0) ?? null })),
  }
})

export default function BrandsPage({ loaderData: { shop, canWrite, brands } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...brandMessages[language] }
  const create = canWrite && (
    <ButtonLink kind="primary" icon="plus" href={`/${shop}/brands/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        brands.length > 0 && (
          <>
            <DownloadControl list="brands" count={brands.length} />
            {create}
          </>
        )
      }
    >
      {brands.length === 0 ? (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.name}</ColumnHead>
              <ColumnHead>{t.producer}</ColumnHead>
              <ColumnHead numeric>{t.products}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {brands.map(({ id, name, producer, products }) => (
              <tr key={id}>
                <RowHead>
                  <a href={`/${shop}/brands/${id}`} className="link">
                    {name}
                  </a>
                </RowHead>
                <Cell data-label={t.producer}>{producer ?? <span className="text-warning">{t.noProducerText}</span>}</Cell>
                <Cell numeric data-label={t.products}>
                  <span className={products > 0 ? undefined : 'text-quiet'}>{products}</span>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}
