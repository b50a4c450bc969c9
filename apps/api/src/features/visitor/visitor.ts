import type { Currency, ResponseInput, visitorCalls } from '@stragan/contract'
import type { TokenCtx } from '../../context.ts'
import { customerOfVisitor } from '../auth/auth.ts'
import { inOfferedCurrency, productTotals } from '../cart/cart.ts'
import type { PersonalPrices } from '../catalogue/catalogue.ts'
import { visitorIn, visitorsRow } from '../session/session.ts'
import { summaryRow } from './visitor.queries.ts'

/** Summarises what pages show of their visitor. The cart's totals are those of the computed cart. */
export async function visitorSummary(
  ctx: TokenCtx,
  personalPrices: PersonalPrices,
  currency?: Currency,
): Promise<ResponseInput<typeof visitorCalls.visitorSummary>> {
  const row = visitorsRow(await summaryRow(ctx, currency))
  const { cart, favourites, saved_lists } = row
  const prices = await personalPrices({ ...ctx, visitor: visitorIn(row) })
  return {
    customer: customerOfVisitor(row),
    cart: cart && { revision: cart.revision, ...productTotals(inOfferedCurrency(cart, currency)) },
    favourites,
    saved_lists,
    personal_prices: [...prices.keys()],
  }
}
