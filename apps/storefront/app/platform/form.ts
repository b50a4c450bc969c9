import type { ErrorCode } from '@stragan/contract'

/** What is wrong with a field. The last three are the API's word on a password. */
export type Wrong = 'missing' | 'wrong' | 'long' | 'short' | 'common' | 'personal'

/** The fields of a form as they were sent, by name. */
export type Fields = Readonly<Record<string, string>>

export interface Refused {
  code: ErrorCode
  /** How long to wait after too many attempts; 0 where nobody said. */
  minutes: number
}

/** What a form of these fields came to: what is wrong with which, or why it was refused as a whole. */
export interface FormOutcome<Name extends string> {
  problems: Partial<Record<Name, Wrong>>
  refused: Refused | null
}
