import type { Fields, FormOutcome } from '../../platform/form.ts'

/** The longest that each field takes, as the contract has it; in the order of the page. */
export const maxLengths = { name: 200, email: 254, phone: 31, message: 5000 } as const
export type TypedName = keyof typeof maxLengths
export type FieldName = TypedName | 'career_id' | 'cv' | 'privacy_accepted'

export const fieldNames = ['career_id', 'name', 'email', 'phone', 'message', 'cv', 'privacy_accepted'] as const satisfies FieldName[]

/** What the form came to, if it was not sent: everything typed is kept, the file is not. */
export interface ApplicationAnswer extends FormOutcome<FieldName> {
  typed: Fields
}
