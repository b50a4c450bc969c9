import { setTimeout as pause } from 'node:timers/promises'
import { type customerCalls, type Input, ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { queueMail } from '../mail/mail.ts'
import { endSessionsOf, randomToken, tokenHash } from '../session/session.ts'
import * as queries from './customer.queries.ts'
import { mayMailLink } from './link-mails.ts'
import { assertStrong, hashOf } from './passwords.ts'
import { mailConfirmationAgain } from './registration.ts'

const resetMs = 3_600_000

/**
 * Mails a link to set a new password, for an hour; an e-mail that was registered and not confirmed gets a link to confirm it, and one that
 * is unknown nothing, nor one that was sent too many. Answer and time are the same.
 */
export async function askPasswordReset(ctx: Ctx, email: string, rateLimiter: RateLimiter): Promise<'ok'> {
  await Promise.all([mailReset(ctx, email, rateLimiter), pause(slowestMs)])
  return 'ok'
}

/** Longer than the work takes, so that its time tells nothing. */
const slowestMs = 150

async function mailReset(ctx: Ctx, email: string, rateLimiter: RateLimiter) {
  if (!(await mayMailLink(ctx, rateLimiter, email))) return
  const customer = await queries.customerByEmail(ctx, email)
  if (!customer) return mailConfirmationAgain(ctx, email)
  const token = randomToken()
  await ctx.db.transaction(async tx => {
    await queries.insertResetLink(ctx, tx, customer.id, tokenHash(token), new Date(ctx.now.getTime() + resetMs))
    const data = { token, name: customer.first_name }
    await queueMail({ ...ctx, db: tx }, { kind: 'reset_password', recipient: customer.email, language: customer.language, data })
  })
}

/** Sets a new password by a link, which works once and ends every other of the account, every session of the account and forgets its devices. */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: Input<typeof customerCalls.resetPassword>['body']['customer'],
): Promise<'ok'> {
  const owner = await queries.resetLinkOwner(ctx, tokenHash(token))
  if (!owner) throw new ShopError('link_invalid')
  assertStrong(password, owner)
  const passwordHash = await hashOf(password)
  return ctx.db.transaction(async tx => {
    const id = await queries.takeResetLink(ctx, tx, tokenHash(token))
    if (id === undefined) throw new ShopError('link_invalid')
    await queries.resetPassword(ctx, tx, id, passwordHash)
    await queries.forgetDevices(ctx, tx, id)
    await endSessionsOf(ctx, tx, id)
    return 'ok' as const
  })
}
