import { type CallLimit, ShopError } from '@stragan/contract'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Statement } from './database.ts'

export interface Limits {
  /** Throws `too_many_requests` where the key has used up its attempts. */
  assertLeft(name: string, limit: CallLimit, key: string): Promise<void>
  /** Counts an attempt. */
  count(name: string, limit: CallLimit, key: string): Promise<void>
}

/** Attempts counted in the database, so that the number holds over all processes and restarts. */
export function limitsIn(db: Database): Limits {
  const query = async (statement: Statement) => {
    const rows = await db.asOwner(new Date(), tx => tx.query(statement), 'refusable')
    return { rows, rowCount: rows.length }
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, limit: CallLimit) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limit.attempts,
      duration: limit.minutes * 60,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async assertLeft(name, limit, key) {
      const used: RateLimiterRes | null = await limiterOf(name, limit).get(key)
      if (used && used.consumedPoints >= limit.attempts)
        throw new ShopError('too_many_requests', { details: { retry_after: Math.ceil(used.msBeforeNext / 1000) } })
    },
    async count(name, limit, key) {
      await limiterOf(name, limit).penalty(key)
    },
  }
}
