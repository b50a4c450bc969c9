import { type CartItem, type Currency, type cartCalls, defaultCurrency, type Input, type ResponseInput } from '@stragan/contract'
import { type PricedLine, toDecimal } from '@stragan/pricing'
import type { MaybeVisitorCtx } from '../../context.ts'
import { offeredRate } from '../catalogue/catalogue.ts'
import { cartRate, lineView, priceRows } from './computed-cart.ts'
import { type ResolvedRow, resolveSymbols } from './symbols.queries.ts'

type Response = ResponseInput<typeof cartCalls.productsBySymbols>
type Line = Response['lines'][number]

/** Resolves lines of symbol and quantity to variants, priced as lines of a cart. */
export async function productsBySymbols(
  ctx: MaybeVisitorCtx,
  symbolLines: Input<typeof cartCalls.productsBySymbols>['body']['lines'],
  currency: Currency = defaultCurrency,
): Promise<Response> {
  const text = currency === defaultCurrency ? null : ((await offeredRate(ctx, currency)) ?? null)
  const { rate } = cartRate({ currency, rate: text })
  const rows = await resolveSymbols(
    ctx,
    symbolLines.map(({ symbol, items }) => ({ symbol, quantity: items })),
  )
  const found = rows.flatMap(row => row.line ?? [])
  const priced = priceRows(found, rate)
  const views = new Map(found.map((line, i) => [line, lineView(ctx, line, priced.lines[i] as PricedLine, text, currency)]))
  return {
    lines: rows.map(row => resolvedLine(row, row.line && views.get(row.line))),
    products_net: toDecimal(priced.productsNet),
    products_gross: toDecimal(priced.productsGross),
    currency,
  }
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
