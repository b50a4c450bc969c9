import { cartCalls, type ResponseOutput, ShopError } from '@stragan/contract'
import { idempotencyKeyFor } from '@stragan/web/form.server'
import type { MissingLine } from '../../platform/bulk-notice.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { linesAsText } from './parse-lines.ts'
import { isKnown, isReady, type ResolvedLine, type ResolvedList } from './resolved-lines.ts'

type Outcomes = ResponseOutput<typeof cartCalls.addBulk>['cart_items']

/** Adds resolved lines to the cart, idempotent by `key`. */
export async function addLines({ api }: VisitorContext, lines: readonly ResolvedLine[], key: string): Promise<Outcomes> {
  const cart_items = lines.flatMap(({ found }) =>
    found ? [{ product_id: found.product_id, product_variant_id: found.product_variant_id, items: found.items }] : [],
  )
  const send = (once: string) => api(cartCalls.addBulk, { body: { cart_items } }, idempotencyKeyFor(once))
  const { cart_items: outcomes } = await send(key).catch(error => {
    // The form was changed and submitted again with the same key.
    if (!(error instanceof ShopError && error.code === 'idempotency_key_reused')) throw error
    return send(crypto.randomUUID())
  })
  return outcomes
}

/** Selected lines that cannot be requested. */
export function skippedLines({ lines, unparsed }: ResolvedList): MissingLine[] {
  const wanted = lines.filter(line => line.taken && !isReady(line))
  return [
    ...wanted.map(({ symbol, found, problem }) => ({
      name: symbol,
      wanted: found?.items ?? 0,
      added: 0,
      problem: reportedProblem(problem),
    })),
    ...unparsed.map(({ text }) => ({ name: text, wanted: 0, added: 0, problem: 'unparsed' as const })),
  ]
}

const reportedProblem = (problem: ResolvedLine['problem']): MissingLine['problem'] =>
  problem === null || problem === 'quantity' ? 'unparsed' : problem

const maxAddressLength = 6000

/** Unresolved lines as text that fits into an address, to be corrected later. */
export function remainingText({ lines, unparsed }: ResolvedList): string {
  const open = lines.filter(line => line.taken && !isKnown(line))
  const text = linesAsText({ lines: open, unparsed })
  return text.length <= maxAddressLength ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n', maxAddressLength)))
}
