import type { Fields, FormOutcome } from '../../platform/form.ts'

/** Maximum length of each field, as in the contract; in the order of the page. */
export const maxLengths = {
  company: 200,
  nip: 20,
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 31,
  password: 200,
} as const
export type TypedName = keyof typeof maxLengths
type Consent = 'regulations_accepted' | 'privacy_accepted'
export type FieldName = TypedName | Consent

export const fieldNames = [...(Object.keys(maxLengths) as TypedName[]), 'regulations_accepted', 'privacy_accepted'] as const

/** The response to a form that did not redirect. */
export interface FormAnswer extends FormOutcome<FieldName> {
  /** All submitted values except passwords. */
  typed: Fields
}
