import type { cartCalls, ResponseOutput } from '@stragan/contract'
import type { CartSummary } from '../cart/cart-summary.ts'

/** Identifies a line within the form: the product, and its variant if it has any. */
export const lineKey = (product: number, variant: number | null) => `${product}.${variant ?? ''}`

/** Name of a line's quantity field. */
export const boxName = (key: string) => `items.${key}`
/** Name of a line's own submit button; its value is the line's key, and only that line is added. */
export const onlyName = 'only'

export type LineProblem = 'invalid' | NonNullable<ResponseOutput<typeof cartCalls.addBulk>['cart_items'][number]['problem']>

/** Entered quantities by line. */
export type TypedQuantities = Record<string, string>

/** Result of the form that did not redirect. */
export interface PricesOrder {
  /** Entered quantities that were not added. */
  typed: TypedQuantities
  problems: Record<string, { problem: LineProblem; added: number; wanted: number }>
  /** Whether every quantity field was empty. */
  isEmpty: boolean
  added: { key: string; name: string; quantity: number }[]
  summary: CartSummary | null
}
