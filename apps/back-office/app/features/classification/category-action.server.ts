import { type ResponseOutput, ShopError } from '@stragan/contract'
import { categoryAdminCalls, classificationPictureCalls } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import type { Office } from '../../platform/office.server.ts'
import { done, requireAccount, submit } from '../../platform/page.server.ts'
import { categoryOf, categoryTable, moveTable } from './category-form.tsx'
import { saveCategoryList } from './category-list.server.ts'
import { nameIn } from './category-tree.ts'
import { fieldsOfDocument } from './documents.ts'
import { saveChange, typedFields } from './save-change.server.ts'
import { removeIntent } from './shown-picture.tsx'

type Category = ResponseOutput<typeof categoryAdminCalls.category>

/** What the form of a category edits. */
export const categoryDocument = ({ name, slugs, description, seo_title, seo_description }: Category) => ({
  name,
  slugs,
  description,
  seo_title,
  seo_description,
})

interface At {
  params: { shop: string; id: number }
  path: string
}

/** Carries out a form of a category's page. */
export async function actOnCategory(office: Office, form: FormFields, { params, path }: At) {
  const { language } = await requireAccount(office)
  const intent = form.text('intent')
  const fields = typedFields(form)
  const load = async (revision?: string) => {
    const shown = await office.api(categoryAdminCalls.category, { params, query: { revision } })
    return { revision: shown.revision, fields: fieldsOfDocument(categoryDocument(shown)) }
  }
  const category = await office.api(categoryAdminCalls.category, { params, query: {} })
  const subject = nameIn(category.name, language)
  switch (intent) {
    case 'save': {
      const typed = categoryOf(fields)
      const args = { params, body: { revision: form.text('revision'), ...typed } }
      const refused = await saveChange(office, {
        intent,
        table: categoryTable,
        fields,
        call: categoryAdminCalls.saveCategory,
        args,
        load,
      })
      return refused ?? done(office, path, { kind: 'settings_saved', subject: nameIn(typed.name, language) })
    }
    case 'list': {
      const refused = await saveCategoryList(office, form, params)
      return refused ?? done(office, path, { kind: 'settings_saved', subject })
    }
    case 'move': {
      const body = { parent_id: fields.parent_id ? Number(fields.parent_id) : null }
      const args = { params, body }
      const { refused } = await submit(office, { intent, table: moveTable, fields, call: categoryAdminCalls.moveCategory, args })
      return refused ?? done(office, path, { kind: 'settings_saved', subject })
    }
    case removeIntent: {
      await office.api(classificationPictureCalls.removeCategoryPicture, { params })
      return done(office, path, { kind: 'picture_removed' })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: categoryAdminCalls.deleteCategory, args: { params } })
      return refused ?? done(office, `/${params.shop}/categories`, { kind: 'settings_deleted', subject })
    }
    default:
      throw new ShopError('not_found')
  }
}
