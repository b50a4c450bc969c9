import type { sessionCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { createSession, logout, refreshSession } from './session.ts'

export const sessionHandlers = {
  createSession: ctx => createSession(ctx),
  refreshSession: (ctx, { body }) => refreshSession(ctx, body),
  logout: ctx => logout(ctx),
} satisfies Handlers<typeof sessionCalls>
