import type { Wrong } from '@stragan/ui/form'
import type { FieldName } from './field-names.ts'
import type { OfficeForm } from './form.ts'

/** The form with its own texts of some errors: fields of other forms have the same names. */
export function withOwnErrors<Name extends FieldName>(
  form: OfficeForm<Name>,
  texts: { readonly [Field in Name]?: Partial<Record<Wrong, string>> },
): OfficeForm<Name> {
  const errorOf: typeof form.view.errorOf = name => {
    const wrong = form.result?.problems[name]
    const own = texts[name]
    return typeof wrong === 'string' && own ? (own[wrong] ?? own.wrong) : form.view.errorOf(name)
  }
  return { ...form, view: { ...form.view, errorOf } }
}
