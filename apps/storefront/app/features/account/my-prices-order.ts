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

/** A line of the submitted form. */
export interface TypedLine {
  key: string
  product: number
  variant: number | null
  text: string
}

export function typedLines(form: Iterable<[string, FormDataEntryValue]>): TypedLine[] {
  const prefix = boxName('')
  return [...form].flatMap(([name, value]) => {
    const found = name.startsWith(prefix) ? /^(\d{1,9})\.(\d{0,9})$/.exec(name.slice(prefix.length)) : null
    if (!found || typeof value !== 'string') return []
    const [product, variant] = [Number(found[1]), found[2] ? Number(found[2]) : null]
    return [{ key: lineKey(product, variant), product, variant, text: value.trim() }]
  })
}

/** Reads the quantities that a form or an address carries. */
export const typedIn = (form: Iterable<[string, FormDataEntryValue]>): TypedQuantities =>
  Object.fromEntries(typedLines(form).map(({ key, text }) => [key, text]))

/** Why the whole form was refused, independent of its quantities. */
export type Refusal = 'unavailable' | 'too_many_requests'

/** Result of the form that did not redirect. */
export interface PricesOrder {
  /** Entered quantities that were not added. */
  typed: TypedQuantities
  problems: Record<string, { problem: LineProblem; added: number; wanted: number }>
  /** Whether every quantity field was empty. */
  isEmpty: boolean
  refused: Refusal | null
  added: { key: string; name: string; quantity: number }[]
  summary: CartSummary | null
}

export const refusedOrder = (typed: TypedQuantities, refused: Refusal): PricesOrder => ({
  typed,
  problems: {},
  isEmpty: false,
  refused,
  added: [],
  summary: null,
})
