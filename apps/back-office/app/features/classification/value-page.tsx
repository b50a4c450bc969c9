import { featureCalls, roleHas } from '@stragan/contract/admin'
import { FormSelect } from '@stragan/ui/form-field'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/value-page.ts'
import { nameIn } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { DeleteSection } from './delete-section.tsx'
import { EditForm } from './edit-form.tsx'
import { actOnValue, namedFields, valueIn } from './feature-action.server.ts'
import { NamedFields, namedTable, useNamedLabel, withCodeError } from './feature-form.tsx'
import { featureMessages } from './features.messages.ts'

const mergeTable = { into_id: 'required' } as const

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const feature = await office.api(featureCalls.feature, { params: { shop: shop.code, id: Number(params.id) }, query: {} })
  const value = valueIn(feature, Number(params.value))
  const others = feature.values.filter(({ id }) => id !== value.id)
  return {
    path: `/${shop.code}/features/${feature.id}`,
    canWrite: roleHas(shop.role, 'products:write'),
    feature: nameIn(feature.name, account.language),
    value,
    saved: namedFields(value),
    revision: feature.revision,
    others: others.map(({ id, name }) => ({ value: String(id), label: nameIn(name, account.language) })),
  }
})

export const action = pageAction((office, form, { params }) => {
  const of = { shop: params.shop ?? '', id: Number(params.id) }
  return actOnValue(office, form, { params: of, value: Number(params.value) })
})

export default function ValuePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { path, canWrite, feature, value, saved, revision, others } = loaderData
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...featureMessages[language] }
  const form = withCodeError(
    officeForm<keyof typeof namedTable>(language, { fields: namedTable, answer, intent: 'save', saved }),
    t.codeError,
  )
  const merge = officeForm(language, { fields: mergeTable, answer, intent: 'merge' })
  const labelOf = useNamedLabel()
  const name = nameIn(value.name, language)
  return (
    <Page title={name} above={<Breadcrumb href={`${path}#values`}>{t.valuesOf(feature)}</Breadcrumb>}>
      {!canWrite && <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>}
      <EditForm form={form} answer={answer} revision={revision} canWrite={canWrite} labelOf={labelOf}>
        <NamedFields form={form} hasCode />
      </EditForm>
      {canWrite && others.length > 0 && (
        <Section id="merge" title={t.merge} lead={t.mergeLead}>
          <Form form={merge} submit={t.mergeSubmit} className="max-w-md">
            <FormSelect form={merge.view} name="into_id" label={t.mergeInto} options={[{ value: '', label: '–' }, ...others]} />
          </Form>
        </Section>
      )}
      {canWrite && <DeleteSection name={name} usedBy={value.products > 0 ? t.usedByProducts(value.products) : null} />}
    </Page>
  )
}
