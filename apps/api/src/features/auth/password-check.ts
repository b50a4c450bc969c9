import { setTimeout as pauseByClock } from 'node:timers/promises'
import { ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { Budget, RateLimiter } from '../../platform/rate-limits.ts'
import { emailDigest, type Realm } from './link-mails.ts'
import { verifyPassword } from './passwords.ts'

/** A login attempt. */
interface Attempt {
  email: string
  password: string
  /** Argon2 hash to verify against; undefined if the e-mail has no account, which takes equally long. */
  passwordHash: string | undefined
  /** Key of a trusted device or a session of the customer, which has its own budget. */
  trusted?: string | undefined
}

/** Who attempts to log in, and among whose accounts. */
interface Caller {
  realm: Realm
  address: string
}

/** Throws `login_failed` if the password is wrong, `too_many_requests` if a limit is exceeded. */
export type CheckPassword = (caller: Caller, attempt: Attempt) => Promise<void>

/** The caller of a request to a shop. */
export const customerCaller = ({ shop, address }: Pick<Ctx, 'shop' | 'address'>): Caller => ({ realm: shop.id, address })

const minutes = 15
/** Failures of one address on one account, or of one trusted device. */
const maxAccountFailures = 10
/** Failures of one address on any account. */
const maxAddressFailures = 300

/** Failures on an account before attempts are delayed, by a linearly growing time. */
const undelayedFailures = 20
const stepMs = 100
const maxDelayMs = 5000
/**
 * Attempts that wait at once for one account, per process: of addresses that failed on it before, and of new ones. An address has one
 * attempt as a new one, so that guessing from a few addresses cannot lock the owner out.
 */
const maxWaiting = { known: 4, new: 200 }

/**
 * Creates the rate-limited password check. Budgets are consumed before the password is verified, and refunded if it is right. Failures of
 * others on an account delay an attempt and never refuse it; a trusted device is not delayed (OWASP: device cookies). Waits, so it must be
 * called outside of a transaction.
 */
export function passwordCheck(rateLimiter: RateLimiter, pause: (ms: number) => Promise<unknown> = pauseByClock): CheckPassword {
  const delay = delayPerAccount(pause)
  return async (caller, { email, password, passwordHash, trusted }) => {
    const account = `${caller.realm} ${emailDigest(email)}`
    const consumed = await rateLimiter.consume(trusted ? trustedBudgets(caller, trusted) : budgetsOf(caller, account))
    const [ofAddress = 0, , failures = 0] = consumed.counts
    try {
      await delay(account, failures, ofAddress > 1 ? 'known' : 'new')
      if (!(await verifyPassword(password, passwordHash))) throw new ShopError('login_failed')
    } catch (error) {
      if (!(error instanceof ShopError && error.code === 'login_failed')) await consumed.refund()
      throw error
    }
    await consumed.refund()
  }
}

const budgetsOf = ({ realm, address }: Caller, account: string): Budget[] => [
  { name: 'login account address', key: `${account} ${address}`, attempts: maxAccountFailures, minutes },
  { name: 'login address', key: `${realm} ${address}`, attempts: maxAddressFailures, minutes },
  { name: 'login account', key: account, minutes },
]

const trustedBudgets = ({ realm }: Caller, trusted: string): Budget[] => [
  { name: 'login trusted', key: `${realm} ${trusted}`, attempts: maxAccountFailures, minutes },
]

/** Delays attempts by the failures on their account; throws `too_many_requests` if too many wait already. */
function delayPerAccount(pause: (ms: number) => Promise<unknown>) {
  const waiting = new Map<string, number>()
  return async (account: string, failures: number, address: keyof typeof maxWaiting) => {
    const ms = Math.min((failures - undelayedFailures) * stepMs, maxDelayMs)
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
