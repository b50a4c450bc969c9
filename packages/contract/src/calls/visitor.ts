import { z } from 'zod'
import { call } from '../call.ts'
import { customer } from '../entities/customer.ts'
import { currency, id, money, quantity } from '../entities/scalars.ts'

/** The open cart as a badge shows it. */
const cartSummary = z.object({
  revision: z.int(),
  /** Total quantity. */
  items: quantity,
  products_net: money,
  products_gross: money,
  currency,
})

export const visitorCalls = {
  visitorSummary: call({
    from: 'ours',
    method: 'GET',
    path: '/visitor_summary',
    session: 'required',
    transaction: 'statement',
    summary:
      'What pages show of their visitor: the customer, the cart’s totals, favourites, saved lists, and products with a personal price',
    /** Currency of the cart’s totals; absent: as set with `PUT cart`. */
    query: z.object({ currency: currency.optional() }),
    response: z
      .object({
        /** null: not logged in. */
        customer: customer.nullable(),
        /** null: nothing was put into a cart yet. */
        cart: cartSummary.nullable(),
        /** Product ids, the newest favourite first. */
        favourites: z.array(id),
        /** The one changed last first. */
        saved_lists: z.array(z.object({ id: z.uuid(), name: z.string() })),
        /** Ids of the products for which the customer has a price; lists show it only where it is below the list price. */
        personal_prices: z.array(id),
      })
      .meta({ id: 'VisitorSummary' }),
    errors: ['invalid_query'],
  }),
}
