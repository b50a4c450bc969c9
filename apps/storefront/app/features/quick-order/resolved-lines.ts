import type { CartItem, Currency, cartCalls, ResponseOutput } from '@stragan/contract'
import type { UnparsedRow } from './parse-lines.ts'

type Line = ResponseOutput<typeof cartCalls.productsBySymbols>['lines'][number]

/** A line of the form: entered values, and whether it is selected. */
export interface TypedLine {
  symbol: string
  quantity: string
  taken: boolean
}

/** The displayed part of a cart line. */
export type Found = Omit<CartItem, 'weight' | 'price_source' | 'explanation' | 'next_tier' | 'problem'>

/** A line with its product; `quantity` may be no number. */
export interface ResolvedLine extends TypedLine, Pick<Line, 'suggestions'> {
  found: Found | null
  /** `sales_unit`: the number may mean pieces, or is not whole sales units. */
  problem: Line['problem'] | 'quantity' | 'sales_unit'
  /** Quantities in sales units to choose from, where that is the problem. */
  choices: number[]
}

/** Resolved lines; amounts include selected lines only. */
export interface ResolvedList {
  lines: ResolvedLine[]
  unparsed: UnparsedRow[]
  net: number
  gross: number
  currency: Currency
}

export type Refusal = 'empty' | 'too_many' | 'too_large' | 'no_text' | 'unavailable' | 'too_many_requests' | 'quantity' | 'nothing'

/** Response of the screen. Without `resolved` the list is returned unchanged. */
export interface QuickOrderResult {
  /** The list as text. */
  text: string
  resolved: ResolvedList | null
  refused: Refusal | null
  /** Number of lines, if there are too many. */
  count: number
  /** Idempotency key of the submit buttons. */
  key: string
}

/** Whether product and quantity of a line are known, and so its amounts. */
export const isKnown = ({ found, problem }: Pick<ResolvedLine, 'found' | 'problem'>): boolean =>
  found !== null && problem !== 'quantity' && problem !== 'sales_unit'

/** Whether a line can be added, at least in part. */
export const isReady = ({ taken, found, problem }: ResolvedLine): boolean =>
  taken && isKnown({ found, problem }) && problem !== 'not_for_sale' && found !== null && found.items_left > 0

/** Whether a selected line has a problem to review. */
export const isOpen = (line: ResolvedLine): boolean => line.taken && line.problem !== null
