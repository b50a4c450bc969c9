import type { Fields, FormOutcome, WrongPassword } from '../../platform/form.ts'

/** The longest that each field takes, as the contract has it; in the order of the forms. */
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

/** What a form of an account page came to, if it did not lead on. */
export interface AccountAnswer extends FormOutcome<FieldName> {
  /** Which of the page's forms. */
  intent: string
  /** Everything but passwords. */
  typed: Fields
}

/** The words for what is wrong with a field. */
export type FieldErrorText = (name: FieldName, wrong: WrongPassword) => string

/** The part of an answer that the field of a new password reads. */
export const passwordProblem = ({ problems }: AccountAnswer): FormOutcome<'password'>['problems'] =>
  problems.password ? { password: problems.password } : {}
