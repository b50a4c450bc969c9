import { brandAdminCalls, producerCalls } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { previewSource } from '../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-brand-page.ts'
import { BrandFields, brandOf, brandTable, useBrandLabel } from './brand-form.tsx'
import { brandMessages } from './brands.messages.ts'
import { EditForm } from './edit-form.tsx'
import { typedFields } from './save-change.server.ts'

const intent = 'create'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'products:write')
  const producers = await office.api(producerCalls.producers, { params: { shop: shop.code } })
  return { shop: shop.code, producers: producers.map(({ id, name }) => ({ id, name })), preview: previewSource('brand', shop) }
})

export const action = pageAction(async (office, form, { params }) => {
  const fields = typedFields(form)
  const args = { params: { shop: params.shop ?? '' }, body: brandOf(fields) }
  const { refused } = await submit(office, { intent, table: brandTable, fields, call: brandAdminCalls.createBrand, args })
  return refused ?? done(office, `/${params.shop}/brands`, { kind: 'settings_saved', subject: fields.name })
})

export default function NewBrandPage({ loaderData: { shop, producers, preview }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = brandMessages[language]
  const form = officeForm(language, { fields: brandTable, answer, intent })
  const labelOf = useBrandLabel()
  return (
    <Page title={t.create} lead={t.newLead} above={<Breadcrumb href={`/${shop}/brands`}>{t.back}</Breadcrumb>}>
      <EditForm form={form} answer={answer} revision={null} canWrite submit={t.create} labelOf={labelOf}>
        <BrandFields form={form} producers={producers} preview={preview} />
      </EditForm>
    </Page>
  )
}
