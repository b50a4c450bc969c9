import { createHash } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'

/** Mails with a link that anybody may ask for, to one e-mail: enough to lose some, too few to be a nuisance. */
const attempts = 10
const minutes = 60

/** What limits count an e-mail by: whoever reads them learns none. */
export const emailDigest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Counts a mail with a link to an e-mail; false where it has had as many as it may, which the caller does not tell. */
export async function mayMailLink(ctx: Ctx, rateLimiter: RateLimiter, email: string): Promise<boolean> {
  try {
    await rateLimiter.consume([{ name: 'link mail', key: `${ctx.shop.id} ${emailDigest(email)}`, attempts, minutes }])
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too_many_requests') return false
    throw error
  }
}
