import { z } from 'zod'
import { adminCall } from '../admin-call.ts'
import { ok, staffSession, uuid } from '../entities.ts'
import { listedPasskey, newCredential, passkeyAssertion, passkeyCreation, passkeyName, passkeyRequest } from '../passkeys.ts'

const one = { params: z.object({ id: uuid }) }
const verified = { limit: { attempts: 20, minutes: 15, counts: 'passkey_refused' } } as const

export const passkeyCalls = {
  passkeys: adminCall({
    method: 'GET',
    path: '/account/passkeys',
    permission: 'signed-in',
    summary: 'Passkeys of the account',
    response: z.array(listedPasskey),
    errors: [],
  }),
  beginPasskey: adminCall({
    method: 'POST',
    path: '/account/passkeys/options',
    permission: 'signed-in',
    stepUp: true,
    isRepeatable: true,
    summary: 'Begin to add a passkey: what navigator.credentials.create takes, valid for five minutes',
    response: passkeyCreation,
    errors: ['passkey_refused', 'too_many_passkeys'],
  }),
  addPasskey: adminCall({
    method: 'POST',
    path: '/account/passkeys',
    permission: 'signed-in',
    stepUp: true,
    isRepeatable: true,
    summary: 'Add the passkey that the browser created; the session has a second factor from then on',
    body: z.object({ name: passkeyName, credential: newCredential }),
    response: z.object({ id: uuid }),
    errors: ['passkey_refused', 'too_many_passkeys'],
  }),
  renamePasskey: adminCall({
    ...one,
    method: 'PUT',
    path: '/account/passkeys/{id}',
    permission: 'signed-in',
    summary: 'Rename a passkey',
    body: z.object({ name: passkeyName }),
    response: ok,
    errors: ['passkey_not_found'],
  }),
  removePasskey: adminCall({
    ...one,
    method: 'DELETE',
    path: '/account/passkeys/{id}',
    permission: 'signed-in',
    stepUp: true,
    summary: 'Remove a passkey; sessions stay open',
    response: ok,
    errors: ['passkey_not_found'],
  }),
  beginPasskeySignIn: adminCall({
    method: 'POST',
    path: '/session/passkey/options',
    permission: 'public',
    isRepeatable: true,
    limit: { attempts: 300, minutes: 15 },
    summary: 'Begin to sign in with a passkey: what navigator.credentials.get takes, valid for five minutes',
    response: passkeyRequest,
    errors: ['passkey_refused', 'too_many_requests'],
  }),
  signInWithPasskey: adminCall({
    ...verified,
    method: 'POST',
    path: '/session/passkey',
    permission: 'public',
    isRepeatable: true,
    summary: 'Sign in with a passkey; response and timing do not reveal whether it is known. The session has a second factor',
    body: z.object({ credential: passkeyAssertion }),
    response: staffSession,
    errors: ['passkey_refused', 'too_many_requests', 'demo_sign_in_refused'],
  }),
  beginPasskeyIdentity: adminCall({
    method: 'POST',
    path: '/session/identity/options',
    permission: 'signed-in',
    isRepeatable: true,
    summary: 'Begin to confirm the identity with a passkey of the account: what navigator.credentials.get takes',
    response: passkeyRequest,
    errors: ['passkey_refused', 'passkey_not_found'],
  }),
  confirmIdentityWithPasskey: adminCall({
    ...verified,
    method: 'PUT',
    path: '/session/identity/passkey',
    permission: 'signed-in',
    summary: 'Confirm the identity with a passkey, for calls with step-up; the session has a second factor from then on',
    body: z.object({ credential: passkeyAssertion }),
    response: ok,
    errors: ['passkey_refused', 'too_many_requests'],
  }),
}
