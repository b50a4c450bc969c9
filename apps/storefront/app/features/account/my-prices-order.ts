import type { Answer, cartCalls } from '@stragan/contract'
import type { CartSummary } from '../cart/cart-summary.ts'

/** Names a line among the fields of the form: product and, where it has variants, variant. */
export const lineKey = (product: number, variant: number | null) => `${product}.${variant ?? ''}`

/** The box of a line: how many pieces. */
export const boxName = (key: string) => `items.${key}`
/** The button of a line, whose value is its key: that line alone is added. */
export const onlyName = 'only'

export type LineProblem = 'invalid' | NonNullable<Answer<typeof cartCalls.addSeveral>['cart_items'][number]['problem']>

/** What stands in the boxes, by line. */
export type TypedQuantities = Record<string, string>

/** What the form came to, if it did not lead on. */
export interface PricesOrder {
  /** What was typed and not added. */
  typed: TypedQuantities
  problems: Record<string, { problem: LineProblem; added: number; wanted: number }>
  /** No box had anything in it. */
  isEmpty: boolean
  added: { key: string; name: string; items: number }[]
  summary: CartSummary | null
}
