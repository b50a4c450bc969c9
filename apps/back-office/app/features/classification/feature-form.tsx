import type { Fields } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import type { FieldName } from '../../platform/field-names.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { classificationMessages } from './classification.messages.ts'
import { textsIn } from './documents.ts'
import { featureMessages } from './features.messages.ts'
import { LanguageColumns } from './language-columns.tsx'

/** Of a feature, and of one of its values. */
export const namedTable = { 'name.en': 'required', 'name.pl': 'required', code: 'optional' } as const

/** What a form stands for: a feature without its values, or a value without its id. */
export const namedOf = (fields: Fields) => ({ code: fields.code ?? '', name: textsIn(fields, 'name') })

export function useNamedLabel(): (name: string) => string {
  const language = useLanguage()
  const { name } = classificationMessages[language]
  const { code } = featureMessages[language]
  return path => (path === 'code' ? code : `${name} (${languageNames[language][path === 'name.en' ? 'en' : 'pl']})`)
}

/** A form in which a code is that of a feature, where others have the code of a second factor. */
export function withCodeError<Name extends FieldName>(form: OfficeForm<Name>, text: string): OfficeForm<Name> {
  const errorOf = (name: Name) => (name === 'code' && form.view.errorOf(name) ? text : form.view.errorOf(name))
  return { ...form, view: { ...form.view, errorOf } }
}

interface NamedFieldsProps {
  form: OfficeForm<keyof typeof namedTable>
  /** Links may have the code already. */
  hasCode: boolean
}

export function NamedFields({ form, hasCode }: NamedFieldsProps) {
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...featureMessages[language] }
  return (
    <>
      <LanguageColumns form={form as unknown as OfficeForm<FieldName>} fields={[{ name: 'name', label: t.name, maxLength: 200 }]} />
      <FormField
        form={form.view}
        name="code"
        label={t.code}
        hint={hasCode ? t.codeWarning : t.codeHint}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-md"
      />
    </>
  )
}
