import type { CartItem, Currency, cartCalls, Input, ResponseInput } from '@stragan/contract'
import type { MaybeVisitorCtx } from '../../context.ts'
import { priceLinesOutsideCart } from './lines-outside-cart.ts'
import { type ResolvedRow, resolveSymbols } from './symbols.queries.ts'

type Response = ResponseInput<typeof cartCalls.productsBySymbols>
type Line = Response['lines'][number]

/** Resolves lines of symbol and quantity to variants, priced as lines of a cart. */
export async function productsBySymbols(
  ctx: MaybeVisitorCtx,
  symbolLines: Input<typeof cartCalls.productsBySymbols>['body']['lines'],
  currency?: Currency,
): Promise<Response> {
  const rows = await resolveSymbols(
    ctx,
    symbolLines.map(({ symbol, items }) => ({ symbol, quantity: items })),
  )
  const found = rows.flatMap(row => row.line ?? [])
  const { items, ...totals } = await priceLinesOutsideCart(ctx, found, currency)
  const views = new Map(found.map((line, i) => [line, items[i]]))
  return { lines: rows.map(row => resolvedLine(row, row.line && views.get(row.line))), ...totals }
}

function resolvedLine({ symbol, quantity, products, variants, suggestions }: ResolvedRow, found: CartItem | null | undefined): Line {
  if (found) return { symbol, items: quantity, found, problem: found.problem, suggestions: [] }
  const problem = products === 0 ? 'symbol_unknown' : products === 1 && variants === 0 ? 'variant_required' : 'symbol_ambiguous'
  return {
    symbol,
    items: quantity,
    found: null,
    problem,
    suggestions: suggestions.map(({ features, ...one }) => ({ ...one, combination_features: features })),
  }
}
