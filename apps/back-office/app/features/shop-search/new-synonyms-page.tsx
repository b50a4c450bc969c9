import { maxSynonymLength, searchSynonymCalls } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-synonyms-page.ts'
import { shopSearchMessages } from './shop-search.messages.ts'
import { readWords, SynonymsFields, synonymsTable } from './synonyms-form.tsx'

const intent = 'add'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:write')
  // Begins with what shoppers searched for.
  const search = (query.get('search') ?? '').trim().slice(0, maxSynonymLength)
  return { path: `/${shop.code}/searches/synonyms`, words: search && `${search}\n` }
})

export const action = pageAction(async (office, form, { params }) => {
  const shop = params.shop ?? ''
  // Lines keep their breaks.
  const fields = { words: form.text('words') }
  const words = readWords(fields)
  const args = { params: { shop }, body: { words } }
  const { refused } = await submit(office, { intent, table: synonymsTable, fields, call: searchSynonymCalls.addSearchSynonyms, args })
  return refused ?? done(office, `/${shop}/searches/synonyms`, { kind: 'synonyms_added', subject: words[0] })
})

export default function NewSynonymsPage({ loaderData: { path, words }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = shopSearchMessages[language]
  const form = officeForm<keyof typeof synonymsTable>(language, { fields: synonymsTable, answer, intent, saved: { words } })
  return (
    <Page title={t.add} lead={t.synonymsLead} above={<Breadcrumb href={path}>{t.backToSynonyms}</Breadcrumb>}>
      <Form form={form} submit={t.add} className="max-w-2xl">
        <SynonymsFields form={form.view} />
      </Form>
    </Page>
  )
}
