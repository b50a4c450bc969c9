import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Tells whether a request's `storefront-secret` is the one that API and storefront share, in the same time whatever was sent: hashes are
 * compared, which are equally long. Without a secret nobody has it.
 */
export function secretCheck(secret: string | undefined): (sent: string | undefined) => boolean {
  if (!secret) return () => false
  const expected = hashOf(secret)
  return sent => sent !== undefined && timingSafeEqual(hashOf(sent), expected)
}
