import { ShopError } from '@stragan/contract'
import { maxViewQueryLength, roleHas, viewCallsOf, viewedLists } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/views-page.ts'
import { NewViewForm } from './new-view-form.tsx'
import { RefusedChange } from './refused-change.tsx'
import { savedViewMessages } from './saved-views.messages.ts'
import { viewTable } from './view-table.ts'
import { ViewsTable } from './views-table.tsx'

function listOf(name: string | undefined) {
  const list = oneOf(viewedLists, name ?? null)
  if (!list) throw new ShopError('not_found')
  return list
}

export const loader = pageLoader(async (office, { params, query }) => {
  const list = listOf(params.list)
  const { shop } = await requirePermission(office, params.shop, `${list}:read`)
  const views = await office.api(viewCallsOf[list].list, { params: { shop: shop.code } })
  return {
    shop: shop.code,
    list,
    canShare: roleHas(shop.role, `${list}:write`),
    views,
    query: query.get('save')?.slice(0, maxViewQueryLength) ?? '',
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const list = listOf(params.list)
  const { create, replace, delete: remove } = viewCallsOf[list]
  const shop = params.shop ?? ''
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const body = { name: fields.name ?? '', query: form.text('query'), is_shared: form.text('is_shared') === 'true' }
  const ofView = { shop, id: form.text('id') }
  switch (intent) {
    case 'save': {
      const { refused } = await submit(office, { intent, table: viewTable, fields, call: create, args: { params: { shop }, body } })
      return refused ?? done(office, `/${shop}/${list}?${body.query}`, { kind: 'view_saved', subject: body.name })
    }
    case 'change': {
      const { refused } = await submit(office, { intent, table: viewTable, fields, call: replace, args: { params: ofView, body } })
      return refused ?? done(office, path, { kind: 'view_saved', subject: body.name })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: remove, args: { params: ofView } })
      return refused ?? done(office, path, { kind: 'view_deleted', subject: form.text('subject') })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function ViewsPage({ loaderData: { shop, list, canShare, views, query }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = savedViewMessages[language]
  const path = `/${shop}/${list}`
  return (
    <Page title={t.title[list]} lead={t.lead} above={<Breadcrumb href={path}>{t.all[list]}</Breadcrumb>}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
      <RefusedChange views={views} canShare={canShare} answer={answer} />
      {query !== '' && <NewViewForm path={path} query={query} canShare={canShare} answer={answer} />}
      {views.length > 0 && <ViewsTable path={path} views={views} canShare={canShare} />}
      {views.length === 0 && query === '' && (
        <EmptyState icon="list" title={t.none} actions={<ButtonLink href={path}>{t.toList}</ButtonLink>}>
          {t.noneText}
        </EmptyState>
      )}
    </Page>
  )
}
