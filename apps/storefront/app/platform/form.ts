import type { ErrorCode, PasswordWeakness } from '@stragan/contract'

export type Weakness = PasswordWeakness

/** What is wrong with a field. */
export type Wrong = 'missing' | 'wrong' | 'long'

/** What is wrong with a field for a new password: of its weaknesses all at once. */
export type WrongPassword = Wrong | readonly Weakness[]

/** The fields of a form as they were sent, by name. */
export type Fields = Readonly<Record<string, string>>

export interface Refused {
  code: ErrorCode
  /** How long to wait after too many attempts; 0 where nobody said. */
  minutes: number
}

/** What a form of these fields came to: what is wrong with which, or why it was refused as a whole. */
export interface FormOutcome<Name extends string> {
  problems: { [Field in Name]?: Field extends 'password' ? WrongPassword : Wrong }
  refused: Refused | null
}

const maxId = 2_147_483_647

/** The id that a field or a parameter holds, as the database can have one; null where it holds none. */
export function parseId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= maxId ? id : null
}

/** The id that a field holds, to be sent to the API; where it holds none 0, which no record has and the API refuses. */
export const idOrZero = (text: string | undefined): number => parseId(text) ?? 0
