import type { Fields, FormOutcome } from '../../platform/form.ts'

/** Maximum length of each field, as in the contract; in the order of the page. */
export const maxLengths = { name: 200, email: 254, phone: 31, message: 5000 } as const
export type TypedName = keyof typeof maxLengths
export type FieldName = TypedName | 'career_id' | 'cv' | 'privacy_accepted'

export const fieldNames = ['career_id', 'name', 'email', 'phone', 'message', 'cv', 'privacy_accepted'] as const satisfies FieldName[]

/** The response to a form that was not sent on: all values except the file. */
export interface ApplicationAnswer extends FormOutcome<FieldName> {
  typed: Fields
}
