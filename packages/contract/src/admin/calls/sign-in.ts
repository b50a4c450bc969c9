import { z } from 'zod'
import { deviceToken, password, passwordTimeoutMs } from '../../calls/auth.ts'
import { email, language } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { linkToken, ok, personName, role, secondFactorCode, staffSession } from '../entities.ts'

const byLink = { params: z.object({ token: linkToken }), limit: { attempts: 20, minutes: 15, counts: 'link_invalid' } } as const

export const signInCalls = {
  signIn: adminCall({
    method: 'POST',
    path: '/session',
    permission: 'public',
    isRepeatable: true,
    timeoutMs: passwordTimeoutMs,
    summary: 'Sign in with e-mail and password; response and timing do not reveal whether the e-mail has an account',
    body: z.object({ email, password, device_token: deviceToken }),
    /** `device_token` makes the device trusted, as that of a customer's log-in does. */
    response: staffSession.extend({ device_token: z.string() }),
    errors: ['login_failed', 'too_many_requests', 'demo_sign_in_refused'],
  }),
  confirmSecondFactor: adminCall({
    method: 'PUT',
    path: '/session/second_factor',
    permission: 'signing-in',
    summary: 'Complete the sign-in with a code of the authenticator, or with a recovery code; the session gets a new token',
    body: z.object({ code: secondFactorCode }),
    response: staffSession,
    errors: ['second_factor_wrong', 'too_many_requests'],
  }),
  signOut: adminCall({
    method: 'DELETE',
    path: '/session',
    permission: 'signing-in',
    summary: 'End the session',
    response: ok,
    errors: [],
  }),
  confirmIdentity: adminCall({
    method: 'PUT',
    path: '/session/identity',
    permission: 'signed-in',
    timeoutMs: passwordTimeoutMs,
    summary: 'Confirm the identity with the password, for calls with step-up',
    body: z.object({ password }),
    response: ok,
    errors: ['login_failed', 'too_many_requests'],
  }),
  requestPasswordReset: adminCall({
    method: 'POST',
    path: '/password_reset',
    permission: 'public',
    isRepeatable: true,
    limit: { attempts: 10, minutes: 15 },
    summary: 'Send a link to set a new password; the response is the same whether the e-mail is known or not',
    body: z.object({ email }),
    response: ok,
    errors: ['too_many_requests'],
  }),
  resetPassword: adminCall({
    ...byLink,
    method: 'PUT',
    path: '/password_reset/{token}',
    permission: 'public',
    timeoutMs: passwordTimeoutMs,
    summary: 'Set a new password with the token of the link; all sessions of the account end',
    body: z.object({ password }),
    response: ok,
    errors: ['link_invalid', 'password_too_weak', 'too_many_requests'],
  }),
  invitation: adminCall({
    ...byLink,
    method: 'GET',
    path: '/invitations/{token}',
    permission: 'public',
    summary: 'The invitation that a link belongs to',
    response: z.object({ email, role, shop_name: z.string(), language, has_account: z.boolean() }),
    errors: ['link_invalid', 'too_many_requests'],
  }),
  acceptInvitation: adminCall({
    ...byLink,
    method: 'PUT',
    path: '/invitations/{token}',
    permission: 'public',
    timeoutMs: passwordTimeoutMs,
    summary: 'Accept an invitation: a new person chooses a name and password, one who has an account enters its password',
    body: z.object({ name: personName.optional(), language: language.optional(), password }),
    response: staffSession,
    errors: ['link_invalid', 'invalid_body', 'password_too_weak', 'login_failed', 'too_many_requests', 'demo_sign_in_refused'],
  }),
}
