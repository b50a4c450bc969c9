import type { Fields, FormOutcome, WrongPassword } from '../../platform/form.ts'

/** Maximum length of each field, as in the contract; in the order of the forms. */
export const maxLengths = {
  company: 200,
  nip: 20,
  first_name: 100,
  last_name: 100,
  street: 200,
  postal_code: 12,
  city: 100,
  country: 2,
  phone: 31,
  current_password: 200,
  password: 200,
} as const
export type FieldName = keyof typeof maxLengths

export const fieldNames = Object.keys(maxLengths) as FieldName[]

/** The response to a form of an account page that did not redirect. */
export interface AccountAnswer extends FormOutcome<FieldName> {
  /** Which of the page's forms was submitted. */
  intent: string
  /** All submitted values except passwords. */
  typed: Fields
}

/** Returns the error text of a field. */
export type FieldErrorText = (name: FieldName, wrong: WrongPassword) => string

/** The errors of the new-password field. */
export const passwordProblem = ({ problems }: AccountAnswer): FormOutcome<'password'>['problems'] =>
  problems.password ? { password: problems.password } : {}
