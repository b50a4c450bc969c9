import { ShopError } from '@stragan/contract'
import { importCalls, roleHas } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { listHref } from '../../platform/list-query.ts'
import { done, isForPage, pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { uploadAction } from '../../platform/uploads/uploads.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/imports-page.ts'
import { ImportUpload } from './import-upload.tsx'
import { importMessages } from './imports.messages.ts'
import { priceImportMessages } from './price-imports.messages.ts'
import { importedPricesOf, ownerIn } from './price-owner.server.ts'
import { StateBadge } from './state-badge.tsx'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'products:read')
  const after = query.get('after') ?? undefined
  const prices = await importedPricesOf(office, shop.code, ownerIn(query))
  const { items, next } = await office.api(importCalls.imports, { params: { shop: shop.code }, query: { after, ...prices?.filter } })
  return {
    shop: shop.code,
    prices,
    canWrite: roleHas(shop.role, 'products:write') && (prices === null || roleHas(shop.role, 'prices:write')),
    canExport: prices === null && roleHas(shop.role, 'exports:read'),
    imports: items.map(({ id, file_name, state, author_name, created_at, rows }) => {
      return { id, file_name, state, author_name, rows, moment: times.moment(created_at) }
    }),
    next,
    isFirst: after === undefined,
  }
})

/** The file goes on to the API while it arrives. */
export const action = uploadAction(async (office, body, { params, path, query }) => {
  try {
    const { price_list_id, customer_id } = ownerIn(query)
    const of = {
      params: { shop: params.shop ?? '' },
      query: { price_list_id: price_list_id ?? undefined, customer_id: customer_id ?? undefined },
    }
    const { id } = await office.upload(importCalls.upload, of, body)
    return done(office, `${path}/${id}`)
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    return data({ refused: error.code }, { status: error.status })
  }
})

export default function ImportsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, prices, canWrite, canExport, imports, next, isFirst } = loaderData
  const language = useLanguage()
  const t = importMessages[language]
  const p = priceImportMessages[language]
  const path = `/${shop}/imports`
  const filters = prices?.filter ?? {}
  const head = prices && {
    title: p.titleOf(prices.name),
    lead: p.lead,
    above: <Breadcrumb href={prices.path}>{p.back[prices.kind](prices.name)}</Breadcrumb>,
  }
  return (
    <Page {...(head ?? { title: t.title, lead: t.lead })}>
      {canWrite && (
        <Section id="upload" title={t.uploadTitle}>
          <ImportUpload refused={answer?.refused} />
        </Section>
      )}
      {canExport && (
        <Section id="export" title={t.exportTitle} lead={t.exportText}>
          <DownloadControl list="product_rows" count={null} />
        </Section>
      )}
      <Section id="list" title={t.listTitle}>
        {imports.length === 0 ? (
          <EmptyList path={listHref(path, filters)} isNarrowed={!isFirst} texts={t} />
        ) : (
          <Table caption={t.listTitle} captionHidden className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.fileColumn}</ColumnHead>
                <ColumnHead>{t.state}</ColumnHead>
                <ColumnHead numeric>{t.rowsColumn}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {imports.map(({ id, file_name, state, author_name, moment, rows }) => (
                <tr key={id}>
                  <RowHead>
                    <a href={`${path}/${id}`} className="link wrap-anywhere" translate="no">
                      {file_name}
                    </a>
                    <span className="block font-normal text-quiet text-xs">{t.by(author_name, moment)}</span>
                  </RowHead>
                  <Cell data-label={t.state}>
                    <StateBadge state={state} />
                  </Cell>
                  <Cell numeric data-label={t.rowsColumn}>
                    {formatNumber(language, rows)}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        <Pagination label={t.listTitle} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
        <DownloadControl
          list="imports"
          filters={filters}
          count={isFirst && next === null ? imports.length : null}
          label={t.downloadImports}
        />
      </Section>
    </Page>
  )
}
