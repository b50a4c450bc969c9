import { producerCalls } from '@stragan/contract/admin'
import { countries } from '@stragan/web/countries.server'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-producer-page.ts'
import { EditForm } from './edit-form.tsx'
import { ProducerFields, producerOf, producerTable, useProducerLabel } from './producer-form.tsx'
import { producerMessages } from './producers.messages.ts'

const intent = 'create'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:write')
  return { shop: shop.code, countries: countries[account.language] }
})

export const action = pageAction(async (office, form, { params }) => {
  const fields = fieldsOf(form)
  const args = { params: { shop: params.shop ?? '' }, body: producerOf(fields) }
  const { refused } = await submit(office, { intent, table: producerTable, fields, call: producerCalls.createProducer, args })
  return refused ?? done(office, `/${params.shop}/producers`, { kind: 'settings_saved', subject: fields.name })
})

export default function NewProducerPage({ loaderData: { shop, countries }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = producerMessages[language]
  const form = officeForm(language, { fields: producerTable, answer, intent })
  const labelOf = useProducerLabel()
  return (
    <Page title={t.create} lead={t.newLead} above={<Breadcrumb href={`/${shop}/producers`}>{t.back}</Breadcrumb>}>
      <EditForm form={form} answer={answer} revision={null} canWrite submit={t.create} labelOf={labelOf}>
        <ProducerFields form={form} countries={countries} />
      </EditForm>
    </Page>
  )
}
