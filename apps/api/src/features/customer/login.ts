import { type customerCalls, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx, Visitor } from '../../context.ts'
import type { Tx } from '../../platform/database.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { mergeCartOf } from '../cart/cart.ts'
import { consumeSessionLimit, createCustomerSession, randomToken, tokenHash } from '../session/session.ts'
import * as queries from './customer.queries.ts'
import type { CheckPassword } from './password-check.ts'

type LoggedIn = ResponseInput<typeof customerCalls.login>

/** For so long a device counts as one that logged in before. */
const deviceMs = 365 * 86_400_000

export interface LoginDependencies {
  rateLimiter: RateLimiter
  checkPassword: CheckPassword
}

/** Logs in: a new session, which has the visitor's cart in the customer's. Neither answer nor time tells whether the e-mail is known. */
export async function login(
  ctx: MaybeVisitorCtx,
  { email, password, device_token }: Input<typeof customerCalls.login>['body']['session'],
  { rateLimiter, checkPassword }: LoginDependencies,
): Promise<LoggedIn> {
  const { visitor } = ctx
  if (!visitor) throw new ShopError('session_missing')
  const customer = await queries.customerForLogin(ctx, email, device_token ? tokenHash(device_token) : null)
  const isKnownDevice = Boolean(customer?.device_hash)
  await checkPassword(ctx, { email, password, passwordHash: customer?.password_hash, trusted: customer?.device_hash ?? undefined })
  if (!customer) throw new ShopError('login_failed')
  await consumeSessionLimit(ctx, rateLimiter)
  return ctx.db.transaction(tx => logInAs(ctx, tx, customer.id, visitor, isKnownDevice ? device_token : undefined))
}

/** The session of a customer who has just proved who they are, and a token for the device; a known device keeps its token. */
export async function logInAs(ctx: Ctx, tx: Tx, customerId: number, visitor: Visitor, deviceToken?: string | null): Promise<LoggedIn> {
  const session = await createCustomerSession(ctx, tx, customerId, visitor, () => mergeCartOf(ctx, tx, visitor.sessionId, customerId))
  const device_token = deviceToken ?? randomToken()
  await queries.keepDevice(ctx, tx, customerId, tokenHash(device_token), new Date(ctx.now.getTime() + deviceMs))
  return { ...session, device_token }
}
