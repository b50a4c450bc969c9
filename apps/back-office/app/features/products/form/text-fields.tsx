import { type Language, languages } from '@stragan/contract'
import { productTextLengths } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Field, TextArea } from '@stragan/ui/field'
import { useLanguage } from '../../../platform/language.ts'
import { languageNames } from '../../../platform/language-names.ts'
import type { FormState } from './form-state.ts'
import { type TextName, textIn } from './product-values.ts'

/** Rows of those that are longer than a line. */
const rows: Partial<Record<TextName, number>> = { short_description: 3, description: 10, warnings: 3, keywords: 2, seo_description: 3 }

/** Texts in both languages, side by side; one that is missing in a language is marked. */
export const TextFields = ({ form, names }: { form: FormState; names: readonly TextName[] }) => (
  <div className="grid gap-6">
    {names.map(name => (
      <Texts key={name} form={form} name={name} />
    ))}
  </div>
)

function Texts({ form, name }: { form: FormState; name: TextName }) {
  const { t, values } = form
  const isHalf = languages.some(one => textIn(values, `${name}.${one}`) !== '')
  const hint = t.hints[name]
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{t.fields[name]}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 max-w-prose text-quiet text-sm">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {languages.map(language => (
          <div key={language} className="relative min-w-0">
            {isHalf && textIn(values, `${name}.${language}`) === '' && (
              <span className="absolute top-0 right-0">
                <Badge tone="warning">{t.missing}</Badge>
              </span>
            )}
            <TextIn form={form} name={name} language={language} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function TextIn({ form, name, language }: { form: FormState; name: TextName; language: Language }) {
  const names = languageNames[useLanguage()]
  const control = `${name}.${language}`
  const common = {
    id: control,
    name: control,
    label: names[language],
    lang: language,
    defaultValue: textIn(form.values, control),
    error: form.errors[control],
    maxLength: productTextLengths[name],
    autoComplete: 'off',
  }
  return rows[name] ? <TextArea {...common} rows={rows[name]} /> : <Field {...common} spellCheck={name !== 'slugs'} />
}
