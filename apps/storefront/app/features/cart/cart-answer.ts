import type { Cart, ErrorCode } from '@stragan/contract'

/** The fields of a form as they were sent. */
export type Fields = Record<string, string>

export const fieldsOf = (form: Iterable<[string, FormDataEntryValue]>): Fields =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Why a form of the cart was refused. */
export interface Refusal {
  code: ErrorCode
  /** Which form it was, as its fetcher is named. */
  about: string
  /** Pieces in stock, where that is the reason. */
  left: number | null
  /** Net, where a minimum is the reason. */
  missing: number | null
  typed: Fields
}

/** What a form of the cart came to. Without JavaScript there is no cart in it: the page loads its own. */
export interface CartAnswer {
  cart: Cart | null
  refused: Refusal | null
}

/** The form of a line: every form about it shares one request at a time. */
export const lineKey = (product: number, variant: number | null) => `line ${product} ${variant ?? ''}`

/** Which form a set of fields belongs to. */
export const aboutOf = ({ intent = '', product_id, product_variant_id }: Fields) =>
  product_id ? lineKey(Number(product_id), product_variant_id ? Number(product_variant_id) : null) : (intent.split('-')[0] ?? '')

const steps: ReadonlyMap<string, number> = new Map([
  ['set', 0],
  ['increase', 1],
  ['decrease', -1],
])

/** How many pieces a line will have when its form has been answered. */
export function wantedQuantity({ intent, items }: Fields): number {
  const step = steps.get(intent ?? '')
  return step === undefined ? 0 : Number(items) + step
}
