import { setTimeout as pause } from 'node:timers/promises'
import { type ResponseInput, ShopError } from '@stragan/contract'
import type { passkeyCalls } from '@stragan/contract/admin'
import type { AdminCtx, StaffCtx } from '../../admin-context.ts'
import { consumeStaffSessionLimit, tokenHash } from '../session/session.ts'
import { challengeOf, newChallenge, type RelyingParty, relyingPartyOf, timeoutMs } from './passkey-challenges.ts'
import { type Assertion, verifySignature } from './passkey-verification.ts'
import * as queries from './passkeys.queries.ts'
import { descriptorOf, userHandleOf } from './passkeys.ts'
import { assertNoDemoFromElsewhere, minResponseMs, openSession, type StaffDependencies } from './sign-in.ts'
import { confirmSession, markSecondFactor } from './staff.queries.ts'

type Calls = typeof passkeyCalls
type Session = ResponseInput<Calls['signInWithPasskey']>
type RequestOptions = ResponseInput<Calls['beginPasskeySignIn']>

const requestOf = (party: RelyingParty, challenge: string, allowed: readonly queries.CredentialRow[] = []): RequestOptions => ({
  challenge,
  rpId: party.id,
  timeout: timeoutMs,
  allowCredentials: allowed.map(descriptorOf),
  userVerification: 'required',
})

export async function beginPasskeySignIn(ctx: AdminCtx, { db, adminHost }: StaffDependencies): Promise<RequestOptions> {
  const party = relyingPartyOf(ctx, adminHost)
  const { challenge, row } = newChallenge(ctx, party)
  await queries.openSignInChallenge(db.withoutTenant(ctx.now), row)
  return requestOf(party, challenge)
}

/** Opens a session by a passkey, which is password and second factor at once. Any refusal is the same, and takes equally long. */
export async function signInWithPasskey(ctx: AdminCtx, assertion: Assertion, deps: StaffDependencies): Promise<Session> {
  const [outcome] = await Promise.allSettled([openSessionBy(ctx, assertion, deps), pause(minResponseMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function openSessionBy(ctx: AdminCtx, assertion: Assertion, { db, rateLimiter, adminHost }: StaffDependencies): Promise<Session> {
  const party = relyingPartyOf(ctx, adminHost)
  const challenge = challengeOf(assertion)
  const claimed = await queries.claimedPasskey(db.withoutTenant(ctx.now), tokenHash(challenge), party.origin, assertion.id)
  if (!claimed || assertion.response.userHandle !== userHandleOf(claimed.staff_id)) throw new ShopError('passkey_refused')
  const { passkey_id, staff_id, email, public_key } = claimed
  const signature = await verifySignature(assertion, { publicKey: public_key, party, challenge, log: ctx.log })
  assertNoDemoFromElsewhere(ctx, email)
  await consumeStaffSessionLimit(ctx, rateLimiter)
  return db.withStaff(staff_id, ctx.now).transaction(async tx => {
    if (!(await queries.acceptSignature(tx, passkey_id, signature))) throw new ShopError('passkey_refused')
    return openSession(ctx, tx, staff_id, 'proved')
  })
}

export async function beginPasskeyIdentity(ctx: StaffCtx, { adminHost }: StaffDependencies): Promise<RequestOptions> {
  const party = relyingPartyOf(ctx, adminHost)
  const known = await queries.ownCredentials(ctx)
  if (known.length === 0) throw new ShopError('passkey_not_found')
  const { challenge, row } = newChallenge(ctx, party)
  await queries.insertChallenge(ctx, 'identity', row)
  return requestOf(party, challenge, known)
}

/** Confirms the identity by a passkey of the person; the session has a second factor from now on. */
export async function confirmIdentityWithPasskey(ctx: StaffCtx, assertion: Assertion, { adminHost }: StaffDependencies): Promise<'ok'> {
  const party = relyingPartyOf(ctx, adminHost)
  const challenge = challengeOf(assertion)
  const isOpen = await queries.consumeChallenge(ctx, 'identity', tokenHash(challenge), party.origin)
  const known = (await queries.ownCredentials(ctx)).find(({ credential_id }) => credential_id === assertion.id)
  if (!isOpen || !known) throw new ShopError('passkey_refused')
  const signature = await verifySignature(assertion, { publicKey: known.public_key, party, challenge, log: ctx.log })
  await ctx.db.transaction(async db => {
    if (!(await queries.acceptSignature(db, known.passkey_id, signature))) throw new ShopError('passkey_refused')
    await confirmSession({ ...ctx, db })
    await markSecondFactor({ ...ctx, db })
  })
  return 'ok'
}
