import { cartCalls, maxLines, type ResponseOutput } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { onceFor } from '../../platform/once-for.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { nameOfLine } from './name-of-line.ts'

type Outcomes = ResponseOutput<typeof cartCalls.addBulk>['cart_items']

export interface BulkLine {
  product_id: number
  product_variant_id: number | null
  items: number
  /** Shown if the line does not get into the cart. */
  name: string
}

interface Options {
  /** Replaces the cart by the lines. */
  replace?: boolean
  /** Of a form that may be submitted twice: the lines are added once. */
  key?: string
}

/** Adds lines to the cart, or replaces it by them; returns the result and the name of each. */
export async function addBulk(
  { api }: VisitorContext,
  lines: readonly BulkLine[],
  language: Language,
  { replace: isReplacing = false, key = '' }: Options = {},
): Promise<{ outcomes: Outcomes; names: string[] }> {
  const outcomes: Outcomes = []
  const names = new Map<string, string>()
  for (let from = 0; from < lines.length; from += maxLines) {
    const cart_items = lines
      .slice(from, from + maxLines)
      .map(({ product_id, product_variant_id, items }) => ({ product_id, product_variant_id, items }))
    const replace = isReplacing && outcomes.every(outcome => outcome.added === 0)
    const body = { cart_items, replace }
    const response = await api(cartCalls.addBulk, { body }, { language, ...onceFor({ key }, { from, ...body }) })
    outcomes.push(...response.cart_items)
    for (const line of response.cart.cart_items) names.set(keyOf(line), nameOfLine(line))
  }
  return { outcomes, names: lines.map(line => names.get(keyOf(line)) ?? line.name) }
}

const keyOf = ({ product_id, product_variant_id }: Pick<BulkLine, 'product_id' | 'product_variant_id'>) =>
  `${product_id} ${product_variant_id}`
