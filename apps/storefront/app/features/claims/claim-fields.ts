import type { Fields, Refused, Wrong } from '../../platform/form.ts'

export type ClaimKind = 'withdrawal' | 'complaint'

/** Why nothing can be declared any more, or ever could. */
export type Closed = 'cancelled' | 'over' | 'companies'

/** The longest that each field takes, as the contract has it. */
export const maxLengths = { name: 200, email: 254, note: 5000, text: 5000 } as const

type Plain = keyof typeof maxLengths | 'wish'
/** The goods as a whole, or the pieces of a line by its place from 1. */
export type FieldName = Plain | 'goods' | `pieces-${number}`

export const plainNames = [...(Object.keys(maxLengths) as (keyof typeof maxLengths)[]), 'wish'] as const

/** `strange`: an e-mail, but not the order's. */
export type Problem = Wrong | 'strange'

/** What a form came to, if it did not lead on. */
export interface ClaimAnswer {
  typed: Fields
  /** In the order of the form. */
  problems: readonly { name: FieldName; wrong: Problem }[]
  refused: Refused | null
}

/** A line is chosen by a box of this name. */
export const boxOf = (line: number) => `line-${line}`
export const piecesOf = (line: number): FieldName => `pieces-${line}`
