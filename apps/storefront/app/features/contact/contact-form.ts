import type { Fields, FormOutcome, Wrong } from '../../platform/form.ts'

/** Maximum length of each field, as in the contract; in the order of the form. */
export const maxLengths = { vending_machine_id: 9, name: 200, email: 254, phone: 31, subject: 200, text: 5000 } as const
export type FieldName = keyof typeof maxLengths

export const fieldNames = Object.keys(maxLengths) as FieldName[]

/** The response to a form whose message was not sent. */
export interface ContactAnswer extends FormOutcome<FieldName> {
  typed: Fields
}

export type FieldErrorText = (name: FieldName, wrong: Wrong) => string
