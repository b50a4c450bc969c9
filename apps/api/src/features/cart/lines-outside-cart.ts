import { type CartItem, type Currency, defaultCurrency } from '@stragan/contract'
import { type PricedLine, toDecimal } from '@stragan/pricing'
import type { Ctx } from '../../context.ts'
import { offeredRate } from '../catalogue/catalogue.ts'
import type { LineRow } from './cart-lines.queries.ts'
import { cartRate, lineView, priceRows } from './computed-cart.ts'

interface PricedLines {
  /** In the order of the rows. */
  items: CartItem[]
  products_net: number
  products_gross: number
  currency: Currency
}

/** Prices lines outside a cart as those of a cart. Throws `invalid_query` if the shop does not offer the currency. */
export async function priceLinesOutsideCart(
  ctx: Ctx,
  rows: readonly LineRow[],
  currency: Currency = defaultCurrency,
): Promise<PricedLines> {
  const text = currency === defaultCurrency ? null : ((await offeredRate(ctx, currency)) ?? null)
  const priced = priceRows(rows, cartRate({ currency, rate: text }).rate)
  return {
    items: rows.map((row, i) => lineView(ctx, row, priced.lines[i] as PricedLine, text, currency)),
    products_net: toDecimal(priced.productsNet),
    products_gross: toDecimal(priced.productsGross),
    currency,
  }
}
