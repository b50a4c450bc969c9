import { z } from 'zod'
import { call } from '../call.ts'
import { currency } from '../entities/scalars.ts'

/** The cart as a document (docs/decisions/074). */
export const quoteCalls = {
  cartQuote: call({
    from: 'ours',
    method: 'GET',
    path: '/cart/quote',
    session: 'required',
    transaction: 'own',
    summary: 'The cart as a PDF: lines, prices and totals of this moment, with the seller and without the buyer',
    query: z.object({ currency: currency.optional() }),
    // People of an office share one address, so its limit is higher than that of a session.
    limit: [
      { attempts: 20, minutes: 15, per: 'session' },
      { attempts: 200, minutes: 15 },
    ],
    /** `content` in Base64. */
    response: z.object({ file_name: z.string(), content: z.string() }),
    errors: ['cart_empty', 'invalid_query', 'too_many_requests', 'unavailable'],
  }),
}
