import type { cartCalls, ResponseOutput } from '@stragan/contract'

type Outcome = ResponseOutput<typeof cartCalls.addBulk>['cart_items'][number]

export const bulkAddProblems = [
  'product_not_found',
  'variant_not_found',
  'variant_required',
  'not_for_sale',
  'not_enough_stock',
  'cart_full',
  'symbol_unknown',
  'symbol_ambiguous',
  'sales_unit',
  'unparsed',
] as const

/** A line that was not added in full, and why. */
export interface MissingLine {
  name: string
  wanted: number
  added: number
  problem: (typeof bulkAddProblems)[number]
}

/** Flash notice of a bulk add. */
export interface BulkAddNotice {
  kind: 'bulk'
  /** Number of lines of which anything was added. */
  added: number
  missing: MissingLine[]
  /** Number of further incomplete lines: the cookie has room for four names only. */
  more: number
  /** Of the form that was carried out, for which a second submit shows the same. */
  key?: string | undefined
}

const namedLines = 4
/** Percent-encoded, four names of this length fit into the 4096 bytes of a cookie in any script. */
const maxNameLength = 80

/** Creates the notice; `names` are in the order of `outcomes`. `skipped` are lines that could not be requested. */
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
    missing: missing.slice(0, namedLines),
    more: Math.max(0, missing.length - namedLines),
  }
}

/** Does not cut surrogate pairs. */
const shortened = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).replace(/[\ud800-\udbff]$/, '')}…` : name
