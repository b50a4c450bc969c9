import type { Fields, Refused, Wrong } from '../../platform/form.ts'

export type ClaimKind = 'withdrawal' | 'complaint'

/** Why a declaration is not or no longer possible. */
export type Closed = 'cancelled' | 'over' | 'companies'

/** Maximum length of each field, as in the contract. */
export const maxLengths = { name: 200, email: 254, note: 5000, text: 5000 } as const

type Plain = keyof typeof maxLengths | 'remedy'
/** `goods` for the whole selection, `pieces-n` for the quantity of line n, counted from 1. */
export type FieldName = Plain | 'goods' | `pieces-${number}`

export const plainNames = [...(Object.keys(maxLengths) as (keyof typeof maxLengths)[]), 'remedy'] as const

/** `strange`: a valid e-mail, but not that of the order. */
export type Problem = Wrong | 'strange'

/** Response to a form that did not redirect. */
export interface ClaimAnswer {
  typed: Fields
  /** In the order of the form. */
  problems: readonly { name: FieldName; wrong: Problem }[]
  refused: Refused | null
}

/** Name of a line's checkbox. */
export const boxOf = (line: number) => `line-${line}`
export const quantityField = (line: number): FieldName => `pieces-${line}`
