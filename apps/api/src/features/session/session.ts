import { type Input, type ResponseInput, ShopError, type sessionCalls, sessionDays, sessionLifetimeHours } from '@stragan/contract'
import type { Ctx, TokenCtx, Visitor, VisitorCtx } from '../../context.ts'
import { type Sql, sql, type Tx } from '../../platform/database.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { deviceOf } from './device.ts'
import * as queries from './session.queries.ts'
import { deriveTokens, randomToken, randomTokens, type Tokens, tokenHash } from './tokens.ts'

export { deviceOf } from './device.ts'
export { randomToken, tokenHash } from './tokens.ts'

type Session = ResponseInput<typeof sessionCalls.createSession>

const accessMs = sessionLifetimeHours * 3_600_000
const refreshMs = sessionDays * 86_400_000
/** For this time after a rotation the previous refresh token still yields the new tokens, for concurrent requests. */
const graceMs = 30_000

/** Creates a session of an anonymous visitor. */
export async function createSession(ctx: Ctx, rateLimiter: RateLimiter): Promise<Session> {
  await consumeSessionLimit(ctx, rateLimiter)
  return insertSession(ctx, null)
}

/** Rate limit of new sessions, for every call that creates one: 600 per address in 15 minutes. Throws `too_many_requests`. */
export const consumeSessionLimit = ({ shop, address }: Pick<Ctx, 'shop' | 'address'>, rateLimiter: RateLimiter) =>
  consumeSession(shop.id, address, rateLimiter)

/** The same limit for sessions of staff, which belong to no shop. */
export const consumeStaffSessionLimit = ({ address }: { address: string }, rateLimiter: RateLimiter) =>
  consumeSession('staff', address, rateLimiter)

const consumeSession = (realm: number | 'staff', address: string, rateLimiter: RateLimiter) =>
  rateLimiter.consume([{ name: 'session address', key: `${realm} ${address}`, attempts: 600, minutes: 15 }])

async function insertSession(ctx: Ctx, customerId: number | null): Promise<Session> {
  const tokens = randomTokens()
  const expiries = expiriesFrom(ctx.now)
  const device = customerId === null ? null : deviceOf(ctx.userAgent ?? '')
  await queries.insertSession(ctx, randomToken(), customerId, device, tokenRow(tokens, expiries))
  return sessionView(tokens, expiries)
}

/**
 * Replaces the session at login by a new one, which prevents session fixation; the previous session ends. Runs `takeOverCart` for an
 * anonymous session, under its lock, so that only one of concurrent logins takes its cart. A customer keeps their own cart.
 */
export async function createCustomerSession(
  ctx: Ctx,
  tx: Tx,
  customerId: number,
  previous: Visitor,
  takeOverCart: () => Promise<void>,
): Promise<Session> {
  if (await queries.lockSession(ctx, tx, previous.sessionId)) {
    if (previous.customer === null) await takeOverCart()
    await queries.deleteSession(ctx, tx, previous.sessionId)
  }
  return insertSession({ ...ctx, db: tx }, customerId)
}

/** Ends all sessions of a customer, except one. */
export const endSessionsOf = (ctx: Ctx, tx: Tx, customerId: number, except: string | null = null) =>
  queries.deleteSessionsOf(ctx, tx, customerId, except)

/**
 * Rotates the refresh token (RFC 9700, section 4.14.2). Within `graceMs` after the rotation, the previous token yields the same new tokens;
 * later reuse counts as theft and ends the session. A wrong CSRF token changes nothing.
 */
export async function refreshSession(ctx: Ctx, body: Input<typeof sessionCalls.refreshSession>['body']): Promise<Session> {
  const refreshHash = tokenHash(body.refresh_token)
  const csrfHash = tokenHash(body.csrf_token)
  // The error is thrown after the commit: it may have ended the session.
  const outcome = await ctx.db.transaction(async (tx): Promise<Session | ShopError> => {
    const expiries = expiriesFrom(ctx.now)
    const rotated = await queries.rotateRefreshToken(ctx, tx, refreshHash, csrfHash, expiries.refresh)
    if (rotated) {
      const tokens = deriveTokens(body.refresh_token, rotated.derivation_secret)
      await storeTokens(ctx, tx, rotated.session_id, tokens, expiries)
      return sessionView(tokens, expiries)
    }
    const token = await queries.findToken(ctx, tx, refreshHash)
    if (!token || token.refresh_expires_at <= ctx.now) return new ShopError('session_expired')
    if (token.csrf_hash !== csrfHash) return new ShopError('csrf_token_wrong')
    if (token.rotated_at && ctx.now.getTime() - token.rotated_at.getTime() <= graceMs) {
      const tokens = deriveTokens(body.refresh_token, token.derivation_secret)
      const stored = await queries.expiriesOf(ctx, tx, tokenHash(tokens.refresh))
      if (stored) return sessionView(tokens, { access: stored.access_expires_at, refresh: stored.refresh_expires_at })
    }
    await queries.deleteSession(ctx, tx, token.session_id)
    return new ShopError('session_expired')
  })
  if (outcome instanceof ShopError) throw outcome
  return outcome
}

/** Ends the session and deletes an anonymous visitor's cart. */
export const logout = async (ctx: VisitorCtx): Promise<null> => {
  await queries.deleteSession(ctx, ctx.db, ctx.visitor.sessionId)
  return null
}

/** Finds the visitor of an access token; undefined if it is unknown, has expired or belongs to another shop. */
export const findVisitor = (ctx: Ctx, accessToken: string) => queries.findVisitor(ctx, tokenHash(accessToken))

/** The row by which a statement of a `TokenCtx` finds its session. */
export interface VisitorRow {
  session_id: string
  customer: Visitor['customer']
}

/** Selects the VisitorRow of the access token, in a statement that does its work with it; none if the session ended. */
export const visitorByToken = ({ shop, accessToken }: TokenCtx): Sql =>
  sql`select session_id, customer_id, customer from session_by_token(${shop.id}, ${tokenHash(accessToken)})`

/** A row of such a statement, which has none if the session ended. Throws `session_expired`. */
export function visitorsRow<Row extends { visitor: VisitorRow }>(row: Row | undefined): Row {
  if (!row) throw new ShopError('session_expired')
  return row
}

/** The same for a call that requires a customer. Throws `customer_required`. */
export function customersRow<Row extends { visitor: VisitorRow }>(row: Row | undefined): Row {
  if (!visitorsRow(row).visitor.customer) throw new ShopError('customer_required')
  return row as Row
}

export const visitorIn = ({ visitor: { session_id, customer } }: { visitor: VisitorRow }): Visitor => ({ sessionId: session_id, customer })

interface Expiries {
  access: Date
  refresh: Date
}

const expiriesFrom = (now: Date): Expiries => ({ access: new Date(now.getTime() + accessMs), refresh: new Date(now.getTime() + refreshMs) })

const storeTokens = (ctx: Ctx, tx: Tx, sessionId: string, tokens: Tokens, expiries: Expiries) =>
  queries.insertTokens(ctx, tx, sessionId, tokenRow(tokens, expiries))

const tokenRow = (tokens: Tokens, expiries: Expiries): queries.TokenRow => ({
  refreshHash: tokenHash(tokens.refresh),
  csrfHash: tokenHash(tokens.csrf),
  accessHash: tokenHash(tokens.access),
  accessExpiresAt: expiries.access,
  refreshExpiresAt: expiries.refresh,
})

const sessionView = (tokens: Tokens, expiries: Expiries): Session => ({
  access_token: tokens.access,
  refresh_token: tokens.refresh,
  csrf_token: tokens.csrf,
  accessExpiresAt: expiries.access.toISOString(),
  refreshExpiresAt: expiries.refresh.toISOString(),
})
