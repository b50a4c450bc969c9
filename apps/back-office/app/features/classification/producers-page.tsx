import { producerCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { countries } from '@stragan/web/countries.server'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/producers-page.ts'
import { classificationMessages } from './classification.messages.ts'
import { producerMessages } from './producers.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const producers = await office.api(producerCalls.producers, { params: { shop: shop.code } })
  const names = new Map(countries[account.language].map(({ value, label }) => [value, label]))
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    producers: producers.map(({ id, name, country, responsible_person, brands }) => ({
      id,
      name,
      country: names.get(country) ?? country,
      person: responsible_person?.name ?? null,
      brands,
    })),
  }
})

export default function ProducersPage({ loaderData: { shop, canWrite, producers } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...producerMessages[language] }
  const create = canWrite && (
    <ButtonLink kind="primary" icon="plus" href={`/${shop}/producers/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        producers.length > 0 && (
          <>
            <DownloadControl list="producers" count={producers.length} />
            {create}
          </>
        )
      }
    >
      {producers.length === 0 ? (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.name}</ColumnHead>
              <ColumnHead>{t.country}</ColumnHead>
              <ColumnHead>{t.personInUnion}</ColumnHead>
              <ColumnHead numeric>{t.brands}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {producers.map(({ id, name, country, person, brands }) => (
              <tr key={id}>
                <RowHead>
                  <a href={`/${shop}/producers/${id}`} className="link">
                    {name}
                  </a>
                </RowHead>
                <Cell data-label={t.country}>{country}</Cell>
                <Cell data-label={t.personInUnion}>{person ?? <span className="text-quiet">{t.noPerson}</span>}</Cell>
                <Cell numeric data-label={t.brands}>
                  <span className={brands > 0 ? undefined : 'text-quiet'}>{brands}</span>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  )
}
