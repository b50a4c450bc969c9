import type { claimCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { complain, withdraw } from './claims.ts'

export const claimHandlers = {
  withdraw: (ctx, { params, body }) => withdraw(ctx, params.uid, body.withdrawal),
  complain: (ctx, { params, body }) => complain(ctx, params.uid, body.complaint),
} satisfies Handlers<typeof claimCalls>
