import { ShopError } from '@stragan/contract'
import { roleHas, searchRedirectCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/redirect-page.ts'
import { Deletion } from './deletion.tsx'
import { RedirectFields, readRedirect, redirectTable } from './redirect-form.tsx'
import { shopSearchMessages } from './shop-search.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const found = await office.api(searchRedirectCalls.searchRedirect, { params: { shop: shop.code, id: Number(params.id) } })
  const stored = { search: found.search, address: found.addresses[account.language] }
  return {
    shop: shop.code,
    id: found.id,
    hasHistory: await hasHistory(office, shop, 'search_redirect', String(found.id)),
    path: `/${shop.code}/searches/redirects`,
    stored,
    base: JSON.stringify(stored),
    isActive: found.is_active,
    canWrite: roleHas(shop.role, 'products:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const shop = params.shop ?? ''
  const of = { params: { shop, id: Number(params.id) } }
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  switch (intent) {
    case 'save': {
      const typed = readRedirect(fields)
      const call = searchRedirectCalls.changeSearchRedirect
      // What was made up changes nothing.
      const args = { ...of, body: { ...typed, from: readBase(form.text('from'), call.body.shape.from) ?? typed } }
      const { refused } = await submit(refusingConflicts(office), { intent, table: redirectTable, fields, call, args })
      return refused ?? done(office, path, { kind: 'search_redirect_saved' })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: searchRedirectCalls.deleteSearchRedirect, args: of })
      return refused ?? done(office, `/${shop}/searches/redirects`, { kind: 'search_redirect_deleted', subject: fields.subject })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function RedirectPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, id, hasHistory, path, stored, base, isActive, canWrite } = loaderData
  const language = useLanguage()
  const t = shopSearchMessages[language]
  const form = officeForm<keyof typeof redirectTable>(language, { fields: redirectTable, answer, intent: 'save', saved: stored })
  const hasConflict = isConflict(form)
  const labels = { search: t.search, address: t.address }
  return (
    <Page
      title={stored.search}
      lead={isActive ? t.redirectsLead : t.inactive}
      above={<Breadcrumb href={path}>{t.backToRedirects}</Breadcrumb>}
    >
      <fieldset disabled={!canWrite} className="min-w-0">
        <Form
          form={form}
          submit={formMessages[language].save}
          className="max-w-2xl"
          help={hasConflict && <ChangedFields form={form} stored={stored} labels={labels} />}
        >
          <StoredValues form={form} values={stored} />
          <input type="hidden" name="from" value={form.carriedOver?.from ?? base} />
          <RedirectFields form={form.view} />
        </Form>
      </fieldset>
      {canWrite && <Deletion name={stored.search} answer={answer} />}
      {hasHistory && <HistoryLink shop={shop} entity="search_redirect" id={String(id)} />}
    </Page>
  )
}
