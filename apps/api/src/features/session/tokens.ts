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
 * The tokens that follow a refresh token: always the same, so that every request which brings it at once gets the same ones, and told
 * only by it and the session's derivationSecret together.
 */
export function deriveTokens(refreshToken: string, derivationSecret: string): Tokens {
  const derived = (name: string) => createHmac('sha256', derivationSecret).update(`${name} ${refreshToken}`).digest('base64url')
  return { access: derived('access'), refresh: derived('refresh'), csrf: derived('csrf') }
}

/** The hash by which a token is stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
