import { z } from 'zod'
import { call } from '../call.ts'
import { session } from '../entities/session.ts'

export const sessionCalls = {
  createSession: call({
    from: 'spec',
    method: 'POST',
    path: '/session',
    session: 'created',
    summary: 'Start a session of an anonymous visitor',
    response: session,
    errors: ['too_many_requests'],
  }),
  refreshSession: call({
    from: 'spec',
    method: 'POST',
    path: '/session/refresh',
    session: 'created',
    summary: 'Exchange a refresh token for new tokens',
    body: z.object({ csrf_token: z.string().max(200), refresh_token: z.string().max(200) }),
    response: session,
    errors: ['session_expired', 'csrf_token_wrong'],
  }),
  logout: call({
    from: 'spec',
    method: 'DELETE',
    path: '/session/logout',
    session: 'required',
    summary: 'End the session',
    response: z.null(),
    errors: [],
  }),
}
