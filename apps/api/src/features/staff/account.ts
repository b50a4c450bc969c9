import { randomUUID } from 'node:crypto'
import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type accountAdminCalls, staffIdleHours, stepUpMinutes } from '@stragan/contract/admin'
import type { StaffCtx } from '../../admin-context.ts'
import type { Queryable } from '../../platform/database.ts'
import { assertStrong, hashOf } from '../auth/auth.ts'
import { assertShown } from './passkeys.ts'
import { authenticatorUri, checkCode, newRecoveryCodes, newSecret, recoveryCodeHash, stepOf } from './second-factor.ts'
import { personOf, type StaffDependencies, verifyOwnPassword } from './sign-in.ts'
import { mailSignInChange } from './sign-in-notice.ts'
import * as queries from './staff.queries.ts'

type Calls = typeof accountAdminCalls
type RecoveryCodes = ResponseInput<Calls['replaceRecoveryCodes']>

/** Who is signed in. */
export async function account({ session, db, now }: StaffCtx): Promise<ResponseInput<Calls['account']>> {
  const [own, shops] = await Promise.all([queries.ownAccount(db), queries.ownShops(db)])
  const confirmedUntil = new Date(session.confirmedAt.getTime() + stepUpMinutes * 60_000)
  return {
    id: session.staffId,
    email: session.email,
    name: session.name,
    language: session.language,
    is_operator: session.isOperator,
    // Before the second factor nothing is shown but whose account it is.
    shops: session.needsSecondFactor ? [] : shops.map(({ shop_id: _, ...shop }) => shop),
    has_authenticator: own.totp_secret !== null,
    recovery_codes_left: own.recovery_codes,
    passkeys: own.passkeys,
    has_second_factor: session.hasSecondFactor,
    confirmed_until: confirmedUntil > now ? confirmedUntil.toISOString() : null,
  }
}

export async function updateAccount(ctx: StaffCtx, { name, language }: Input<Calls['updateAccount']>['body']): Promise<'ok'> {
  await queries.updateAccount(ctx, name, language)
  return 'ok'
}

/** Replaces the password and ends the person's other sessions and their links. */
export async function changePassword(
  ctx: StaffCtx,
  passwords: Input<Calls['changePassword']>['body'],
  deps: StaffDependencies,
): Promise<'ok'> {
  const current = await verifyOwnPassword(ctx, passwords.current_password, 'current_password', deps)
  assertStrong(passwords.password, personOf(ctx.session), 'password')
  const replacement = await hashOf(passwords.password)
  await ctx.db.transaction(async tx => {
    if (!(await queries.replacePassword(ctx, tx, current, replacement)))
      throw new ShopError('login_failed', { fields: { current_password: fieldProblems.wrong_password } })
    await queries.deleteOtherSessions(ctx, tx)
    await queries.deleteLinks(tx)
  })
  await mailSignInChange(ctx, ctx.session.email, 'password', deps.db)
  return 'ok'
}

/** Begins to set up an authenticator; one that is enabled stays in force until the new one has shown a code. */
export async function beginAuthenticator(ctx: StaffCtx): Promise<ResponseInput<Calls['beginAuthenticator']>> {
  const { passkeys } = await queries.ownAccount(ctx.db)
  assertShown(ctx, passkeys)
  const secret = newSecret()
  await queries.savePendingSecret(ctx, secret)
  return { secret, uri: authenticatorUri(secret, ctx.session.email) }
}

/** Enables the authenticator with its first code, and ends the person's other sessions, which lack it. */
export async function enableAuthenticator(ctx: StaffCtx, code: string, { rateLimiter, db }: StaffDependencies): Promise<RecoveryCodes> {
  const { totp_pending_secret: secret, passkeys } = await queries.ownAccount(ctx.db)
  assertShown(ctx, passkeys)
  const step = secret === null ? null : stepOf(secret, code, ctx.now)
  await checkCode(ctx, rateLimiter, async () => step !== null)
  const codes = await ctx.db.transaction(async tx => {
    if (!(await queries.enableAuthenticator(ctx, tx, secret ?? '', step ?? 0))) throw new ShopError('second_factor_wrong')
    await queries.markSecondFactor({ ...ctx, db: tx })
    await queries.deleteOtherSessions(ctx, tx)
    return saveRecoveryCodes(ctx, tx)
  })
  await mailSignInChange(ctx, ctx.session.email, 'authenticator_added', db)
  return codes
}

export async function disableAuthenticator(ctx: StaffCtx, { db }: StaffDependencies): Promise<'ok'> {
  const hadOne = await ctx.db.transaction(async tx => {
    const found = await queries.disableAuthenticator(ctx, tx)
    await queries.replaceRecoveryCodes(ctx, tx, [])
    return found
  })
  if (hadOne) await mailSignInChange(ctx, ctx.session.email, 'authenticator_removed', db)
  return 'ok'
}

export async function replaceRecoveryCodes(ctx: StaffCtx, { db }: StaffDependencies): Promise<RecoveryCodes> {
  const { totp_secret } = await queries.ownAccount(ctx.db)
  if (totp_secret === null) throw new ShopError('second_factor_required')
  const codes = await ctx.db.transaction(tx => saveRecoveryCodes(ctx, tx))
  await mailSignInChange(ctx, ctx.session.email, 'recovery_codes', db)
  return codes
}

async function saveRecoveryCodes(ctx: StaffCtx, tx: Queryable): Promise<RecoveryCodes> {
  const recovery_codes = newRecoveryCodes()
  await queries.replaceRecoveryCodes(ctx, tx, recovery_codes.map(recoveryCodeHash))
  return { recovery_codes }
}

export async function sessions(ctx: StaffCtx): Promise<ResponseInput<Calls['sessions']>> {
  const rows = await queries.openSessions(ctx, staffIdleHours)
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: row.id === ctx.session.id,
  }))
}

export async function endSession(ctx: StaffCtx, id: string): Promise<'ok'> {
  if (!(await queries.deleteSession(ctx, id))) throw new ShopError('session_not_found')
  return 'ok'
}

/** Ends the person's membership of a shop. Throws `last_owner`. */
export async function leaveShop(ctx: StaffCtx, code: string, { db }: StaffDependencies): Promise<'ok'> {
  const shop = (await queries.ownShops(ctx.db)).find(shop => shop.code === code)
  if (!shop) throw new ShopError('shop_not_found')
  const { staffId, name } = ctx.session
  const change = { id: randomUUID(), actor: { kind: 'staff', id: staffId, name }, call: 'account.leaveShop', params: {} } as const
  await withOwner(() => queries.deleteMembership(db.withTenant(shop.shop_id, ctx.now, 'write', change), shop.shop_id, staffId))
  return 'ok'
}

/** Runs a change of memberships; throws `last_owner` where it would leave the shop without an owner. */
export async function withOwner<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'last_owner') throw new ShopError('last_owner', { cause: error })
    throw error
  }
}
