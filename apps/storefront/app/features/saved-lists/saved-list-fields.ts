import type { FormFieldTable, FormResult } from '../../platform/form.ts'
import type { NearestQuantities } from '../../platform/visitor-context.ts'

/** Fields of the form that creates a list. */
export const newListFields = { name: 'required' } as const satisfies FormFieldTable

/** Fields of the forms of a list's page, besides the quantities of its lines. */
export const savedListFields = { name: 'required', symbol: 'required', items: 'required' } as const satisfies FormFieldTable
export type FieldName = keyof typeof savedListFields

/** Why a typed symbol names nothing that could be added. */
export interface SymbolProblem {
  problem: 'symbol_unknown' | 'symbol_ambiguous' | 'variant_required'
  suggestions: string[]
}

/** The response to a form of a list's page that did not redirect. */
export interface SavedListResult extends FormResult<FieldName> {
  intent: string
  /** Lines with an invalid quantity, by key: the nearest quantities, if the typed one is not whole sales units. */
  wrong: Record<string, NearestQuantities | null>
  /** Of the quantity of a product to be added. */
  offer: NearestQuantities | null
  symbolProblem: SymbolProblem | null
}

/** Key of a line on its page. */
export const lineKeyOf = ({ product_id, product_variant_id }: { product_id: number; product_variant_id: number | null }) =>
  `${product_id}-${product_variant_id ?? 0}`

/** Name and id of a line's quantity field. */
export const quantityField = (key: string) => `items-${key}`
