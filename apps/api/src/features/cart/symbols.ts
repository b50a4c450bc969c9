import { type CartItem, type Currency, type cartCalls, defaultCurrency, type ResponseInput } from '@stragan/contract'
import { type PricedLine, toDecimal } from '@stragan/pricing'
import type { MaybeVisitorCtx } from '../../context.ts'
import { rateOf as rateOfCurrency } from '../catalogue/catalogue.ts'
import { item, pricedLines, rateOf } from './computed-cart.ts'
import { type AskedLine, type MeantRow, meantBy } from './symbols.queries.ts'

type Understood = ResponseInput<typeof cartCalls.productsBySymbols>
type Line = Understood['lines'][number]

/** What lines of symbol and pieces mean, priced and told as lines of a cart are. */
export async function productsBySymbols(
  ctx: MaybeVisitorCtx,
  asked: readonly AskedLine[],
  currency: Currency = defaultCurrency,
): Promise<Understood> {
  const text = currency === defaultCurrency ? null : ((await rateOfCurrency(ctx, currency)) ?? null)
  const { rate } = rateOf({ currency, rate: text })
  const rows = await meantBy(ctx, asked)
  const found = rows.flatMap(row => row.line ?? [])
  const priced = pricedLines(found, rate)
  const known = new Map(found.map((line, i) => [line, item(ctx, line, priced.lines[i] as PricedLine, text, currency)]))
  return {
    lines: rows.map(row => understood(row, row.line && known.get(row.line))),
    products_net: toDecimal(priced.productsNet),
    products_gross: toDecimal(priced.productsGross),
    currency,
  }
}

function understood({ symbol, items, products, variants, suggestions }: MeantRow, found: CartItem | null | undefined): Line {
  if (found) return { symbol, items, found, problem: found.problem, suggestions: [] }
  const problem = products === 0 ? 'symbol_unknown' : products === 1 && variants === 0 ? 'variant_required' : 'symbol_ambiguous'
  return {
    symbol,
    items,
    found: null,
    problem,
    suggestions: suggestions.map(({ features, ...one }) => ({ ...one, combination_features: features })),
  }
}
