import { type authCalls, deviceDays, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx, Visitor } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { mergeCartOf } from '../cart/cart.ts'
import { consumeSessionLimit, createCustomerSession, randomToken, tokenHash } from '../session/session.ts'
import * as queries from './auth.queries.ts'
import { type CheckPassword, customerCaller } from './password-check.ts'

type LoginResponse = ResponseInput<typeof authCalls.login>

/** Lifetime of a device token. */
const deviceLifetimeMs = deviceDays * 86_400_000

export interface LoginDependencies {
  rateLimiter: RateLimiter
  checkPassword: CheckPassword
}

/** Logs in: starts a new session and merges the carts. Response and timing do not reveal whether the e-mail has an account. */
export async function login(
  ctx: MaybeVisitorCtx,
  { email, password, device_token }: Input<typeof authCalls.login>['body']['session'],
  { rateLimiter, checkPassword }: LoginDependencies,
): Promise<LoginResponse> {
  const { visitor } = ctx
  if (!visitor) throw new ShopError('session_missing')
  const customer = await queries.customerForLogin(ctx, email, device_token ? tokenHash(device_token) : null)
  const isKnownDevice = Boolean(customer?.device_hash)
  await checkPassword(customerCaller(ctx), {
    email,
    password,
    passwordHash: customer?.password_hash,
    trusted: customer?.device_hash ?? undefined,
  })
  if (!customer) throw new ShopError('login_failed')
  await consumeSessionLimit(ctx, rateLimiter)
  return ctx.db.transaction(tx => logInAs(ctx, tx, customer.id, visitor, isKnownDevice ? device_token : undefined))
}

/**
 * Starts the session of an authenticated customer, unless staff have locked them, and issues a device token; a known device retains its
 * own. The lock is reported only after the password was verified. A customer who was erased meanwhile cannot log in.
 */
export async function logInAs(ctx: Ctx, tx: Tx, customerId: number, visitor: Visitor, deviceToken?: string | null): Promise<LoginResponse> {
  const isLocked = await queries.isLocked(ctx, tx, customerId)
  if (isLocked === undefined) throw new ShopError('login_failed')
  if (isLocked) throw new ShopError('account_locked')
  const session = await createCustomerSession(ctx, tx, customerId, visitor, () => mergeCartOf(ctx, tx, visitor.sessionId, customerId))
  const device_token = deviceToken ?? randomToken()
  await queries.saveDevice(ctx, tx, customerId, tokenHash(device_token), new Date(ctx.now.getTime() + deviceLifetimeMs))
  return { ...session, device_token }
}
