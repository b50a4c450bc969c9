import { maxDescriptionLength } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import type { FieldName } from '../../platform/field-names.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import type { PreviewSource } from '../../platform/search-preview/preview-source.ts'
import { SearchPreview } from '../../platform/search-preview/search-preview.tsx'
import { classificationMessages } from './classification.messages.ts'
import { shownIn, textsIn } from './documents.ts'
import { LanguageColumns, searchFields, type TextField } from './language-columns.tsx'

export const categoryTable = {
  'name.en': 'required',
  'name.pl': 'required',
  'slugs.en': 'optional',
  'slugs.pl': 'optional',
  'description.en': 'optional',
  'description.pl': 'optional',
  'seo_title.en': 'optional',
  'seo_title.pl': 'optional',
  'seo_description.en': 'optional',
  'seo_description.pl': 'optional',
} as const

export const moveTable = { parent_id: 'optional' } as const

/** The body that a form stands for, without its revision. */
export const categoryOf = (fields: Fields) => ({
  name: textsIn(fields, 'name'),
  slugs: textsIn(fields, 'slugs'),
  description: textsIn(fields, 'description'),
  seo_title: textsIn(fields, 'seo_title'),
  seo_description: textsIn(fields, 'seo_description'),
})

function useTextFields({ isNew }: { isNew: boolean }): readonly TextField[] {
  const t = classificationMessages[useLanguage()]
  return [
    { name: 'name', label: t.name, maxLength: 200 },
    { name: 'slugs', label: t.slug, hint: isNew ? t.slugHint : t.slugWarning, maxLength: 200, kind: 'slug' },
    { name: 'description', label: t.description, maxLength: maxDescriptionLength, kind: 'lines' },
    ...searchFields(t),
  ]
}

/** What `name.en` is called in a list of fields. */
export function useLabelOf(): (name: string) => string {
  const language = useLanguage()
  const fields = useTextFields({ isNew: false })
  return path => {
    const [name, code] = path.split('.')
    const label = fields.find(field => field.name === name)?.label ?? path
    return code === 'en' || code === 'pl' ? `${label} (${languageNames[language][code]})` : label
  }
}

interface CategoryFieldsProps {
  form: OfficeForm<keyof typeof categoryTable>
  preview: PreviewSource
  isNew: boolean
}

export const CategoryFields = ({ form, preview, isNew }: CategoryFieldsProps) => (
  <>
    <LanguageColumns form={form as unknown as OfficeForm<FieldName>} fields={useTextFields({ isNew })} />
    <SearchPreview source={preview} shown={shownIn(form)} level="h2" />
  </>
)
