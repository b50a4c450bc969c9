import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * Creates the check of a request's `storefront-secret` against the one that API and storefront share. It compares hashes, in constant time.
 * Without a secret it rejects every request.
 */
export function createSecretVerifier(secret: string | undefined): (sent: string | undefined) => boolean {
  if (!secret) return () => false
  const expected = hashOf(secret)
  return sent => sent !== undefined && timingSafeEqual(hashOf(sent), expected)
}
