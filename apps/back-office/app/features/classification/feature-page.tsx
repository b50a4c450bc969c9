import { featureCalls, roleHas } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/feature-page.ts'
import { nameIn } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { DeleteSection } from './delete-section.tsx'
import { EditForm } from './edit-form.tsx'
import { actOnFeature, namedFields } from './feature-action.server.ts'
import { NamedFields, namedTable, useNamedLabel, withCodeError } from './feature-form.tsx'
import { featureMessages } from './features.messages.ts'
import { ValuesTable } from './values-table.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:read')
  const id = Number(params.id)
  const [feature, isInHistory] = await Promise.all([
    office.api(featureCalls.feature, { params: { shop: shop.code, id }, query: {} }),
    hasHistory(office, shop, 'feature', String(id)),
  ])
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
    feature,
    saved: namedFields(feature),
  }
})

export const action = pageAction((office, form, { params, path }) =>
  actOnFeature(office, form, { params: { shop: params.shop ?? '', id: Number(params.id) }, path }),
)

export default function FeaturePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, canWrite, hasHistory, feature, saved } = loaderData
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...featureMessages[language] }
  const form = withCodeError(
    officeForm<keyof typeof namedTable>(language, { fields: namedTable, answer, intent: 'save', saved }),
    t.codeError,
  )
  const added = withCodeError(officeForm(language, { fields: namedTable, answer, intent: 'add' }), t.codeError)
  const labelOf = useNamedLabel()
  const { id, values } = feature
  const name = nameIn(feature.name, language)
  return (
    <Page title={name} above={<Breadcrumb href={`/${shop}/features`}>{t.back}</Breadcrumb>}>
      {!canWrite && <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>}
      <EditForm form={form} answer={answer} revision={feature.revision} canWrite={canWrite} labelOf={labelOf}>
        <NamedFields form={form} hasCode />
      </EditForm>
      <Section id="values" title={t.values} lead={values.length > 0 ? t.valuesLead : t.noValues}>
        {values.length > 0 && <ValuesTable path={`/${shop}/features/${id}`} values={values} canWrite={canWrite} />}
      </Section>
      {canWrite && (
        <>
          <Section id="add" title={t.addValue}>
            <Form form={added} submit={t.add} className="max-w-3xl gap-8">
              <NamedFields form={added} hasCode={false} />
            </Form>
          </Section>
          <DeleteSection name={name} usedBy={feature.is_used ? t.usedByFeature : null} />
        </>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="feature" id={String(id)} />}
    </Page>
  )
}
