import { type CartItem, cartCalls, maxQuantity, type ResponseOutput } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import type { UnparsedRow } from './parse-lines.ts'
import { parseQuantity } from './parse-quantity.ts'
import type { Found, ResolvedLine, ResolvedList, TypedLine } from './resolved-lines.ts'

interface ResolveContext {
  api: SharedClient
  language: Language
  display: Display
}

/** Resolves lines to products and variants. Lines of the same product or variant are merged. */
export async function resolveLines(ctx: ResolveContext, typed: readonly TypedLine[], unparsed: UnparsedRow[]): Promise<ResolvedList> {
  const lines = await lookUpLines(ctx, typed)
  const merged = mergeLines(lines)
  const known = merged.length < lines.length ? await lookUpLines(ctx, merged) : lines
  const sum = (of: 'line_net' | 'line_gross') =>
    toDecimal(known.reduce((total, { taken, found }) => total + (taken && found ? fromDecimal(found[of]) : 0), 0))
  return { lines: known, unparsed, net: sum('line_net'), gross: sum('line_gross'), currency: ctx.display.currency }
}

async function lookUpLines({ api, language }: ResolveContext, typed: readonly TypedLine[]): Promise<ResolvedLine[]> {
  const valid = typed.flatMap(line => {
    const quantity = parseQuantity(line.quantity, language)
    return quantity === null ? [] : [{ line, quantity }]
  })
  const body = { lines: valid.map(({ line: { symbol }, quantity }) => ({ symbol, items: quantity })) }
  const answers = valid.length > 0 ? (await api(cartCalls.productsBySymbols, { body })).lines : []
  const resultFor = new Map(valid.map(({ line }, i) => [line, answers[i]]))
  return typed.map(line => resolvedLine(line, resultFor.get(line)))
}

function resolvedLine(
  line: TypedLine,
  result: ResponseOutput<typeof cartCalls.productsBySymbols>['lines'][number] | undefined,
): ResolvedLine {
  if (!result) return { ...line, found: null, problem: 'quantity', suggestions: [] }
  const { items, found, problem, suggestions } = result
  return { ...line, quantity: String(items), found: found && shown(found), problem, suggestions }
}

const shown = ({ weight: _, price_source: _source, explanation: _why, next_tier: _next, problem: _problem, ...found }: CartItem): Found =>
  found

function mergeLines(lines: readonly ResolvedLine[]): TypedLine[] {
  const merged: ResolvedLine[] = []
  for (const line of lines) {
    const same = merged.find(one => isSame(one, line) && Number(one.quantity) + Number(line.quantity) <= maxQuantity)
    if (same) same.quantity = String(Number(same.quantity) + Number(line.quantity))
    else merged.push({ ...line })
  }
  return merged.map(({ symbol, quantity, taken }) => ({ symbol, quantity, taken }))
}

const isSame = (a: ResolvedLine, b: ResolvedLine) =>
  a.found !== null &&
  a.taken === b.taken &&
  a.found.product_id === b.found?.product_id &&
  a.found.product_variant_id === b.found.product_variant_id
