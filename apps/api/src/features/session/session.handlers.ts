import type { sessionCalls } from '@stragan/contract'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { createSession, logout, refreshSession } from './session.ts'

export const sessionHandlersWith = (rateLimiter: RateLimiter) =>
  ({
    createSession: ctx => createSession(ctx, rateLimiter),
    refreshSession: (ctx, { body }) => refreshSession(ctx, body),
    logout: ctx => logout(ctx),
  }) satisfies Handlers<typeof sessionCalls>
