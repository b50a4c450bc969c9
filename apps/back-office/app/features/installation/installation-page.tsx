import { operatorCalls } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { timesIn } from '../../platform/moments.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/installation-page.ts'
import { installationMessages } from './installation.messages.ts'
import { requireOperator } from './require-operator.server.ts'

const path = '/installation'
const maxQueryLength = 100

export const loader = pageLoader(async (office, { query }) => {
  const { language } = await requireOperator(office)
  const q = query.get('q')?.trim().slice(0, maxQueryLength) || undefined
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(operatorCalls.shops, { query: { q, after } })
  return {
    q,
    next,
    isFirst: after === undefined,
    shops: items.map(({ created_at, ...shop }) => ({ ...shop, created: timesIn(language, 'UTC').day(created_at) })),
  }
})

export default function InstallationPage({ loaderData: { q, shops, next, isFirst } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = installationMessages[language]
  const create = (
    <ButtonLink href={`${path}/new`} kind="primary">
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <DownloadControl list="shops" filters={{ q }} count={isFirst && next === null ? shops.length : null} />
          {create}
        </>
      }
    >
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: q ?? '', maxLength: maxQueryLength }}
        applied={q ?? ''}
        submit={t.submit}
      />
      {shops.length === 0 ? (
        <EmptyState icon="search" title={t.noneFound}>
          <ButtonLink href={path}>{t.showAll}</ButtonLink>
        </EmptyState>
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.shop}</ColumnHead>
              <ColumnHead>{t.hosts}</ColumnHead>
              <ColumnHead numeric>{t.products}</ColumnHead>
              <ColumnHead numeric>{t.orders}</ColumnHead>
              <ColumnHead numeric>{t.people}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {shops.map(({ code, name, hosts, created, products, orders, people, has_owner }) => (
              <tr key={code}>
                <RowHead>
                  {name} {!has_owner && <Badge tone="warning">{t.noOwner}</Badge>}
                  <span className="block font-normal text-quiet text-xs">
                    <span translate="no">{code}</span>. {t.created(created)}
                  </span>
                </RowHead>
                <Cell data-label={t.hosts} translate="no" className="break-all">
                  {hosts.join(', ')}
                </Cell>
                <Cell numeric data-label={t.products}>
                  {formatNumber(language, products)}
                </Cell>
                <Cell numeric data-label={t.orders}>
                  {formatNumber(language, orders)}
                </Cell>
                <Cell numeric data-label={t.people}>
                  {formatNumber(language, people)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={{ q }} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
