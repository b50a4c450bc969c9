import type { ErrorCode, PasswordWeakness } from '@stragan/contract'

export type Weakness = PasswordWeakness

/** What is wrong with a field. */
export type Wrong = 'missing' | 'wrong' | 'long'

/** Error of a new password: all its weaknesses at once. */
export type WrongPassword = Wrong | readonly Weakness[]

/** Submitted fields of a form by name. */
export type Fields = Readonly<Record<string, string>>

export interface Refused {
  code: ErrorCode
  /** Minutes to wait after too many attempts; 0 if unknown. */
  minutes: number
}

/** Errors of a form: by field, or the reason why it was refused as a whole. */
export interface FormOutcome<Name extends string> {
  problems: { [Field in Name]?: Field extends 'password' ? WrongPassword : Wrong }
  refused: Refused | null
}

const maxId = 2_147_483_647

/** Parses an id within the database's range; null if invalid. */
export function parseId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= maxId ? id : null
}

/** Parses an id for an API call; an invalid one becomes 0, which no record has. */
export const idOrZero = (text: string | undefined): number => parseId(text) ?? 0
