import { contentCalls, maxListSearchLength } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { FindForm } from '@stragan/ui/find-form'
import { Pagination } from '@stragan/ui/pagination'
import { redirect } from 'react-router'
import { headOf, metaOf, numbered } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import type { Route } from './+types/data-sheets-page.ts'
import { documentsMessages } from './documents.messages.ts'
import { SheetTable } from './sheet-table.tsx'
import { parseSheetsQuery, searchOf } from './sheets-query.ts'

const perPage = 24

export const loader = publicLoader(async (ctx, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = documentsMessages[language]
  const listQuery = parseSheetsQuery(query)
  const path = hrefTo(language, 'dataSheets')
  const { items, total } = await api(contentCalls.dataSheets, {
    query: { page: listQuery.page, per_page: perPage, ...(listQuery.find && { q: listQuery.find }) },
  })
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (listQuery.page > pages) throw redirect(path + searchOf({ ...listQuery, page: pages }))
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.sheets, href: path },
  ]
  const listPage = { number: listQuery.page, name: t.page(listQuery.page) }
  const head = {
    title: `${numbered(t.sheets, listPage)} | ${bootstrap.shop.name}`,
    description: t.sheetsAbout(bootstrap.shop.name),
    alternates: alternatesOf('dataSheets'),
    listPage,
    noindex: total === 0 || listQuery.find !== '',
    about: [breadcrumbList(ctx, breadcrumbs)],
  }
  return { language, ...headOf(ctx, head), breadcrumbs, path, listQuery, items, total, pages }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

type Data = Route.ComponentProps['loaderData']

export default function DataSheetsPage({ loaderData }: Route.ComponentProps) {
  const { language, breadcrumbs, listQuery, total } = loaderData
  const t = documentsMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.sheets}</h1>
      {total === 0 && listQuery.find === '' ? (
        <div className="mt-8">
          <EmptyState
            icon="list"
            title={t.noSheets}
            actions={<ButtonLink href={`${hrefTo(language, 'contact')}#message`}>{t.write}</ButtonLink>}
          >
            <p>{t.noSheetsHint}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-quiet">{t.sheetsLead}</p>
          <div className="mt-8 grid gap-6">
            <Search {...loaderData} />
            <Found {...loaderData} />
          </div>
        </>
      )}
    </>
  )
}

function Search({ language, listQuery, path }: Data) {
  const t = documentsMessages[language]
  return (
    <FindForm
      applied={listQuery.find}
      label={t.find}
      action={path}
      query={{ name: 'find', label: t.query, value: listQuery.find, maxLength: maxListSearchLength }}
      submit={t.search}
    />
  )
}

function Found({ language, listQuery, path, items, total, pages }: Data) {
  const t = documentsMessages[language]
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-6">
        <p role="status" className="text-quiet text-sm tabular-nums">
          {t.count(total)}
        </p>
        {listQuery.find !== '' && total > 0 && (
          <a href={path} className="link target inline-flex items-center text-sm">
            {t.showAll}
          </a>
        )}
      </div>
      {total === 0 ? (
        <EmptyState icon="search" title={t.noneFits} actions={<ButtonLink href={path}>{t.showAll}</ButtonLink>}>
          <p className="wrap-anywhere">{t.noneFitsHint(listQuery.find)}</p>
        </EmptyState>
      ) : (
        <SheetTable items={items} language={language} />
      )}
      <Pagination
        label={t.pages}
        page={listQuery.page}
        pages={pages}
        href={page => path + searchOf({ ...listQuery, page })}
        previous={t.previous}
        next={t.next}
        pageName={t.page}
        summary={t.pageOf(listQuery.page, pages)}
      />
    </>
  )
}
