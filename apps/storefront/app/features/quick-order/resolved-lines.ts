import type { Answer, CartItem, Currency, cartCalls } from '@stragan/contract'
import type { UnparsedRow } from './parse-lines.ts'

type Line = Answer<typeof cartCalls.productsBySymbols>['lines'][number]

/** A line as its form has it: what was typed, and whether it is wanted. */
export interface TypedLine {
  symbol: string
  items: string
  taken: boolean
}

/** What of a cart's line the screen shows. */
export type Found = Omit<CartItem, 'weight' | 'price_source' | 'explanation' | 'next_tier' | 'problem'>

/** A line with what it means; its pieces may be no number. */
export interface ResolvedLine extends TypedLine, Pick<Line, 'suggestions'> {
  found: Found | null
  problem: Line['problem'] | 'items'
}

/** What the list means. Amounts are of the lines that are wanted. */
export interface ResolvedList {
  lines: ResolvedLine[]
  unparsed: UnparsedRow[]
  net: number
  gross: number
  currency: Currency
}

export type Refusal = 'empty' | 'too_many' | 'too_large' | 'no_text' | 'unavailable' | 'too_many_requests' | 'items' | 'nothing'

/** What the screen was answered. Without `understood` the list is back as it came. */
export interface QuickOrderAnswer {
  /** The list as text. */
  text: string
  resolved: ResolvedList | null
  refused: Refusal | null
  /** How many lines, where they are too many. */
  count: number
  /** So that the same press of a button adds once. */
  key: string
}

/** What can be added of a line. */
export const isReady = ({ taken, found, problem }: ResolvedLine): boolean =>
  taken && found !== null && problem !== 'items' && problem !== 'not_for_sale' && found.items_left > 0

/** Whether a line asks for a look before it is added. */
export const isOpen = (line: ResolvedLine): boolean => line.taken && line.problem !== null
