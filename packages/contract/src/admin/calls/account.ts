import { z } from 'zod'
import { password, passwordTimeoutMs } from '../../calls/auth.ts'
import { language } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, listedSession, ok, personName, secondFactorCode, staffAccount, uuid } from '../entities.ts'

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const accountAdminCalls = {
  account: adminCall({
    method: 'GET',
    path: '/account',
    permission: 'signing-in',
    summary: 'Who is signed in, and the shops that they work in',
    response: staffAccount,
    errors: [],
  }),
  updateAccount: adminCall({
    method: 'PUT',
    path: '/account',
    permission: 'signed-in',
    summary: 'Change the name, and the language of the interface',
    body: z.object({ name: personName, language }),
    response: ok,
    errors: [],
  }),
  changePassword: adminCall({
    method: 'PUT',
    path: '/account/password',
    permission: 'signed-in',
    timeoutMs: passwordTimeoutMs,
    summary: 'Change the password; all other sessions end',
    body: z.object({ current_password: password, password }),
    response: ok,
    errors: ['login_failed', 'password_too_weak', 'too_many_requests'],
  }),
  beginAuthenticator: adminCall({
    method: 'POST',
    path: '/account/authenticator',
    permission: 'signed-in',
    stepUp: true,
    isRepeatable: true,
    summary: 'Begin to set up an authenticator app (TOTP, RFC 6238): returns its secret',
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: [],
  }),
  enableAuthenticator: adminCall({
    method: 'PUT',
    path: '/account/authenticator',
    permission: 'signed-in',
    stepUp: true,
    summary: 'Enable the authenticator with a code that it shows; returns ten recovery codes, once',
    body: z.object({ code: secondFactorCode }),
    response: recoveryCodes,
    errors: ['second_factor_wrong', 'too_many_requests'],
  }),
  disableAuthenticator: adminCall({
    method: 'DELETE',
    path: '/account/authenticator',
    permission: 'signed-in',
    stepUp: true,
    summary: 'Disable the authenticator; its recovery codes are deleted',
    response: ok,
    errors: [],
  }),
  replaceRecoveryCodes: adminCall({
    method: 'PUT',
    path: '/account/recovery_codes',
    permission: 'signed-in',
    stepUp: true,
    summary: 'Replace the recovery codes with ten new ones; returns them, once',
    response: recoveryCodes,
    errors: ['second_factor_required'],
  }),
  sessions: adminCall({
    method: 'GET',
    path: '/account/sessions',
    permission: 'signed-in',
    summary: 'Open sessions of the account',
    response: z.array(listedSession),
    errors: [],
  }),
  endSession: adminCall({
    method: 'DELETE',
    path: '/account/sessions/{id}',
    permission: 'signed-in',
    summary: 'End a session of the account',
    params: z.object({ id: uuid }),
    response: ok,
    errors: ['session_not_found'],
  }),
  leaveShop: adminCall({
    method: 'DELETE',
    path: '/account/shops/{shop}',
    permission: 'signed-in',
    stepUp: true,
    summary: 'Leave a shop; API keys that the person created there stop working',
    params: inShop,
    response: ok,
    errors: ['shop_not_found', 'last_owner'],
  }),
}
