import { categoryAdminCalls } from '@stragan/contract/admin'
import { FormSelect } from '@stragan/ui/form-field'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, requireAccount, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { previewSource } from '../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-category-page.ts'
import { categoryMessages } from './categories.messages.ts'
import { CategoryFields, categoryOf, categoryTable, useLabelOf } from './category-form.tsx'
import { nameIn, parentOptions, treeRows } from './category-tree.ts'
import { EditForm } from './edit-form.tsx'
import { typedFields } from './save-change.server.ts'

const intent = 'create'
const table = { parent_id: 'optional', ...categoryTable } as const

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:write')
  const categories = await office.api(categoryAdminCalls.categories, { params: { shop: shop.code } })
  const parent = categories.find(({ id }) => String(id) === query.get('parent'))
  return {
    shop: shop.code,
    rows: treeRows(categories, account.language),
    parent: parent ? String(parent.id) : '',
    preview: previewSource('category', shop),
  }
})

export const action = pageAction(async (office, form, { params }) => {
  const { language } = await requireAccount(office)
  const fields = typedFields(form)
  const category = categoryOf(fields)
  const body = { ...category, parent_id: fields.parent_id ? Number(fields.parent_id) : null }
  const of = { shop: params.shop ?? '' }
  const outcome = await submit(office, { intent, table, fields, call: categoryAdminCalls.createCategory, args: { params: of, body } })
  if (outcome.refused) return outcome.refused
  return done(office, `/${of.shop}/categories#category-${outcome.response.id}`, {
    kind: 'settings_saved',
    subject: nameIn(category.name, language),
  })
})

export default function NewCategoryPage({ loaderData: { shop, rows, parent, preview }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = categoryMessages[language]
  const form = officeForm(language, { fields: table, answer, intent, saved: { parent_id: parent } })
  const labelOf = useLabelOf()
  return (
    <Page title={t.create} lead={t.newLead} above={<Breadcrumb href={`/${shop}/categories`}>{t.back}</Breadcrumb>}>
      <EditForm form={form} answer={answer} revision={null} canWrite submit={t.create} labelOf={labelOf}>
        <FormSelect
          form={form.view}
          name="parent_id"
          label={t.parent}
          note={undefined}
          options={parentOptions(rows, { top: t.top, without: null })}
          className="max-w-md"
        />
        <CategoryFields form={form} preview={preview} isNew />
      </EditForm>
    </Page>
  )
}
