import type { sessionCalls } from '@stragan/contract'
import type { Limits } from '../../platform/limits.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { createSession, logout, refreshSession } from './session.ts'

export const sessionHandlersWith = (limits: Limits) =>
  ({
    createSession: ctx => createSession(ctx, limits),
    refreshSession: (ctx, { body }) => refreshSession(ctx, body),
    logout: ctx => logout(ctx),
  }) satisfies Handlers<typeof sessionCalls>
