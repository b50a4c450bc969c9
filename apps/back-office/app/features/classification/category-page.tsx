import { ShopError } from '@stragan/contract'
import { categoryAdminCalls, classificationPictureCalls, featureCalls, roleHas } from '@stragan/contract/admin'
import { hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { FormSelect } from '@stragan/ui/form-field'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { previewSource } from '../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { filesOrForm, oneFileAction } from '../../platform/uploads/uploads.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/category-page.ts'
import { categoryMessages } from './categories.messages.ts'
import { actOnCategory, categoryDocument } from './category-action.server.ts'
import { CategoryFields, categoryTable, moveTable, useLabelOf } from './category-form.tsx'
import { listOfCategory } from './category-list.ts'
import { CategoryList } from './category-list-section.tsx'
import { nameIn, namesAbove, parentOptions, treeRows } from './category-tree.ts'
import { classificationMessages } from './classification.messages.ts'
import { categoryPictureMessages } from './classification-pictures.messages.ts'
import { DeleteSection } from './delete-section.tsx'
import { fieldsOfDocument } from './documents.ts'
import { EditForm } from './edit-form.tsx'
import { ShopLink } from './shop-link.tsx'
import { ShownPicture } from './shown-picture.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  office.showPicturesOf(shop.origin)
  const of = { shop: shop.code }
  const id = Number(params.id)
  const [category, categories, features, isInHistory] = await Promise.all([
    office.api(categoryAdminCalls.category, { params: { ...of, id } }),
    office.api(categoryAdminCalls.categories, { params: of }),
    office.api(featureCalls.features, { params: of }),
    hasHistory(office, shop, 'category', String(id)),
  ])
  const { language } = account
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
    category,
    saved: fieldsOfDocument(categoryDocument(category)),
    list: listOfCategory(category),
    features: features.map(({ code, name }) => ({ code, name: nameIn(name, language) })),
    above: namesAbove(categories, category.parent_id, language),
    rows: treeRows(categories, language),
    preview: previewSource('category', shop),
    origin: shop.origin,
    inShop: shop.origin + hrefTo(language, 'category', { slug: category.slugs[language] }),
  }
})

const act = pageAction((office, form, { params, path }) => {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id)) throw new ShopError('category_not_found')
  return actOnCategory(office, form, { params: { shop: params.shop ?? '', id }, path })
})

const setPicture = oneFileAction(classificationPictureCalls.setCategoryPicture, 'picture_saved')

export const action = filesOrForm(setPicture, act)

export default function CategoryPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, canWrite, hasHistory, category, saved, list, features, above, rows, preview, origin, inShop } = loaderData
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...categoryMessages[language] }
  const form = officeForm<keyof typeof categoryTable>(language, { fields: categoryTable, answer, intent: 'save', saved })
  const move = officeForm(language, {
    fields: moveTable,
    answer,
    intent: 'move',
    saved: { parent_id: category.parent_id === null ? '' : String(category.parent_id) },
  })
  const labelOf = useLabelOf()
  const name = nameIn(category.name, language)
  const { id, products, children } = category
  return (
    <Page
      title={name}
      lead={above.join(' › ')}
      above={<Breadcrumb href={`/${shop}/categories`}>{t.back}</Breadcrumb>}
      actions={
        <>
          <ShopLink href={inShop} />
          {canWrite && <ButtonLink href={`/${shop}/categories/new?parent=${id}`}>{t.createBelow}</ButtonLink>}
        </>
      }
    >
      {!canWrite && <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>}
      <EditForm form={form} answer={answer} revision={category.revision} canWrite={canWrite} labelOf={labelOf}>
        <CategoryFields form={form} preview={preview} isNew={false} />
      </EditForm>
      <ShownPicture
        texts={categoryPictureMessages[language]}
        shown={category.picture}
        origin={origin}
        canWrite={canWrite}
        href={`/${shop}/categories/${id}/picture/sent`}
        answer={answer}
      />
      <CategoryList answer={answer} list={list} features={features} canWrite={canWrite} />
      {canWrite && (
        <>
          <Section id="move" title={t.move} lead={t.moveLead}>
            <Form form={move} submit={t.moveSubmit} className="max-w-md">
              <FormSelect
                form={move.view}
                name="parent_id"
                label={t.parent}
                note={undefined}
                options={parentOptions(rows, { top: t.top, without: id })}
              />
            </Form>
          </Section>
          <DeleteSection name={name} usedBy={products + children > 0 ? t.usedBy(products, children) : null} />
        </>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="category" id={String(id)} />}
    </Page>
  )
}
