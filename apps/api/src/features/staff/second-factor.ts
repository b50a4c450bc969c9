import { randomBytes } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import { Secret, TOTP } from 'otpauth'
import type { StaffCtx } from '../../admin-context.ts'
import type { Budget, RateLimiter } from '../../platform/rate-limits.ts'
import { tokenHash } from '../session/session.ts'
import * as queries from './staff.queries.ts'

const issuer = 'Stragan'
const periodSeconds = 30
/** Steps by which the clock of a phone may be wrong, in both directions. */
const window = 1

const totpOf = (secret: string, email = '') => new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds })

export const newSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator reads as a QR code. */
export const authenticatorUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The time step of a code; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = compact(code)
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

const compact = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

const recoveryCodeCount = 10
/** Base32 (RFC 4648). */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten codes of 50 random bits each. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(10)].map(byte => alphabet[byte % alphabet.length]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })

export const recoveryCodeHash = (code: string) => tokenHash(compact(code))

const budgetOf = ({ session }: StaffCtx): Budget => ({ name: 'second factor', key: session.staffId, attempts: 10, minutes: 15 })

/** Counts an attempt at a code; a right one is not counted. Throws `second_factor_wrong`. */
export async function checkCode(ctx: StaffCtx, rateLimiter: RateLimiter, isRight: () => Promise<boolean>) {
  const consumed = await rateLimiter.consume([budgetOf(ctx)])
  if (!(await isRight())) throw new ShopError('second_factor_wrong')
  await consumed.refund()
}

/** Whether a code of the authenticator or a recovery code is right. It is consumed: each is right once. */
export async function consumeCode(ctx: StaffCtx, code: string): Promise<boolean> {
  const { totp_secret } = await queries.ownAccount(ctx.db)
  if (totp_secret === null) return false
  const step = stepOf(totp_secret, code, ctx.now)
  return step === null ? queries.consumeRecoveryCode(ctx, recoveryCodeHash(code)) : queries.acceptStep(ctx, step)
}
