import { ShopError } from '@stragan/contract'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../context.ts'
import type { Database, Statement } from './database.ts'

/** A counter, and its limit per window. */
export interface Budget {
  name: string
  key: string
  minutes: number
  /** Without it attempts are counted, never refused. */
  attempts?: number
}

interface Consumed {
  /** The count of each budget, with this attempt. */
  counts: number[]
  /** Uncounts the attempt. A failure is logged, and the attempt stays counted. */
  refund(): Promise<void>
}

export interface RateLimiter {
  /**
   * Counts an attempt against each budget, atomically: parallel attempts cannot exceed a limit. Throws `too_many_requests` if a budget is
   * used up, and counts nothing then.
   */
  consume(budgets: readonly Budget[]): Promise<Consumed>
}

/**
 * Fixed-window rate limiter. The counters are in the database, so that they hold across processes and restarts, and in transactions of
 * their own, so that the rollback of a request does not undo them.
 */
export function createRateLimiter(db: Database, log: Log): RateLimiter {
  const query = async (statement: Statement) => {
    const rows = await db.asOwner(new Date(), 'sheddable').query(statement)
    return { rows, rowCount: rows.length }
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, attempts = Number.MAX_SAFE_INTEGER, minutes }: Budget) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: attempts,
      duration: minutes * 60,
    })
    limiters.set(name, limiter)
    return limiter
  }
  const refundOne = async ({ budget, endsAt }: Counted) => {
    // A refund in the next window would allow an attempt too many.
    if (Date.now() >= endsAt) return
    await limiterOf(budget)
      .reward(budget.key)
      .catch(err => log.warn({ err, limit: budget.name }, 'a rate limit could not be refunded'))
  }
  const consumeOne = async (budget: Budget): Promise<Counted> => {
    try {
      const { consumedPoints, msBeforeNext } = await limiterOf(budget).consume(budget.key)
      return { budget, count: consumedPoints, endsAt: Date.now() + msBeforeNext }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      // The library counts refused attempts, too.
      await refundOne({ budget, count: 0, endsAt: Date.now() + error.msBeforeNext })
      throw new ShopError('too_many_requests', { details: { retry_after: Math.ceil(error.msBeforeNext / 1000) } })
    }
  }
  return {
    async consume(budgets) {
      const counted: Counted[] = []
      const refund = async () => void (await Promise.all(counted.map(refundOne)))
      try {
        for (const budget of budgets) counted.push(await consumeOne(budget))
      } catch (error) {
        await refund()
        throw error
      }
      return { counts: counted.map(({ count }) => count), refund }
    },
  }
}

interface Counted {
  budget: Budget
  count: number
  /** When its window ends, in milliseconds. */
  endsAt: number
}
