import { type Input, type ResponseInput, ShopError, type sessionCalls, sessionDays, sessionLifetimeHours } from '@stragan/contract'
import type { Ctx, Visitor, VisitorCtx } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import * as queries from './session.queries.ts'
import { deriveTokens, randomToken, randomTokens, type Tokens, tokenHash } from './tokens.ts'

export { randomToken, tokenHash } from './tokens.ts'

type Session = ResponseInput<typeof sessionCalls.createSession>

const accessMs = sessionLifetimeHours * 3_600_000
const refreshMs = sessionDays * 86_400_000
/** For so long a spent refresh token is answered with what followed it: requests that were under way together. */
const graceMs = 30_000

/** A session of its own for a visitor who has none. */
export async function createSession(ctx: Ctx, rateLimiter: RateLimiter): Promise<Session> {
  await consumeSessionLimit(ctx, rateLimiter)
  return insertSession(ctx, null)
}

/** Counts a session that is about to be created, by whichever call: 600 of an address in 15 minutes. Throws `too_many_requests`. */
export const consumeSessionLimit = (ctx: Ctx, rateLimiter: RateLimiter) =>
  rateLimiter.consume([{ name: 'session address', key: `${ctx.shop.id} ${ctx.address}`, attempts: 600, minutes: 15 }])

async function insertSession(ctx: Ctx, customerId: number | null): Promise<Session> {
  const tokens = randomTokens()
  const expiries = expiriesFrom(ctx.now)
  await queries.insertSession(ctx, randomToken(), customerId, tokenRow(tokens, expiries))
  return sessionView(tokens, expiries)
}

/**
 * Replaces the session that somebody logs in from by a new one, so that whoever planted it gains nothing; the previous one ends, whoever
 * it was of. A visitor's is handed to `take` while it is held: of several log-ins from it exactly one takes it. A customer's is nobody's
 * to take: their cart stays theirs.
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

/** Ends every session of a customer, but perhaps the one that asks. */
export const endSessionsOf = (ctx: Ctx, tx: Tx, customerId: number, except: string | null = null) =>
  queries.deleteSessionsOf(ctx, tx, customerId, except)

/**
 * Exchanges a refresh token. One that was spent a moment ago gets the tokens that followed it; one spent longer ago was stolen from
 * somebody, and ends the session for whoever has it. A wrong csrf token changes nothing.
 */
export async function refreshSession(ctx: Ctx, body: Input<typeof sessionCalls.refreshSession>['body']): Promise<Session> {
  const refreshHash = tokenHash(body.refresh_token)
  const csrfHash = tokenHash(body.csrf_token)
  // A refusal may have ended the session: it is thrown when that is expiries.
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
      const expiries = await queries.expiriesOf(ctx, tx, tokenHash(tokens.refresh))
      if (expiries) return sessionView(tokens, { access: expiries.access_expires_at, refresh: expiries.refresh_expires_at })
    }
    await queries.deleteSession(ctx, tx, token.session_id)
    return new ShopError('session_expired')
  })
  if (outcome instanceof ShopError) throw outcome
  return outcome
}

/** Ends the session of the request, with the visitor's cart. */
export const logout = async (ctx: VisitorCtx): Promise<null> => {
  await queries.deleteSession(ctx, ctx.db, ctx.visitor.sessionId)
  return null
}

/** Whose access token this is; undefined where it is nobody's, has expired, or belongs to another shop. */
export const findVisitor = (ctx: Ctx, accessToken: string) => queries.findVisitor(ctx, tokenHash(accessToken))

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
