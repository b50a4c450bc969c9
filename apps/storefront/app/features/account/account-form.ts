import type { Language } from '@stragan/routing'
import { type FormFieldTable, type FormResult, type FormView, formView, type WrongPassword } from '../../platform/form.ts'
import { accountMessages } from './account.messages.ts'

/** Fields of the forms of the account, in their order. */
export const accountFields = {
  company: 'optional',
  nip: 'optional',
  first_name: 'required',
  last_name: 'required',
  street: 'required',
  postal_code: 'required',
  city: 'required',
  country: 'required',
  phone: 'optional',
  current_password: 'required',
  password: 'required',
} as const satisfies FormFieldTable
export type FieldName = keyof typeof accountFields

/** The response to a form of an account page that did not redirect. */
export interface AccountResult extends FormResult<FieldName> {
  /** Which of the page's forms was submitted. */
  intent: string
}

/** Returns the error text of a field. */
export type FieldErrorText = (name: FieldName, wrong: WrongPassword) => string

type FormOptions = Pick<Parameters<typeof formView<FieldName>>[0], 'result' | 'fieldError' | 'saved' | 'idOf'>

export const accountForm = (language: Language, options: FormOptions): FormView<FieldName> =>
  formView({ fields: accountFields, optional: accountMessages[language].optional, ...options })
