import { type ErrorCode, maxLengths, type PasswordWeakness } from '@stragan/contract'

export type Weakness = PasswordWeakness

/** What is wrong with a field. */
export type Wrong = 'missing' | 'wrong' | 'long'

/** Error of a new password: all its weaknesses at once. */
export type WrongPassword = Wrong | readonly Weakness[]

/** Submitted fields of a form by name. */
export type Fields = Readonly<Record<string, string>>

export interface Refused {
  code: ErrorCode
  /** Minutes to wait after too many attempts; 0 if unknown. */
  minutes: number
}

/** Errors of a form: by field, or the reason why it was refused as a whole. */
export interface FormOutcome<Name extends string> {
  problems: { [Field in Name]?: Field extends 'password' ? WrongPassword : Wrong }
  refused: Refused | null
}

/** The response to a form that did not redirect. */
export interface FormResult<Name extends string> extends FormOutcome<Name> {
  /** All submitted values except passwords. */
  typed: Fields
}

/** The fields of a form in the order of the page, by their names in the call's body, and which of them have to be filled in. */
export type FormFieldTable<Name extends string = string> = Readonly<Record<Name, 'required' | 'optional'>>

/** A form as its fields show it. */
export interface FormView<Name extends string> {
  fields: FormFieldTable<Name>
  idOf: (name: Name) => string
  valueOf: (name: Name) => string
  errorOf: (name: Name) => string | undefined
  /** The note beside optional fields. */
  optional: string
}

interface FormViewOptions<Name extends string> {
  fields: FormFieldTable<Name>
  /** The response to the form, once it was submitted. */
  result: FormResult<Name> | undefined
  fieldError: (name: Name, wrong: WrongPassword) => string
  optional: string
  /** Values before the form is submitted. */
  saved?: { readonly [Field in Name]?: string | null | undefined } | undefined
  /** Ids of the controls; by default the names of the fields. */
  idOf?: (name: Name) => string
}

/** View of a form that shows the submitted values with their errors, else the stored ones. */
export function formView<Name extends string>(options: FormViewOptions<Name>): FormView<Name> {
  const { fields, result, fieldError, optional, saved, idOf = name => name } = options
  return {
    fields,
    idOf,
    optional,
    valueOf: name => (result ? result.typed[name] : saved?.[name]) ?? '',
    errorOf: name => {
      const wrong = result?.problems[name]
      return wrong && fieldError(name, wrong)
    },
  }
}

/** Maximum length of a field by its name; `billing_address.city` has that of `city`. */
export const maxLengthOf = (name: string): number | undefined =>
  (maxLengths as Readonly<Record<string, number>>)[name.slice(name.indexOf('.') + 1)]

/** Creates the error texts of a form's fields; `long` is the text for a value that is too long. */
export const fieldErrorFrom =
  <Name extends string>(texts: Record<Name, Partial<Record<Wrong | Weakness, string>>>, long: (max: number) => string) =>
  (name: Name, wrong: WrongPassword): string => {
    const of = texts[name]
    if (typeof wrong !== 'string') return wrong.map(weakness => of[weakness]).join(' ')
    const maxLength = wrong === 'long' ? maxLengthOf(name) : undefined
    return of[wrong] ?? (maxLength !== undefined ? long(maxLength) : (of.wrong ?? of.missing ?? ''))
  }
