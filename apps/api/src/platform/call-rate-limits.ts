import { type CallLimit, type Operation, ShopError } from '@stragan/contract'
import type { Budget, RateLimiter } from './rate-limits.ts'

interface Attempt {
  /** Counts apart: the id of a shop, or `admin`. */
  realm: string
  /** Network of the caller. */
  address: string
  /** The call's name. */
  name: string
  call: Operation
  /** Looked up for limits per session; undefined without one. */
  sessionId: () => Promise<string | undefined>
}

/**
 * Applies the rate limits of a call. Attempts are counted before the work and outside its transaction; a limit on one kind of failure
 * refunds them after any other outcome.
 */
export async function withRateLimits<T>(attempt: Attempt, rateLimiter: RateLimiter, work: () => Promise<T>): Promise<T> {
  const applied = [attempt.call.limit ?? []].flat()
  if (applied.length === 0) return work()
  const consumed = await rateLimiter.consume(await budgetsOf(attempt, applied))
  const failures = new Set(applied.flatMap(({ counts }) => counts ?? []))
  if (failures.size === 0) return work()
  try {
    const response = await work()
    await consumed.refund()
    return response
  } catch (error) {
    if (!(error instanceof ShopError && failures.has(error.code))) await consumed.refund()
    throw error
  }
}

async function budgetsOf({ realm, address, name, sessionId }: Attempt, applied: readonly CallLimit[]): Promise<Budget[]> {
  const budgets: Budget[] = []
  for (const { attempts, minutes, per = 'address' } of applied) {
    const subject = per === 'session' ? await sessionId() : address
    // Without a session the call itself refuses the request.
    if (subject !== undefined) budgets.push({ name: `${name} ${per}`, key: `${realm} ${subject}`, attempts, minutes })
  }
  return budgets
}
