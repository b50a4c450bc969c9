import { createHmac, timingSafeEqual } from 'node:crypto'
import { deviceDays } from '@stragan/contract'
import { randomToken } from '../session/session.ts'

/** Whose device it is. */
interface Owner {
  staff_id: string
  password_hash: string | null
}

const lifetimeMs = deviceDays * 86_400_000

/** Signs for no account: as much work as for one. */
const keyOfNobody = randomToken()

const signatureOf = (device: string, expires: string, owner: Owner | undefined) =>
  createHmac('sha256', owner?.password_hash ?? keyOfNobody)
    .update(`staff device ${owner?.staff_id} ${device} ${expires}`)
    .digest()

/**
 * Token of a device on which a person signed in, a new one by default, for a year: signed with the hash of the password, so that nothing is
 * stored and a new password makes every device unknown.
 */
export function deviceToken(owner: Owner, now: Date, device = randomToken()): string {
  const expires = String(now.getTime() + lifetimeMs)
  return [device, expires, signatureOf(device, expires, owner).toString('base64url')].join('.')
}

/** The device of a token; undefined unless it was signed for this account and is valid. */
export function deviceIn(token: string | null | undefined, owner: Owner | undefined, now: Date): string | undefined {
  const [device = '', expires = '', signature = ''] = (token ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(device, expires, owner)
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && Number(expires) > now.getTime() ? device : undefined
}
