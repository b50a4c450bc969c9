import type { Cart, ErrorCode } from '@stragan/contract'
import type { NearestQuantities } from '../../platform/visitor-context.ts'

/** Submitted fields of a form. */
export type Fields = Record<string, string>

export const fieldsOf = (form: Iterable<[string, FormDataEntryValue]>): Fields =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Why a form of the cart was refused. */
export interface Refusal {
  code: ErrorCode
  /** Identifies the form, by the key of its fetcher. */
  about: string
  /** Quantity in stock, if that is the reason. */
  left: number | null
  /** Net amount that is missing to a minimum, if that is the reason. */
  missing: number | null
  /** The nearest quantities, if the typed one is not whole sales units. */
  offer: NearestQuantities | null
  typed: Fields
}

/** Response to a form of the cart. Without JavaScript it has no cart: the page loads its own. */
export interface CartResult {
  cart: Cart | null
  refused: Refusal | null
}

/** Key of a line's forms, which share one fetcher. */
export const lineKey = (product: number, variant: number | null) => `line ${product} ${variant ?? ''}`

/** The key of the form that a set of fields belongs to. */
export const aboutOf = ({ intent = '', product_id, product_variant_id }: Fields) =>
  product_id ? lineKey(Number(product_id), product_variant_id ? Number(product_variant_id) : null) : (intent.split('-')[0] ?? '')

const steps: ReadonlyMap<string, number> = new Map([
  ['set', 0],
  ['increase', 1],
  ['decrease', -1],
])

/** The line's quantity once its form is answered. */
export function wantedQuantity({ intent, items }: Fields): number {
  const step = steps.get(intent ?? '')
  return step === undefined ? 0 : Number(items) + step
}
