import { errors, maxStock, ShopError } from '@stragan/contract'
import { maxMovementNoteLength, stockCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { Office } from '../../platform/office.server.ts'
import { done, isForPage, refusalText } from '../../platform/page.server.ts'
import { stockMessages } from './stock.messages.ts'
import { type Kind, kinds, moveIntent, numbersIn, type Problem, parseNumber, parseSeen, type StockAnswer, seenName } from './stock-form.ts'

interface At {
  shop: string
  next: string
  /** Discards the draft of the form. */
  discard: () => Promise<void>
}

/** Changes the stock of the variants that have a number in the form, and returns to the page. */
export async function moveStock(office: Office, form: FormFields, { shop, next, discard }: At) {
  const t = stockMessages[await office.language()]
  const fields = fieldsOf(form)
  const kind = kinds.find(one => one === fields.kind) ?? 'counted'
  const numbers = numbersIn(fields).map(({ id, typed }) => ({ id, number: parseNumber(typed, maxStock) }))
  const refuse = (outcome: Partial<StockAnswer>, status: number = errors.invalid_body.status) =>
    data({ intent: moveIntent, typed: fields, problems: {}, refusal: null, ...outcome } satisfies StockAnswer, { status })
  if (numbers.length === 0) return refuse({ refusal: { title: t.emptyTitle, text: t.emptyText } })
  const wrong = numbers.filter(({ number }) => number === null)
  if (wrong.length > 0) return refuse({ problems: Object.fromEntries(wrong.map(({ id }): [string, Problem] => [id, { kind: 'wrong' }])) })
  const movements = numbers.map(({ id, number }) => movementOf(kind, Number(id), number ?? 0, fields[seenName(id)]))
  const body = { movements, note: fields.note?.slice(0, maxMovementNoteLength) }
  try {
    const { stock } = await office.api(stockCalls.moveStock, { params: { shop }, body })
    await discard()
    return done(office, next, { kind: 'stock_moved', subject: String(stock.length) })
  } catch (error) {
    if (await isForPage(office, error)) throw error
    if (!(error instanceof ShopError)) throw error
    const { code, status, details = {} } = error
    const items = Number(details.items)
    const found: Partial<Record<typeof code, Problem>> = {
      stock_out_of_range: { kind: 'out_of_range', items, isBelow: Number(details.quantity) < 0 },
      stock_counted_meanwhile: { kind: 'counted_meanwhile', items },
    }
    const problem = found[code]
    if (code === 'variant_not_found') return refuse({ refusal: { title: t.goneTitle, text: t.goneText } }, status)
    if (!problem) return refuse({ refusal: await refusalText(office, code) }, status)
    return refuse({ problems: { [String(details.variant_id)]: problem } }, status)
  }
}

const movementOf = (kind: Kind, variant_id: number, number: number, seen: string | undefined) =>
  kind === 'counted' ? { variant_id, counted: number, ...parseSeen(seen) } : { variant_id, quantity: kind === 'added' ? number : -number }
