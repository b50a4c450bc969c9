import { createHash } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'

/** Limit of mails with a link to one e-mail, which anybody can trigger. */
const linkMails = { name: 'link mail', attempts: 10, minutes: 60 }

/** Hash of an e-mail as a key of rate limits, so that they store no personal data. */
export const emailDigest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Consumes the limit of mails with a link to an e-mail; false if it is exceeded, which responses must not reveal. */
export async function consumeLinkMail(ctx: Ctx, rateLimiter: RateLimiter, email: string, limit = linkMails): Promise<boolean> {
  try {
    await rateLimiter.consume([{ ...limit, key: `${ctx.shop.id} ${emailDigest(email)}` }])
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too_many_requests') return false
    throw error
  }
}
