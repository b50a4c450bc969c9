import { maxRedirectedSearchLength, searchRedirectCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-redirect-page.ts'
import { RedirectFields, readRedirect, redirectTable } from './redirect-form.tsx'
import { shopSearchMessages } from './shop-search.messages.ts'

const intent = 'add'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:write')
  return { path: `/${shop.code}/searches/redirects`, search: (query.get('search') ?? '').trim().slice(0, maxRedirectedSearchLength) }
})

export const action = pageAction(async (office, form, { params }) => {
  const shop = params.shop ?? ''
  const fields = fieldsOf(form)
  const args = { params: { shop }, body: readRedirect(fields) }
  const { refused } = await submit(office, { intent, table: redirectTable, fields, call: searchRedirectCalls.addSearchRedirect, args })
  return refused ?? done(office, `/${shop}/searches/redirects`, { kind: 'search_redirect_added', subject: fields.search })
})

export default function NewRedirectPage({ loaderData: { path, search }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = shopSearchMessages[language]
  const form = officeForm<keyof typeof redirectTable>(language, { fields: redirectTable, answer, intent, saved: { search } })
  return (
    <Page title={t.addRedirect} lead={t.redirectsLead} above={<Breadcrumb href={path}>{t.backToRedirects}</Breadcrumb>}>
      <Form form={form} submit={t.addRedirect} className="max-w-2xl">
        <RedirectFields form={form.view} />
      </Form>
    </Page>
  )
}
