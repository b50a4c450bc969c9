import type { SharedClient } from '@stragan/contract/client'
import type { MiddlewareFunction } from 'react-router'
import { publicContext } from '../platform/public-context.ts'
import { visitorContext } from '../platform/visitor-context.ts'
import { visitorSummaryContext } from './visitor-summary.server.ts'

/**
 * Sends a customer's session with catalogue calls, since personal prices and favourites are part of every list and product. Calls of other
 * visitors are anonymous (docs/decisions/013). Who the visitor is, is known before the loaders begin, whose parts have time limits of their
 * own.
 */
export const personalised: MiddlewareFunction<Response> = async ({ context }, next) => {
  const ctx = context.get(publicContext)
  const { optionalSession } = context.get(visitorContext)
  const loadSummary = context.get(visitorSummaryContext)
  await loadSummary()
  // After an action the visitor may be another one.
  const api: SharedClient = async (...request) => ((await loadSummary()).customer ? optionalSession : ctx.api)(...request)
  context.set(publicContext, { ...ctx, api })
  return next()
}
