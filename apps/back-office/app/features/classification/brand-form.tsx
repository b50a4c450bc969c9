import { languages } from '@stragan/contract'
import { maxDescriptionLength } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import type { FieldName } from '../../platform/field-names.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import type { PreviewSource } from '../../platform/search-preview/preview-source.ts'
import { SearchPreview } from '../../platform/search-preview/search-preview.tsx'
import { brandMessages } from './brands.messages.ts'
import { classificationMessages } from './classification.messages.ts'
import { shownIn, textsIn } from './documents.ts'
import { LanguageColumns, searchFields, type TextField } from './language-columns.tsx'

export const brandTable = {
  name: 'required',
  slug: 'optional',
  producer_id: 'optional',
  'description.en': 'optional',
  'description.pl': 'optional',
  'seo_title.en': 'optional',
  'seo_title.pl': 'optional',
  'seo_description.en': 'optional',
  'seo_description.pl': 'optional',
} as const

/** The body that a form stands for, without its revision. */
export const brandOf = (fields: Fields) => ({
  name: fields.name ?? '',
  slug: fields.slug ?? '',
  description: textsIn(fields, 'description'),
  seo_title: textsIn(fields, 'seo_title'),
  seo_description: textsIn(fields, 'seo_description'),
  producer_id: fields.producer_id ? Number(fields.producer_id) : null,
})

function useTextFields(): readonly TextField[] {
  const t = classificationMessages[useLanguage()]
  return [{ name: 'description', label: t.description, maxLength: maxDescriptionLength, kind: 'lines' }, ...searchFields(t)]
}

export function useBrandLabel(): (name: string) => string {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...brandMessages[language] }
  const fields = useTextFields()
  const labels: Readonly<Record<string, string>> = {
    name: t.name,
    slug: t.slug,
    producer_id: t.producer,
    ...Object.fromEntries(
      fields.flatMap(({ name, label }) => languages.map(one => [`${name}.${one}`, `${label} (${languageNames[language][one]})`])),
    ),
  }
  return name => labels[name] ?? name
}

interface BrandFieldsProps {
  form: OfficeForm<keyof typeof brandTable>
  producers: readonly { id: number; name: string }[]
  preview: PreviewSource
}

export function BrandFields({ form, producers, preview }: BrandFieldsProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...brandMessages[language] }
  const textFields = useTextFields()
  const options = [{ value: '', label: t.noProducer }, ...producers.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <FormField form={form.view} name="name" label={t.name} autoComplete="off" />
        <FormField
          form={form.view}
          name="slug"
          label={t.slug}
          hint={t.slugHint}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormSelect form={form.view} name="producer_id" label={t.producer} hint={t.producerHint} options={options} />
      </div>
      <LanguageColumns form={form as unknown as OfficeForm<FieldName>} fields={textFields} />
      <SearchPreview source={preview} shown={shownIn(form)} level="h2" />
    </>
  )
}
