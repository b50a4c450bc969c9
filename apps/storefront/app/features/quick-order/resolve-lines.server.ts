import { type CartItem, cartCalls, maxQuantity, type ResponseOutput } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { inSalesUnits, isInDoubt, parseQuantity, quantityText, type TypedQuantity } from '../cart/typed-quantity.ts'
import type { UnparsedRow } from './parse-lines.ts'
import { type Found, isKnown, type ResolvedLine, type ResolvedList, type TypedLine } from './resolved-lines.ts'

interface ResolveContext {
  api: SharedClient
  language: Language
  display: Display
}

/** Resolves lines to products and variants. Lines of the same product or variant are merged. */
export async function resolveLines(ctx: ResolveContext, typed: readonly TypedLine[], unparsed: UnparsedRow[]): Promise<ResolvedList> {
  const lines = await lookUpLines(ctx, typed)
  const merged = mergeLines(lines, ctx.language)
  const known = merged.length < lines.length ? await lookUpLines(ctx, merged) : lines
  const sum = (of: 'line_net' | 'line_gross') =>
    toDecimal(
      known.reduce(
        (total, { taken, found, problem }) => total + (taken && found && isKnown({ found, problem }) ? fromDecimal(found[of]) : 0),
        0,
      ),
    )
  return { lines: known, unparsed, net: sum('line_net'), gross: sum('line_gross'), currency: ctx.display.currency }
}

/** Finds the products, then, of quantities typed with a unit, their amounts for the quantities in sales units. */
async function lookUpLines({ api, language }: ResolveContext, typed: readonly TypedLine[]): Promise<ResolvedLine[]> {
  const parsed = typed.map(line => ({ line, quantity: parseQuantity(line.quantity, language) }))
  const find = async (lines: readonly { symbol: string; items: number }[]) =>
    lines.length > 0 ? (await api(cartCalls.productsBySymbols, { body: { lines: [...lines] } })).lines : []
  const valid = parsed.flatMap(({ line, quantity }) => (quantity ? [{ line, quantity }] : []))
  const first = await find(valid.map(({ line: { symbol }, quantity }) => ({ symbol, items: quantity.unit === null ? quantity.amount : 1 })))
  const results = new Map(valid.map(({ line, quantity }, i) => [line, { answer: first[i], items: salesUnitsOf(quantity, first[i]) }]))
  const converted = valid.flatMap(({ line, quantity }) => {
    const items = results.get(line)?.items
    return quantity.unit === null || typeof items !== 'number' || items === 1 ? [] : [{ line, items }]
  })
  const second = await find(converted.map(({ line: { symbol }, items }) => ({ symbol, items })))
  for (const [i, { line, items }] of converted.entries()) results.set(line, { answer: second[i], items })
  return parsed.map(({ line }) => resolvedLine(line, results.get(line), language))
}

type Answer = ResponseOutput<typeof cartCalls.productsBySymbols>['lines'][number]

/** The quantity in sales units, or those to choose from. */
function salesUnitsOf(quantity: TypedQuantity, answer: Answer | undefined): number | number[] {
  if (!answer?.found) return answer?.items ?? 1
  const { sales_unit } = answer.found
  if (!isInDoubt(quantity, sales_unit)) return inSalesUnits(quantity, sales_unit)
  return [...new Set([inSalesUnits({ ...quantity, unit: 'piece' }, sales_unit), quantity.amount].flat())]
}

function resolvedLine(
  line: TypedLine,
  result: { answer: Answer | undefined; items: number | number[] } | undefined,
  language: Language,
): ResolvedLine {
  if (!result?.answer) return { ...line, found: null, problem: 'quantity', suggestions: [], choices: [] }
  const { answer, items } = result
  const { suggestions } = answer
  const found = answer.found && shown(answer.found)
  if (!found) return { ...line, found, problem: answer.problem, suggestions, choices: [] }
  if (typeof items !== 'number')
    return { ...line, found, problem: items.length > 0 ? 'sales_unit' : 'quantity', suggestions, choices: items }
  // A number that may mean pieces keeps its unit.
  const typed = { amount: items, unit: null }
  const quantity = isInDoubt(typed, found.sales_unit) ? quantityText({ ...typed, unit: found.sales_unit.code }, language) : String(items)
  return { ...line, quantity, found, problem: answer.problem, suggestions, choices: [] }
}

const shown = ({ weight: _, price_source: _source, explanation: _why, next_tier: _next, problem: _problem, ...found }: CartItem): Found =>
  found

function mergeLines(lines: readonly ResolvedLine[], language: Language): TypedLine[] {
  const merged: ResolvedLine[] = []
  for (const line of lines) {
    const same = merged.find(one => isSame(one, line))
    if (same?.found && line.found) {
      const items = same.found.items + line.found.items
      same.found = { ...same.found, items }
      same.quantity = quantityText({ amount: items, unit: line.found.sales_unit.code }, language)
    } else merged.push({ ...line })
  }
  return merged.map(({ symbol, quantity, taken }) => ({ symbol, quantity, taken }))
}

const isSame = (a: ResolvedLine, b: ResolvedLine) =>
  a.found !== null &&
  isKnown(a) &&
  isKnown(b) &&
  a.taken === b.taken &&
  a.found.product_id === b.found?.product_id &&
  a.found.product_variant_id === b.found.product_variant_id &&
  a.found.items + b.found.items <= maxQuantity
