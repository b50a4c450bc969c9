import { isLocalhost, ShopError } from '@stragan/contract'
import { passkeyMinutes } from '@stragan/contract/admin'
import { z } from 'zod'
import type { AdminCtx } from '../../admin-context.ts'
import { randomToken, tokenHash } from '../session/session.ts'
import type { NewChallenge } from './passkeys.queries.ts'

/** Whom passkeys are for (WebAuthn, Relying Party): the host of the back office, at one address. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The relying party of a request. Refused at another host than ADMIN_HOST, and over http except on this machine: browsers have no passkeys
 * there.
 */
export function relyingPartyOf({ origin, log }: AdminCtx, adminHost: string | undefined): RelyingParty {
  const url = URL.parse(origin)
  const isSecure = url?.protocol === 'https:' || isLocalhost(url?.hostname ?? '')
  if (adminHost !== undefined && isSecure && url?.hostname === adminHost) return { id: adminHost, origin: url.origin }
  log.warn({ origin, adminHost }, 'passkeys work at ADMIN_HOST only, over https')
  throw new ShopError('passkey_refused')
}

/** How browsers count it. */
export const timeoutMs = passkeyMinutes * 60_000

/** A challenge of 256 random bits, and the row that is stored of it. */
export function newChallenge({ now }: AdminCtx, { origin }: RelyingParty): { challenge: string; row: NewChallenge } {
  const challenge = randomToken()
  return { challenge, row: { hash: tokenHash(challenge), origin, expiresAt: new Date(now.getTime() + timeoutMs) } }
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() })

/** The challenge that a browser says it had signed. Throws `passkey_refused` for anything else, and from within a page of another site. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge
  } catch (cause) {
    throw new ShopError('passkey_refused', { cause })
  }
}
