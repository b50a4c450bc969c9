import { setTimeout as pauseByClock } from 'node:timers/promises'
import { ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { Budget, RateLimiter } from '../../platform/rate-limits.ts'
import { emailDigest } from './link-mails.ts'
import { fits } from './passwords.ts'

/** A password that somebody gave for an e-mail. */
interface Attempt {
  email: string
  password: string
  /** The Argon2 hash to verify it by; undefined where the e-mail has no account, which takes as long. */
  passwordHash: string | undefined
  /** Names a device that logged in before, or a session of the customer: it has a budget of its own. */
  trusted?: string | undefined
}

/** Throws `login_failed` where the password is wrong, `too_many_requests` where it may not be tried now. */
export type CheckPassword = (ctx: Ctx, attempt: Attempt) => Promise<void>

const minutes = 15
/** Wrong passwords of one address for one account, or of one trusted device. */
const accountAttempts = 10
/** Wrong passwords of one address for any account. */
const addressAttempts = 300

/** From so many wrong passwords for an account on each further attempt waits, for longer and longer. */
const undelayed = 20
const stepMs = 100
const maxDelayMs = 5000
/**
 * So many attempts wait at once for one account, in one process: of addresses that failed on it before, and of the others. An address has
 * one attempt among the others, so that whoever guesses from a few addresses cannot keep the owner out.
 */
const maxWaiting = { known: 4, new: 200 }

/**
 * Verifies passwords within limits that are counted before the password is looked at, and taken off again where it is right. Failures of
 * others on an account delay an attempt and never refuse it; a trusted device is not even delayed (OWASP: device cookies). To be called
 * outside of a transaction, since it waits.
 */
export function passwordCheck(rateLimiter: RateLimiter, pause: (ms: number) => Promise<unknown> = pauseByClock): CheckPassword {
  const delay = delayPerAccount(pause)
  return async (ctx, { email, password, passwordHash, trusted }) => {
    const account = `${ctx.shop.id} ${emailDigest(email)}`
    const consumed = await rateLimiter.consume(trusted ? trustedBudgets(ctx, trusted) : budgetsOf(ctx, account))
    const [ofAddress = 0, , failures = 0] = consumed.counts
    try {
      await delay(account, failures, ofAddress > 1 ? 'known' : 'new')
      if (!(await fits(password, passwordHash))) throw new ShopError('login_failed')
    } catch (error) {
      if (!(error instanceof ShopError && error.code === 'login_failed')) await consumed.refund()
      throw error
    }
    await consumed.refund()
  }
}

const budgetsOf = (ctx: Ctx, account: string): Budget[] => [
  { name: 'login account address', key: `${account} ${ctx.address}`, attempts: accountAttempts, minutes },
  { name: 'login address', key: `${ctx.shop.id} ${ctx.address}`, attempts: addressAttempts, minutes },
  { name: 'login account', key: account, minutes },
]

const trustedBudgets = (ctx: Ctx, trusted: string): Budget[] => [
  { name: 'login trusted', key: `${ctx.shop.id} ${trusted}`, attempts: accountAttempts, minutes },
]

/** Delays attempts by how many failed on their account; throws `too_many_requests` where too many wait already. */
function delayPerAccount(pause: (ms: number) => Promise<unknown>) {
  const waiting = new Map<string, number>()
  return async (account: string, failures: number, address: keyof typeof maxWaiting) => {
    const ms = Math.min((failures - undelayed) * stepMs, maxDelayMs)
    if (ms <= 0) return
    const key = `${address} ${account}`
    const others = waiting.get(key) ?? 0
    if (others >= maxWaiting[address]) throw new ShopError('too_many_requests', { details: { retry_after: Math.ceil(maxDelayMs / 1000) } })
    waiting.set(key, others + 1)
    try {
      await pause(ms)
    } finally {
      const left = (waiting.get(key) ?? 1) - 1
      if (left > 0) waiting.set(key, left)
      else waiting.delete(key)
    }
  }
}
