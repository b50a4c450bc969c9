import { type Answer, type CartItem, cartCalls } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import type { UnreadRow } from './read-lines.ts'
import { mostItems, readQuantity } from './read-quantity.ts'
import type { Found, TypedLine, Understood, UnderstoodLine } from './understood.ts'

interface Asking {
  api: SharedClient
  language: Language
  display: Display
}

/** What lines mean. Two that mean the same thing are one, with the pieces of both. */
export async function understand(asking: Asking, typed: readonly TypedLine[], unread: UnreadRow[]): Promise<Understood> {
  const lines = await meaningOf(asking, typed)
  const joined = joinedLines(lines)
  const known = joined.length < lines.length ? await meaningOf(asking, joined) : lines
  const sum = (of: 'line_net' | 'line_gross') =>
    toDecimal(known.reduce((total, { taken, found }) => total + (taken && found ? fromDecimal(found[of]) : 0), 0))
  return { lines: known, unread, net: sum('line_net'), gross: sum('line_gross'), currency: asking.display.currency }
}

async function meaningOf({ api, language }: Asking, typed: readonly TypedLine[]): Promise<UnderstoodLine[]> {
  const asked = typed.flatMap(line => {
    const items = readQuantity(line.items, language)
    return items === null ? [] : [{ line, items }]
  })
  const body = { lines: asked.map(({ line: { symbol }, items }) => ({ symbol, items })) }
  const answers = asked.length > 0 ? (await api(cartCalls.productsBySymbols, { body })).lines : []
  const answerTo = new Map(asked.map(({ line }, i) => [line, answers[i]]))
  return typed.map(line => told(line, answerTo.get(line)))
}

function told(line: TypedLine, answer: Answer<typeof cartCalls.productsBySymbols>['lines'][number] | undefined): UnderstoodLine {
  if (!answer) return { ...line, found: null, problem: 'items', suggestions: [] }
  const { items, found, problem, suggestions } = answer
  return { ...line, items: String(items), found: found && shown(found), problem, suggestions }
}

const shown = ({ weight: _, price_source: _source, explanation: _why, next_tier: _next, problem: _problem, ...found }: CartItem): Found =>
  found

function joinedLines(lines: readonly UnderstoodLine[]): TypedLine[] {
  const joined: UnderstoodLine[] = []
  for (const line of lines) {
    const same = joined.find(one => isSame(one, line) && Number(one.items) + Number(line.items) <= mostItems)
    if (same) same.items = String(Number(same.items) + Number(line.items))
    else joined.push({ ...line })
  }
  return joined.map(({ symbol, items, taken }) => ({ symbol, items, taken }))
}

const isSame = (a: UnderstoodLine, b: UnderstoodLine) =>
  a.found !== null &&
  a.taken === b.taken &&
  a.found.product_id === b.found?.product_id &&
  a.found.product_variant_id === b.found.product_variant_id
