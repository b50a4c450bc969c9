import { maxLengths } from '@stragan/contract'
import type { Fields, FormFieldTable, Refused, Wrong } from '../../platform/form.ts'

export type ClaimKind = 'withdrawal' | 'complaint'

/** Why a declaration is not or no longer possible. */
export type Closed = 'cancelled' | 'over'

export const claimFields = {
  name: 'required',
  email: 'required',
  note: 'optional',
  text: 'required',
  remedy: 'required',
  as_consumer: 'optional',
} as const satisfies FormFieldTable
/** The note of a withdrawal may be as long as the text of a complaint. */
export const maxNoteLength = maxLengths.text

export type PlainName = keyof typeof claimFields
/** `goods` for the whole selection, `quantity-n` for the quantity of line n, counted from 1. */
export type FieldName = PlainName | 'goods' | `quantity-${number}`

/** `strange`: a valid e-mail, but not that of the order. */
export type Problem = Wrong | 'strange'

/** Response to a form that did not redirect. */
export interface ClaimResult {
  typed: Fields
  /** In the order of the form. */
  problems: readonly { name: FieldName; wrong: Problem }[]
  refused: Refused | null
}

/** Name of a line's checkbox. */
export const boxOf = (line: number) => `line-${line}`
export const quantityField = (line: number): FieldName => `quantity-${line}`
