import { z } from 'zod'
import { call } from '../call.ts'
import { session } from '../entities/session.ts'

export const sessionCalls = {
  createSession: call({
    from: 'spec',
    method: 'POST',
    path: '/session',
    summary: 'Start a session of an anonymous visitor',
    answer: session,
    errors: ['too_many_requests'],
  }),
  refreshSession: call({
    from: 'spec',
    method: 'POST',
    path: '/session/refresh',
    personal: true,
    summary: 'Exchange a refresh token for new tokens',
    body: z.object({ csrf_token: z.string(), refresh_token: z.string() }),
    answer: session,
    errors: ['session_expired', 'csrf_token_wrong'],
  }),
  logout: call({
    from: 'spec',
    method: 'DELETE',
    path: '/session/logout',
    personal: true,
    summary: 'End the session',
    answer: z.null(),
    errors: ['session_missing', 'session_expired'],
  }),
  login: call({
    from: 'spec',
    method: 'POST',
    path: '/auth',
    personal: true,
    summary: 'Log a customer in; the visitor keeps what is in the cart',
    body: z.object({ session: z.object({ email: z.email().max(254), password: z.string().min(1).max(200) }) }),
    answer: session,
    errors: ['login_failed', 'session_missing', 'session_expired', 'too_many_requests'],
  }),
}
