import { ShopError } from '@stragan/contract'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../context.ts'
import type { Database, Statement } from './database.ts'

/** What an attempt is counted against. */
export interface Budget {
  name: string
  key: string
  minutes: number
  /** Absent, attempts are counted and never refused. */
  attempts?: number
}

/** An attempt that was counted. */
interface Consumed {
  /** How many each budget has counted now, this attempt included. */
  counts: number[]
  /** Takes the attempt off again; where that fails it stays counted, and the request goes on. */
  refund(): Promise<void>
}

export interface Limits {
  /**
   * Counts an attempt against each budget, atomically and before the work: of parallel attempts no more pass than are allowed. Where one
   * budget is used up, nothing is counted and `too_many_requests` is thrown.
   */
  consume(budgets: readonly Budget[]): Promise<Consumed>
}

/**
 * Fixed-window counters in the database, so that they hold over all processes and restarts; in transactions of their own, which no
 * request's rollback takes back.
 */
export function limitsIn(db: Database, log: Log): Limits {
  const query = async (statement: Statement) => {
    const rows = await db.asOwner(new Date(), tx => tx.query(statement), 'sheddable')
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
  const giveBack = async ({ budget, endsAt }: Counted) => {
    // In the next window it would be an attempt more than allowed.
    if (Date.now() >= endsAt) return
    await limiterOf(budget)
      .reward(budget.key)
      .catch(err => log.warn({ err, limit: budget.name }, 'an attempt stays counted'))
  }
  const consumeOne = async (budget: Budget): Promise<Counted> => {
    try {
      const { consumedPoints, msBeforeNext } = await limiterOf(budget).consume(budget.key)
      return { budget, count: consumedPoints, endsAt: Date.now() + msBeforeNext }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      // The library counts what it refuses too.
      await giveBack({ budget, count: 0, endsAt: Date.now() + error.msBeforeNext })
      throw new ShopError('too_many_requests', { details: { retry_after: Math.ceil(error.msBeforeNext / 1000) } })
    }
  }
  return {
    async consume(budgets) {
      const counted: Counted[] = []
      const refund = async () => void (await Promise.all(counted.map(giveBack)))
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
