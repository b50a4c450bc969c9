import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxPasskeys, type passkeyCalls } from '@stragan/contract/admin'
import type { StaffCtx } from '../../admin-context.ts'
import { tokenHash } from '../session/session.ts'
import { challengeOf, newChallenge, relyingPartyOf, timeoutMs } from './passkey-challenges.ts'
import { algorithms, verifyCreated } from './passkey-verification.ts'
import * as queries from './passkeys.queries.ts'
import type { StaffDependencies } from './sign-in.ts'
import { mailSignInChange } from './sign-in-notice.ts'
import { markSecondFactor } from './staff.queries.ts'

type Calls = typeof passkeyCalls

/** The person as authenticators know them: nothing that says who it is. */
export const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url')

export const descriptorOf = ({ credential_id, transports }: Pick<queries.CredentialRow, 'credential_id' | 'transports'>) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
})

export async function passkeys(ctx: StaffCtx): Promise<ResponseInput<Calls['passkeys']>> {
  const rows = await queries.passkeys(ctx)
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** Who knows the password of an account with a passkey changes no factor of it: the session has to have shown one. */
export function assertShown({ session }: StaffCtx, passkeys: number) {
  if (passkeys > 0 && !session.hasSecondFactor) throw new ShopError('passkey_required')
}

/** What the browser needs to create a passkey: one that finds its account by itself, and verifies the person. */
export async function beginPasskey(ctx: StaffCtx, { adminHost }: StaffDependencies): Promise<ResponseInput<Calls['beginPasskey']>> {
  const party = relyingPartyOf(ctx, adminHost)
  const known = await queries.ownCredentials(ctx)
  assertShown(ctx, known.length)
  if (known.length >= maxPasskeys) throw new ShopError('too_many_passkeys')
  const { challenge, row } = newChallenge(ctx, party)
  await queries.insertChallenge(ctx, 'registration', row)
  const { staffId, email, name } = ctx.session
  return {
    challenge,
    rp: { id: party.id, name: 'Stragan' },
    user: { id: userHandleOf(staffId), name: email, displayName: name },
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    timeout: timeoutMs,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Adds a passkey. Who has just created it has shown it: the session has a second factor from now on. */
export async function addPasskey(
  ctx: StaffCtx,
  { name, credential }: Input<Calls['addPasskey']>['body'],
  { adminHost, db: database }: StaffDependencies,
): Promise<ResponseInput<Calls['addPasskey']>> {
  const party = relyingPartyOf(ctx, adminHost)
  assertShown(ctx, await queries.countPasskeys(ctx))
  const challenge = challengeOf(credential)
  if (!(await queries.consumeChallenge(ctx, 'registration', tokenHash(challenge), party.origin))) throw new ShopError('passkey_refused')
  const created = await verifyCreated(credential, { party, challenge, log: ctx.log })
  const added = await ctx.db.transaction(async db => {
    const inOne = { ...ctx, db }
    if ((await queries.countPasskeys(inOne)) >= maxPasskeys) throw new ShopError('too_many_passkeys')
    const inserted = await queries.insertPasskey(inOne, { name, ...created })
    if (!inserted) throw new ShopError('passkey_refused')
    // A reset that ended the session meanwhile ends its passkeys, too.
    if (!(await markSecondFactor(inOne))) throw new ShopError('session_expired')
    return inserted
  })
  await mailSignInChange(ctx, ctx.session.email, 'passkey_added', database)
  return added
}

export async function renamePasskey(ctx: StaffCtx, id: string, name: string): Promise<'ok'> {
  if (!(await queries.renamePasskey(ctx, id, name))) throw new ShopError('passkey_not_found')
  return 'ok'
}

/** Removes a passkey. Sessions stay open; without another second factor of the account they have none any more. */
export async function removePasskey(ctx: StaffCtx, id: string, { db }: StaffDependencies): Promise<'ok'> {
  assertShown(ctx, await queries.countPasskeys(ctx))
  if (!(await queries.deletePasskey(ctx, id))) throw new ShopError('passkey_not_found')
  await mailSignInChange(ctx, ctx.session.email, 'passkey_removed', db)
  return 'ok'
}
