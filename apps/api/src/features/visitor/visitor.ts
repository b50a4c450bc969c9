import type { Currency, ResponseInput, visitorCalls } from '@stragan/contract'
import type { TokenCtx } from '../../context.ts'
import { productTotals } from '../cart/cart.ts'
import type { PersonalPrices } from '../catalogue/catalogue.ts'
import { visitorIn, visitorsRow } from '../session/session.ts'
import { summaryRow } from './visitor.queries.ts'

/** Summarises what a page's header shows of its visitor. The cart's totals are those of the computed cart. */
export async function visitorSummary(
  ctx: TokenCtx,
  personalPrices: PersonalPrices,
  currency?: Currency,
): Promise<ResponseInput<typeof visitorCalls.visitorSummary>> {
  const { visitor, customer, cart, favourites } = visitorsRow(await summaryRow(ctx, currency))
  const prices = await personalPrices({ ...ctx, visitor: visitorIn({ visitor }) })
  return {
    customer,
    cart: cart && { revision: cart.revision, ...productTotals(cart) },
    favourites,
    personal_prices: [...prices.keys()],
  }
}
