import { createHash } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import type { RateLimiter } from '../../platform/rate-limits.ts'

/** Accounts with names of their own: the id of a shop, for its customers; or `staff`. */
export type Realm = number | 'staff'

/** Limit of mails with a link to one e-mail, which anybody can trigger. */
const linkMails = { name: 'link mail', attempts: 10, minutes: 60 }

/** Hash of an e-mail as a key of rate limits, so that they store no personal data. */
export const emailDigest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Consumes the limit of mails with a link to an e-mail. Throws `too_many_requests`, as to somebody who may know that. */
export async function assertLinkMail(realm: Realm, rateLimiter: RateLimiter, email: string, limit = linkMails): Promise<void> {
  await rateLimiter.consume([{ ...limit, key: `${realm} ${emailDigest(email)}` }])
}

/** The same for calls of anybody; false if the limit is exceeded, which responses must not reveal. */
export async function consumeLinkMail(realm: Realm, rateLimiter: RateLimiter, email: string, limit = linkMails): Promise<boolean> {
  try {
    await assertLinkMail(realm, rateLimiter, email, limit)
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too_many_requests') return false
    throw error
  }
}
