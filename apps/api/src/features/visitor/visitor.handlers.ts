import type { visitorCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import type { PersonalPrices } from '../catalogue/catalogue.ts'
import { visitorSummary } from './visitor.ts'

export const visitorHandlersWith = (personalPrices: PersonalPrices) =>
  ({
    visitorSummary: (ctx, { query }) => visitorSummary(ctx, personalPrices, query.currency),
  }) satisfies Handlers<typeof visitorCalls>
