import { languages } from '@stragan/contract'
import { maxSeoDescriptionLength, maxSeoTitleLength } from '@stragan/contract/admin'
import { FormField, FormTextArea } from '@stragan/ui/form-field'
import type { FieldName } from '../../platform/field-names.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { classificationMessages } from './classification.messages.ts'

export interface TextField {
  /** `name` stands for the fields `name.en` and `name.pl`. */
  name: 'name' | 'slugs' | 'description' | 'seo_title' | 'seo_description'
  label: string
  hint?: string
  maxLength: number
  kind?: 'lines' | 'slug'
}

/** What pages say to search engines. */
export const searchFields = (t: typeof classificationMessages.en): TextField[] => [
  { name: 'seo_title', label: t.seoTitle, hint: t.seoTitleHint, maxLength: maxSeoTitleLength },
  { name: 'seo_description', label: t.seoDescription, hint: t.seoDescriptionHint, maxLength: maxSeoDescriptionLength, kind: 'lines' },
]

/** Fields for the texts of both languages, side by side; what is missing in one alone says so. */
export function LanguageColumns({ form, fields }: { form: OfficeForm<FieldName>; fields: readonly TextField[] }) {
  const shown = useLanguage()
  const t = classificationMessages[shown]
  const { view } = form
  return (
    <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
      {languages.map(language => (
        <fieldset key={language} className="grid min-w-0 content-start gap-5">
          <legend className="mb-3 font-semibold text-lg">{languageNames[shown][language]}</legend>
          {fields.map(({ name, label, hint, maxLength, kind }) => {
            const field = `${name}.${language}` as const
            const other = `${name}.${language === 'en' ? 'pl' : 'en'}` as const
            const isMissing = kind !== 'slug' && view.valueOf(field) === '' && view.valueOf(other) !== ''
            const common = { form: view, name: field, label, maxLength, lang: language, autoComplete: 'off' }
            const text = [isMissing && view.fields[field] === 'optional' ? t.missing : '', hint].filter(Boolean).join(' ')
            const more = text ? { ...common, hint: text } : common
            if (kind === 'lines') return <FormTextArea key={name} {...more} />
            return <FormField key={name} {...more} {...(kind === 'slug' && { autoCapitalize: 'none', spellCheck: false })} />
          })}
        </fieldset>
      ))}
    </div>
  )
}
