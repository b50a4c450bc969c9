import { createHash, createHmac, randomBytes } from 'node:crypto'

export interface Tokens {
  access: string
  refresh: string
  csrf: string
}

const bytes = 32

/** Three opaque tokens of 256 random bits. */
export const randomTokens = (): Tokens => ({ access: randomToken(), refresh: randomToken(), csrf: randomToken() })

export const randomToken = () => randomBytes(bytes).toString('base64url')

/**
 * Derives the next tokens from a refresh token and the session's secret. Deterministic, so that concurrent requests with the same token
 * receive the same tokens.
 */
export function deriveTokens(refreshToken: string, derivationSecret: string): Tokens {
  const derived = (name: string) => createHmac('sha256', derivationSecret).update(`${name} ${refreshToken}`).digest('base64url')
  return { access: derived('access'), refresh: derived('refresh'), csrf: derived('csrf') }
}

/** Tokens are stored as hashes only. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
