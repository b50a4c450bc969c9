import { featureCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-feature-page.ts'
import { EditForm } from './edit-form.tsx'
import { NamedFields, namedOf, namedTable, useNamedLabel, withCodeError } from './feature-form.tsx'
import { featureMessages } from './features.messages.ts'

const intent = 'create'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:write')
  return { shop: shop.code }
})

export const action = pageAction(async (office, form, { params }) => {
  const fields = fieldsOf(form)
  const args = { params: { shop: params.shop ?? '' }, body: namedOf(fields) }
  const outcome = await submit(office, { intent, table: namedTable, fields, call: featureCalls.createFeature, args })
  return outcome.refused ?? done(office, `/${params.shop}/features/${outcome.response.id}`)
})

export default function NewFeaturePage({ loaderData: { shop }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = featureMessages[language]
  const form = withCodeError(officeForm(language, { fields: namedTable, answer, intent }), t.codeError)
  const labelOf = useNamedLabel()
  return (
    <Page title={t.create} lead={t.newLead} above={<Breadcrumb href={`/${shop}/features`}>{t.back}</Breadcrumb>}>
      <EditForm form={form} answer={answer} revision={null} canWrite submit={t.create} labelOf={labelOf}>
        <NamedFields form={form} hasCode={false} />
      </EditForm>
    </Page>
  )
}
