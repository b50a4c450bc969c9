import type { ErrorCode } from '@stragan/contract'

/** The longest that each field takes, as the contract has it; in the order of the page. */
export const longest = {
  company: 200,
  nip: 20,
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 31,
  password: 200,
} as const
export type TypedName = keyof typeof longest
type Consent = 'regulations_accepted' | 'privacy_accepted'
export type FieldName = TypedName | Consent

export const fieldNames = [...(Object.keys(longest) as TypedName[]), 'regulations_accepted', 'privacy_accepted'] as const

/** The last three are the API's word on a password. */
export type Wrong = 'missing' | 'wrong' | 'long' | 'short' | 'common' | 'personal'
export type Problems = Partial<Record<FieldName, Wrong>>

export interface Refused {
  code: ErrorCode
  /** How long to wait after too many attempts; 0 where nobody said. */
  minutes: number
}

/** What a form came to, if it did not lead on. */
export interface FormAnswer {
  /** Everything but passwords. */
  typed: Readonly<Record<string, string>>
  problems: Problems
  refused: Refused | null
}
