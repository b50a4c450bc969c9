import { ShopError } from '@stragan/contract'
import { roleHas, searchSynonymCalls } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/synonym-group-page.ts'
import { Deletion } from './deletion.tsx'
import { shopSearchMessages } from './shop-search.messages.ts'
import { readWords, SynonymsFields, synonymsTable } from './synonyms-form.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:read')
  const { id, words } = await office.api(searchSynonymCalls.searchSynonymGroup, { params: { shop: shop.code, id: Number(params.id) } })
  return {
    shop: shop.code,
    id,
    hasHistory: await hasHistory(office, shop, 'search_synonyms', String(id)),
    path: `/${shop.code}/searches/synonyms`,
    words,
    base: JSON.stringify({ words }),
    canWrite: roleHas(shop.role, 'products:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const shop = params.shop ?? ''
  const of = { params: { shop, id: Number(params.id) } }
  const intent = form.text('intent')
  switch (intent) {
    case 'save': {
      // Lines keep their breaks.
      const fields = { words: form.text('words'), from: form.text('from') }
      const words = readWords(fields)
      const call = searchSynonymCalls.changeSearchSynonyms
      // What was made up changes nothing.
      const args = { ...of, body: { words, from: readBase(fields.from, call.body.shape.from) ?? { words } } }
      const { refused } = await submit(office, { intent, table: synonymsTable, fields, call, args })
      return refused ?? done(office, path, { kind: 'synonyms_saved' })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields: {}, call: searchSynonymCalls.deleteSearchSynonyms, args: of })
      return refused ?? done(office, `/${shop}/searches/synonyms`, { kind: 'synonyms_deleted', subject: form.text('subject') })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function SynonymGroupPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, id, hasHistory, path, words, base, canWrite } = loaderData
  const language = useLanguage()
  const t = shopSearchMessages[language]
  const saved = { words: words.join('\n') }
  const form = officeForm<keyof typeof synonymsTable>(language, { fields: synonymsTable, answer, intent: 'save', saved })
  const [name = ''] = words
  return (
    <Page title={name} lead={t.synonymsLead} above={<Breadcrumb href={path}>{t.backToSynonyms}</Breadcrumb>}>
      <fieldset disabled={!canWrite} className="min-w-0">
        <Form form={form} submit={formMessages[language].save} className="max-w-2xl">
          <input type="hidden" name="from" value={form.result?.typed.from ?? base} />
          <SynonymsFields form={form.view} />
        </Form>
      </fieldset>
      {canWrite && <Deletion name={name} answer={answer} />}
      {hasHistory && <HistoryLink shop={shop} entity="search_synonyms" id={String(id)} />}
    </Page>
  )
}
