import type { quoteCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { createQuotes } from './quotes.ts'

export const quoteHandlers = () => {
  const cartQuote = createQuotes()
  return { cartQuote: (ctx, { query }) => cartQuote(ctx, query.currency) } satisfies Handlers<typeof quoteCalls>
}
