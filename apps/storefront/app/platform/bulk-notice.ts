import type { Answer, cartCalls } from '@stragan/contract'

type Outcome = Answer<typeof cartCalls.addSeveral>['cart_items'][number]

export const bulkAddProblems = [
  'product_not_found',
  'variant_not_found',
  'variant_required',
  'not_for_sale',
  'not_enough_stock',
  'cart_full',
  'symbol_unknown',
  'symbol_ambiguous',
  'unparsed',
] as const

/** A line of which less was added than was wanted, and why. */
export interface MissingLine {
  name: string
  wanted: number
  added: number
  problem: (typeof bulkAddProblems)[number]
}

/** What adding several lines to the cart at once came to. */
export interface BulkAddNotice {
  kind: 'bulk'
  /** Lines of which something was added, and how many pieces of them all. */
  added: number
  quantity: number
  missing: MissingLine[]
  /** How many more are missing something: the cookie that carries this holds no more names. */
  more: number
}

const namedLines = 4
/** Whatever the letters are: percent-encoded, four names stay below the 4096 bytes that browsers keep of a cookie. */
const maxNameLength = 80

/**
 * To be carried by `noticeCookie` to the cart; `names` stand in the order of the request, and so of its outcomes. `unasked` is what could
 * not be asked for.
 */
export function bulkAddNotice(outcomes: readonly Outcome[], names: readonly string[], skipped: readonly MissingLine[] = []): BulkAddNotice {
  const short = outcomes.flatMap(({ product_variant_id, wanted, added, problem }, at): MissingLine[] => {
    if (problem === null) return []
    const reported = problem === 'variant_required' && product_variant_id !== null ? 'variant_not_found' : problem
    return [{ name: shortened(names[at] ?? ''), wanted, added, problem: reported }]
  })
  const missing = [...skipped.map(line => ({ ...line, name: shortened(line.name) })), ...short]
  return {
    kind: 'bulk',
    added: outcomes.filter(({ added }) => added > 0).length,
    quantity: outcomes.reduce((sum, { added }) => sum + added, 0),
    missing: missing.slice(0, namedLines),
    more: Math.max(0, missing.length - namedLines),
  }
}

/** No letter of two halves is cut in two. */
const shortened = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).replace(/[\ud800-\udbff]$/, '')}…` : name
