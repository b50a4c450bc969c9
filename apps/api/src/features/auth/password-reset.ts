import { setTimeout as pause } from 'node:timers/promises'
import { type authCalls, type Input, ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { queueMail } from '../mail/mail.ts'
import { endSessionsOf, randomToken, tokenHash } from '../session/session.ts'
import * as queries from './auth.queries.ts'
import { consumeLinkMail } from './link-mails.ts'
import { assertStrong, hashOf } from './passwords.ts'
import { resendConfirmation } from './registration.ts'

const resetLifetimeMs = 3_600_000

/**
 * Mails a link to set a new password, valid for an hour; an unconfirmed registration gets its confirmation link again, an unknown e-mail
 * or one over the limit nothing. Response and timing are the same (no account enumeration).
 */
export async function requestPasswordReset(ctx: Ctx, email: string, rateLimiter: RateLimiter): Promise<'ok'> {
  await Promise.all([mailReset(ctx, email, rateLimiter), pause(minResponseMs)])
  return 'ok'
}

/** Longer than the work takes, so that timing reveals nothing. */
const minResponseMs = 150

async function mailReset(ctx: Ctx, email: string, rateLimiter: RateLimiter) {
  if (!(await consumeLinkMail(ctx.shop.id, rateLimiter, email))) return
  const customer = await queries.customerByEmail(ctx, email)
  if (!customer) return resendConfirmation(ctx, email)
  const token = randomToken()
  await ctx.db.transaction(async tx => {
    await queries.insertResetLink(ctx, tx, customer.id, tokenHash(token), new Date(ctx.now.getTime() + resetLifetimeMs))
    await queueMail({ ...ctx, db: tx }, { kind: 'reset_password', recipient: customer.email, language: customer.language, data: { token } })
  })
}

/** Sets a new password by a single-use link; deletes the account's other links and devices, and ends its sessions. */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: Input<typeof authCalls.resetPassword>['body']['customer'],
): Promise<'ok'> {
  const owner = await queries.resetLinkOwner(ctx, tokenHash(token))
  if (!owner) throw new ShopError('link_invalid')
  assertStrong(password, owner)
  const passwordHash = await hashOf(password)
  return ctx.db.transaction(async tx => {
    const id = await queries.consumeResetLink(ctx, tx, tokenHash(token))
    if (id === undefined) throw new ShopError('link_invalid')
    await queries.resetPassword(ctx, tx, id, passwordHash)
    await queries.deleteDevices(ctx, tx, id)
    await endSessionsOf(ctx, tx, id)
    return 'ok' as const
  })
}
