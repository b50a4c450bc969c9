import type { SpreadsheetField } from '@stragan/contract/admin'
import type { RefusalText } from '../../platform/refusal-text.ts'
import type { Value } from './cells.ts'

/** A changed cell as a form sends it. */
export interface SentCell {
  id: number
  field: SpreadsheetField
  from: Value
  text: string
}

export type Problem = 'wrong' | 'changed' | 'promoted'

/** A promotion of a changed price, in words. */
export interface AffectedPromotion {
  id: number
  name: string
  price: string
  time: string
  /** What shoppers would read beside it. */
  shown: string
}

/** The answer to a form that saved nothing: what it would change, or what is wrong with it. */
export interface SpreadsheetAnswer {
  cells: readonly SentCell[]
  /** By the key of the cell. */
  problems: Readonly<Record<string, Problem>>
  /** Why it was refused, where no cell is wrong. */
  refusal: RefusalText | null
  /** What saving would do; null where it would be refused. */
  preview: { changed: number; promotions: readonly AffectedPromotion[] } | null
}

/** The form that sends the cells to be checked; that of the preview saves them. */
export const formId = 'spreadsheet'

/** Cells that the plain table shows; more rows need scripts. */
export const maxPlainRows = 50
export const rowCounts = ['25', '50', '100', '250', '500', '1000'] as const
