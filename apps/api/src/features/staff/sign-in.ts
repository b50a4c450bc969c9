import { setTimeout as pause } from 'node:timers/promises'
import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type signInCalls, staffSessionDays } from '@stragan/contract/admin'
import type { AdminCtx, StaffCtx } from '../../admin-context.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { assertStrong, type CheckPassword, consumeLinkMail, hashOf } from '../auth/auth.ts'
import { queueMail } from '../mail/mail.ts'
import { consumeStaffSessionLimit, deviceOf, randomToken, tokenHash } from '../session/session.ts'
import { deviceIn, deviceToken } from './device-token.ts'
import { checkCode, consumeCode } from './second-factor.ts'
import { mailCtxOf, mailSignInChange } from './sign-in-notice.ts'
import * as queries from './staff.queries.ts'

type Calls = typeof signInCalls
type Session = ResponseInput<Calls['confirmSecondFactor']>

export interface StaffDependencies {
  /** Each step says whose rows it needs: people sign in before it is known who they are. */
  db: Database
  rateLimiter: RateLimiter
  checkPassword: CheckPassword
  /** Host of the back office, to which passkeys belong. */
  adminHost: string | undefined
}

const dayMs = 86_400_000
/** Lifetime of a session whose second factor is missing. */
const pendingMs = 15 * 60_000
const resetLifetimeMs = 3_600_000

/** Accounts of the demo, whose passwords are published. */
const isDemo = (email: string) => email.toLowerCase().endsWith('@demo.localhost')

export function assertNoDemoFromElsewhere({ isLocal }: AdminCtx, email: string) {
  if (isDemo(email) && !isLocal) throw new ShopError('demo_sign_in_refused')
}

/** Checks the password and opens a session, which is incomplete where the account has a second factor. */
export async function signIn(
  ctx: AdminCtx,
  { email, password, device_token }: Input<Calls['signIn']>['body'],
  deps: StaffDependencies,
): Promise<ResponseInput<Calls['signIn']>> {
  assertNoDemoFromElsewhere(ctx, email)
  const account = await queries.accountByEmail(deps.db.withoutTenant(ctx.now), email)
  const device = deviceIn(device_token, account, ctx.now)
  const attempt = { email, password, passwordHash: account?.password_hash ?? undefined, trusted: device }
  await deps.checkPassword({ realm: 'staff', address: ctx.address }, attempt)
  if (!account) throw new ShopError('login_failed')
  await consumeStaffSessionLimit(ctx, deps.rateLimiter)
  const { staff_id, has_authenticator } = account
  const session = await openSession(ctx, deps.db.withStaff(staff_id, ctx.now), staff_id, has_authenticator ? 'needed' : 'none')
  return { ...session, device_token: deviceToken(account, ctx.now, device) }
}

/** Opens a session of the person of `db`; `needed`: it is incomplete until a code completes it. */
export async function openSession(
  ctx: AdminCtx,
  db: Queryable,
  staffId: string,
  secondFactor: 'proved' | 'needed' | 'none',
): Promise<Session> {
  const needsSecondFactor = secondFactor === 'needed'
  const token = randomToken()
  const expiresAt = new Date(ctx.now.getTime() + (needsSecondFactor ? pendingMs : staffSessionDays * dayMs))
  const device = deviceOf(ctx.userAgent)
  const session = { tokenHash: tokenHash(token), device, expiresAt, hasSecondFactor: secondFactor === 'proved' }
  await queries.insertSession(db, staffId, session)
  return { token, expires_at: expiresAt.toISOString(), needs_second_factor: needsSecondFactor }
}

/** Completes a sign-in. The session gets a new token: one that was fixed or read before is worth nothing. */
export async function confirmSecondFactor(ctx: StaffCtx, code: string, { rateLimiter }: StaffDependencies): Promise<Session> {
  await checkCode(ctx, rateLimiter, () => consumeCode(ctx, code))
  const token = randomToken()
  const expiresAt = new Date(ctx.now.getTime() + staffSessionDays * dayMs)
  await queries.completeSession(ctx, tokenHash(token), expiresAt)
  return { token, expires_at: expiresAt.toISOString(), needs_second_factor: false }
}

export async function signOut(ctx: StaffCtx): Promise<'ok'> {
  await queries.deleteSession(ctx, ctx.session.id)
  return 'ok'
}

/** Verifies the password of the person who is signed in; throws `login_failed` with the field. */
export async function verifyOwnPassword(ctx: StaffCtx, password: string, field: string, { checkPassword }: StaffDependencies) {
  const { password_hash } = await queries.ownAccount(ctx.db)
  const attempt = { email: ctx.session.email, password, passwordHash: password_hash, trusted: ctx.session.id }
  await checkPassword({ realm: 'staff', address: ctx.address }, attempt).catch(error => {
    throw error instanceof ShopError && error.code === 'login_failed'
      ? new ShopError('login_failed', { fields: { [field]: fieldProblems.wrong_password } })
      : error
  })
  return password_hash
}

export async function confirmIdentity(ctx: StaffCtx, password: string, deps: StaffDependencies): Promise<'ok'> {
  await verifyOwnPassword(ctx, password, 'password', deps)
  await queries.confirmSession(ctx)
  return 'ok'
}

/** Longer than the work takes, so that timing reveals nothing. */
export const minResponseMs = 150

/** Mails a link to set a new password, valid for an hour; an unknown e-mail gets nothing. Response and timing are the same. */
export async function requestPasswordReset(ctx: AdminCtx, email: string, deps: StaffDependencies): Promise<'ok'> {
  await Promise.all([mailReset(ctx, email, deps), pause(minResponseMs)])
  return 'ok'
}

async function mailReset(ctx: AdminCtx, email: string, { db, rateLimiter }: StaffDependencies) {
  if (!(await consumeLinkMail('staff', rateLimiter, email))) return
  const account = await queries.accountByEmail(db.withoutTenant(ctx.now), email)
  const mailCtx = account && mailCtxOf(ctx, account, db)
  if (!mailCtx) return
  const token = randomToken()
  await queries.insertLink(
    db.withStaff(account.staff_id, ctx.now),
    account.staff_id,
    tokenHash(token),
    new Date(ctx.now.getTime() + resetLifetimeMs),
  )
  await queueMail(mailCtx, { kind: 'staff_reset_password', recipient: account.email, language: account.language, data: { token } })
}

/** Sets a new password by a single-use link; the account's other links and its sessions end. */
export async function resetPassword(ctx: AdminCtx, token: string, password: string, { db }: StaffDependencies): Promise<'ok'> {
  const anonymous = db.withoutTenant(ctx.now)
  const account = await queries.accountByLink(anonymous, tokenHash(token))
  if (!account) throw new ShopError('link_invalid')
  assertStrong(password, personOf(account), 'password')
  if (!(await queries.consumeLink(anonymous, tokenHash(token), await hashOf(password)))) throw new ShopError('link_invalid')
  await mailSignInChange(ctx, account.email, 'password', db)
  return 'ok'
}

export const personOf = ({ email, name }: { email: string; name: string }) => {
  const [first_name = '', ...rest] = name.split(' ')
  return { email, first_name, last_name: rest.join(' ') }
}

export async function invitation(ctx: AdminCtx, token: string, { db }: StaffDependencies): Promise<ResponseInput<Calls['invitation']>> {
  const row = await queries.invitationByHash(db.withoutTenant(ctx.now), tokenHash(token))
  if (!row) throw new ShopError('link_invalid')
  const { email, role, shop_name, language, password_hash } = row
  return { email, role, shop_name, language, has_account: password_hash !== null }
}

/**
 * Accepts an invitation and opens a session. Who has an account proves its password: the link alone opens no account of others, unless it was
 * mailed to an address that nobody has confirmed yet.
 */
export async function acceptInvitation(
  ctx: AdminCtx,
  token: string,
  { name, language, password }: Input<Calls['acceptInvitation']>['body'],
  deps: StaffDependencies,
): Promise<Session> {
  const anonymous = deps.db.withoutTenant(ctx.now)
  const hash = tokenHash(token)
  const row = await queries.invitationByHash(anonymous, hash)
  if (!row) throw new ShopError('link_invalid')
  const { email, password_hash } = row
  assertNoDemoFromElsewhere(ctx, email)
  let newHash: string | null = null
  if (password_hash !== null) {
    const attempt = { email, password, passwordHash: password_hash }
    await deps.checkPassword({ realm: 'staff', address: ctx.address }, attempt)
  } else {
    if (name === undefined) throw new ShopError('invalid_body', { fields: { name: fieldProblems.required } })
    assertStrong(password, personOf({ email, name }), 'password')
    newHash = await hashOf(password)
  }
  await consumeStaffSessionLimit(ctx, deps.rateLimiter)
  const staffId = await queries.acceptInvitation(anonymous, hash, name ?? email, language ?? row.language, newHash)
  if (staffId === null) throw new ShopError('link_invalid')
  const account = await queries.accountByEmail(anonymous, email)
  return openSession(ctx, deps.db.withStaff(staffId, ctx.now), staffId, account?.has_authenticator ? 'needed' : 'none')
}
