import type { Language } from '@stragan/routing'
import { type FormFieldTable, type FormResult, formView } from '../../platform/form.ts'
import { authMessages } from './auth.messages.ts'

/** Fields of the login, registration and password forms; those of a company are shown for companies only. */
export const authFields = {
  company: 'required',
  nip: 'required',
  first_name: 'required',
  last_name: 'required',
  email: 'required',
  phone: 'optional',
  password: 'required',
  regulations_accepted: 'required',
} as const satisfies FormFieldTable
export type FieldName = keyof typeof authFields

export type AuthResult = FormResult<FieldName>

export const authForm = (language: Language, result: AuthResult | undefined) => {
  const { fieldError, optional } = authMessages[language]
  return formView({ fields: authFields, result, fieldError, optional })
}
